/** How long what an effect gives lasts, as cards say it. */
import { type FieldKind, oneOf, optional } from "@course/cards";
import { FOR_GOOD, THEIR_TURN, THIS_TURN, UNTIL_OWN_TURN, UNTIL_USED } from "../enchantment.ts";

/** The durations that a card can say; without one, it is for good. */
export const DURATIONS = ["endOfTurn", "yourNextTurn", "theirNextTurn"] as const;

export type Duration = (typeof DURATIONS)[number];

/** A duration, or until the next card whose cost is changed: in this turn only, or whenever it comes. */
export type Until = Duration | "nextAffected" | "used";

/** The key `until`. */
export function until(): FieldKind<Duration | undefined, Duration | undefined> {
  return optional(oneOf(DURATIONS));
}

/** The key `until` where what is given may also be used up by the next card whose cost it changes. */
export function untilOrUsed(): FieldKind<Until | undefined, Until | undefined> {
  return optional(oneOf([...DURATIONS, "nextAffected", "used"]));
}

/** The terms of an enchantment. */
export function termsOf(until: Until | undefined): number {
  switch (until) {
    case undefined:
      return FOR_GOOD;
    case "endOfTurn":
      return THIS_TURN;
    case "yourNextTurn":
      return UNTIL_OWN_TURN;
    case "theirNextTurn":
      return THEIR_TURN;
    case "nextAffected":
      return THIS_TURN | UNTIL_USED;
    case "used":
      return FOR_GOOD | UNTIL_USED;
  }
}

/** "this turn", after what is given; empty for what is for good. */
export function durationText(until: Until | undefined): string {
  switch (until) {
    case undefined:
      return "";
    case "endOfTurn":
      return " this turn";
    case "yourNextTurn":
      return " until your next turn";
    case "theirNextTurn":
      return " in their next turn";
    case "nextAffected":
      return " for the next one this turn";
    case "used":
      return " for the next one";
  }
}
