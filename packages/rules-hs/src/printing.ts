/**
 * The layer `printing`: what is printed on a card beside its text.
 *
 * A cost and a race are facts of a card from the first module on; rules that ask for them come later.
 */
import { type CardLayer, defineCardProperties, integer, oneOf, optional, withDefault } from "@course/cards";
import { type EntityId, type Field, field, intern, type Name, read } from "@course/core";
import { MAX_PRINTED } from "@course/damage-pipeline";

const COST: Field = field("cost");
const RACE: Field = field("race");

/** The races that minions can have. */
export const RACES = ["Beast", "Demon", "Dragon", "Elemental", "Mech", "Murloc", "Pirate", "Totem"] as const;

/** The printed cost. */
export function printedCostOf(id: EntityId): number {
  return read(id, COST);
}

/** The interned name of the minion's race, or 0. */
export function raceOf(id: EntityId): Name {
  return read(id, RACE);
}

const cost = defineCardProperties({
  of: "all",
  properties: { cost: withDefault(integer({ min: 0, max: MAX_PRINTED }), 0) },
  row: ({ cost }, set) => set(COST, cost),
});

const race = defineCardProperties({
  of: ["minion"],
  properties: { race: optional(oneOf(RACES)) },
  row: ({ race }, set) => {
    if (race !== undefined) set(RACE, intern(race));
  },
});

export const printing: CardLayer = { name: "printing", needs: ["characters"], cardProperties: [cost, race] };
