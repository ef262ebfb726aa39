/** How large a number of a game can be: what is past it is refused loudly, and never wraps around. */
import { limitError } from "@course/core";

/** Most that a number of a game can be, above or below 0: an Attack, an amount, a sum in a card's text. */
export const MAX_NUMBER = 1_000_000_000;

/**
 * The number itself.
 *
 * @throws `LimitError` when it is past the limit; the action that asked is undone.
 */
export function bounded(value: number): number {
  if (value > MAX_NUMBER || value < -MAX_NUMBER)
    throw limitError(`Number limit: a number of the game would be ${value}`, MAX_NUMBER);
  return value;
}
