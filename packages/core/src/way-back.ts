/**
 * The way back: what a change that fails in the middle is undone to.
 *
 * Before a change the working world is copied aside. That is spared when it still equals a snapshot, as
 * after a world was copied from another or brought in: then the snapshot is the way back. A search, which
 * copies a state and takes one action, so pays for one copy and not for two.
 */
import { listenAgain } from "./listeners.ts";
import { copyIn, keepUndo, type Snapshot, undo } from "./memory.ts";
import { startSequence } from "./sequence.ts";

/** A snapshot that the working world equals, until something changes. */
let equal: Snapshot | undefined;

/** Says that the working world has just been copied from or to this snapshot. */
export function workingWorldEquals(snapshot: Snapshot | undefined): void {
  equal = snapshot;
}

/** Begins a change and returns the way back, for `goBack`. */
export function startChange(): Snapshot | undefined {
  const back = equal;
  equal = undefined;
  if (back === undefined) keepUndo();
  return back;
}

/** Makes the working world, its log included, what it was when the change began. */
export function goBack(back: Snapshot | undefined): void {
  if (back !== undefined) copyIn(back);
  else {
    undo();
    listenAgain();
  }
  startSequence(); // What the change has left on the stacks is dropped.
}
