/**
 * Frames: who acts, for whom, because of which event.
 *
 * A running effect knows nothing but its frame. Frames are rows of a stack, opened when a trigger or
 * a spell starts and closed when it ends, so that running an effect allocates nothing.
 */
import { limitError } from "./errors.ts";
import type { EventRow } from "./events.ts";
import { type EntityId, NONE } from "./memory.ts";
import { registers } from "./room.ts";
import type { Player } from "./zones.ts";

/** A running effect's frame. Valid until the effect ends. */
export type Frame = number;

/** What a card's text does, compiled: it reads its frame and changes the world. */
export type Effect = (frame: Frame) => void;

/** The event of an effect that no event caused. */
export const NO_EVENT: EventRow = -1;
/** Most effects that can be running inside one another. */
export const MAX_FRAMES = 256;

const selfs = new Int32Array(MAX_FRAMES);
const players = new Int32Array(MAX_FRAMES);
const causes = new Int32Array(MAX_FRAMES);
const chosen = new Int32Array(MAX_FRAMES);
const its = new Int32Array(MAX_FRAMES);
const numbers = new Int32Array(MAX_FRAMES);
const listeners = new Int32Array(MAX_FRAMES);
const openFrames = registers();

/**
 * Opens a frame on the stack. Whoever opens it closes it.
 *
 * @param listener - Whose trigger it is for, where that is not the entity that acts.
 */
export function openFrame(
  self: EntityId,
  player: Player,
  event: EventRow,
  target: EntityId = NONE,
  listener: EntityId = self,
): Frame {
  const frame = openFrames[0] as number;
  if (frame === MAX_FRAMES) throw frameLimit();
  selfs[frame] = self | 0;
  players[frame] = player | 0;
  causes[frame] = event | 0;
  chosen[frame] = target | 0;
  its[frame] = NONE;
  numbers[frame] = 0;
  listeners[frame] = listener | 0;
  openFrames[0] = frame + 1;
  return frame;
}

function frameLimit(): Error {
  return limitError(`Depth limit: effect ${MAX_FRAMES + 1} inside others`, MAX_FRAMES);
}

/** Closes the frame that was opened last: its effect has resolved. */
export function closeFrame(): void {
  openFrames[0] = (openFrames[0] as number) - 1;
}

/** Drops all frames: after an action failed in the middle. */
export function dropFrames(): void {
  openFrames[0] = 0;
}

/** The entity whose text is running: a minion for its trigger, the spell for its effect. */
export function selfOf(frame: Frame): EntityId {
  return selfs[frame] as EntityId;
}

/**
 * The entity whose trigger is running: the one whose text it is, or what is attached to that. Of an effect
 * that is no trigger, the same as `selfOf`.
 */
export function listenerIn(frame: Frame): EntityId {
  return listeners[frame] as EntityId;
}

/** The player for whom the effect runs: "you" in the card's text. */
export function playerOf(frame: Frame): Player {
  return players[frame] as Player;
}

/** The event that the effect answers, or `NO_EVENT`. */
export function eventOf(frame: Frame): EventRow {
  return causes[frame] as EventRow;
}

/** The target that the player chose, or `NONE`. */
export function chosenOf(frame: Frame): EntityId {
  return chosen[frame] as EntityId;
}

/** What the last part of this effect was about ("the drawn card"), or `NONE`. */
export function itOf(frame: Frame): EntityId {
  return its[frame] as EntityId;
}

/** Remembers what this part of the effect was about, for the parts after it. */
export function keepIt(frame: Frame, id: EntityId): void {
  its[frame] = id;
}

/** How much the last part of this effect came to ("the damage dealt"); 0 before any has said so. */
export function numberOf(frame: Frame): number {
  return numbers[frame] as number;
}

/** Remembers how much this part of the effect came to, for the parts after it. */
export function keepNumber(frame: Frame, number: number): void {
  numbers[frame] = number;
}
