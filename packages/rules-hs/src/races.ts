/** Races: what kind of creature a minion is. Kept as a place in the list, from 1; 0 is no race. */
import { type EntityId, type Field, field, read } from "@course/core";

/** The races that minions can have. Saved games hold places in this list: new ones go to its end. */
export const RACES = ["Beast", "Demon", "Dragon", "Elemental", "Mech", "Murloc", "Pirate", "Totem"] as const;

/** One of the races. */
export type Race = (typeof RACES)[number];

/** The field that a minion's card sets. */
export const RACE: Field = field("race");

/** What the field holds for a race. */
export function numberOfRace(race: Race): number {
  return RACES.indexOf(race) + 1;
}

/** The minion's race, or `undefined`. */
export function raceOf(id: EntityId): Race | undefined {
  return RACES[read(id, RACE) - 1];
}
