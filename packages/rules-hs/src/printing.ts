/**
 * The layer `printing`: what is printed on a card beside its text.
 *
 * A cost and a race are facts of a card from the first module on; rules that ask for them come later.
 */
import { type CardLayer, defineCardProperties, integer, oneOf, optional, withDefault } from "@course/cards";
import { type EntityId, type Field, field, read, write } from "@course/core";
import { MAX_PRINTED } from "@course/damage-pipeline";
import { numberOfRace, RACE, RACES } from "./races.ts";
import { raceFilter } from "./words/race.ts";

const COST: Field = field("cost");

/** The printed cost; of an enchantment, what it adds to the cost of its host. */
export function printedCostOf(id: EntityId): number {
  return read(id, COST);
}

/** Says what an enchantment adds to the cost of its host. */
export function setAddedCost(enchantment: EntityId, cost: number): void {
  write(enchantment, COST, cost);
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
    if (race !== undefined) set(RACE, numberOfRace(race));
  },
});

/** The layer `printing`: the cost and the race of a card. */
export const printing: CardLayer = {
  name: "printing",
  needs: ["characters"],
  cardProperties: [cost, race],
  words: [raceFilter],
};
