/**
 * Frames: who acts, for whom, because of which event.
 *
 * A running effect knows nothing but its frame. Frames are rows of one stack, opened when a trigger or
 * a spell starts and closed when it ends, so that running an effect allocates nothing.
 */
import { limitError } from "./errors.ts";
import type { EventRow } from "./events.ts";
import { type EntityId, NONE } from "./memory.ts";
import type { Player } from "./zones.ts";

/** A running effect's frame. Valid until the effect ends. */
export type Frame = number;

/** What a card's text does, compiled: it reads its frame and changes the world. */
export type Effect = (frame: Frame) => void;

/** The event of an effect that no event caused. */
export const NO_EVENT: EventRow = -1;
/** Most effects that can be running inside one another. */
export const MAX_FRAMES = 256;

const SIZE = 5;
const SELF = 0;
const PLAYER = 1;
const EVENT = 2;
const CHOSEN = 3;
const IT = 4;

const frames = new Int32Array(MAX_FRAMES * SIZE);
const top = new Int32Array(1);

/** Opens a frame on the stack. Whoever opens it closes it. */
export function openFrame(self: EntityId, player: Player, event: EventRow, chosen: EntityId = NONE): Frame {
  const frame = top[0] as number;
  if (frame === frames.length)
    throw limitError(`Depth limit: effect ${MAX_FRAMES + 1} inside others`, MAX_FRAMES);
  frames[frame + SELF] = self;
  frames[frame + PLAYER] = player;
  frames[frame + EVENT] = event;
  frames[frame + CHOSEN] = chosen;
  frames[frame + IT] = NONE;
  top[0] = frame + SIZE;
  return frame;
}

export function closeFrame(): void {
  top[0] = (top[0] as number) - SIZE;
}

/** Drops all frames: after an action failed in the middle. */
export function dropFrames(): void {
  top[0] = 0;
}

/** The entity whose text is running: a minion for its trigger, the spell for its effect. */
export function selfOf(frame: Frame): EntityId {
  return frames[frame + SELF] as EntityId;
}

/** The player for whom the effect runs: "you" in the card's text. */
export function playerOf(frame: Frame): Player {
  return frames[frame + PLAYER] as Player;
}

/** The event that the effect answers, or `NO_EVENT`. */
export function eventOf(frame: Frame): EventRow {
  return frames[frame + EVENT] as EventRow;
}

/** The target that the player chose, or `NONE`. */
export function chosenOf(frame: Frame): EntityId {
  return frames[frame + CHOSEN] as EntityId;
}

/** What the last part of this effect was about ("the drawn card"), or `NONE`. */
export function itOf(frame: Frame): EntityId {
  return frames[frame + IT] as EntityId;
}

/** Remembers what this part of the effect was about, for the parts after it. */
export function keepIt(frame: Frame, id: EntityId): void {
  frames[frame + IT] = id;
}
