/** Filters on what a character has now: damage taken, its Attack, its Health. */
import { defineFilter, type FilterText, integer, optional, type Word } from "@course/cards";
import { MAX_PRINTED } from "../card-types.ts";
import { attackOf, damageOf, healthOf } from "../character.ts";

const bound = optional(integer({ min: 0, max: MAX_PRINTED }));

export const damagedFilter: Word<"filter"> = defineFilter({
  type: "damaged",
  doc: "Lets through characters that have taken damage and not been healed.",
  example: "damaged",
  compile: () => (_, candidate) => damageOf(candidate) > 0,
  text: () => ({ before: "damaged" }),
});

export const undamagedFilter: Word<"filter"> = defineFilter({
  type: "undamaged",
  doc: "Lets through characters at full Health.",
  example: "undamaged",
  compile: () => (_, candidate) => damageOf(candidate) <= 0,
  text: () => ({ before: "undamaged" }),
});

export const attackFilter: Word<"filter"> = defineFilter({
  type: "attack",
  doc: "Lets through characters whose Attack is at least, or at most, a number.",
  example: { type: "attack", atMost: 3 },
  fields: { atLeast: bound, atMost: bound },
  compile: (limits) => (_, candidate) => isWithin(attackOf(candidate), limits),
  text: (limits) => within(limits, "Attack"),
});

export const healthFilter: Word<"filter"> = defineFilter({
  type: "health",
  doc: "Lets through characters whose Health is at least, or at most, a number.",
  example: { type: "health", atLeast: 5 },
  fields: { atLeast: bound, atMost: bound },
  compile: (limits) => (_, candidate) => isWithin(healthOf(candidate), limits),
  text: (limits) => within(limits, "Health"),
});

interface Bounds {
  readonly atLeast: number | undefined;
  readonly atMost: number | undefined;
}

function isWithin(value: number, { atLeast, atMost }: Bounds): boolean {
  return (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
}

/** "with 3 or less Attack", "with 5 or more Health", "with 2 to 4 Attack", "with 1 Health". */
function within({ atLeast, atMost }: Bounds, stat: string): FilterText {
  if (atLeast !== undefined && atLeast === atMost) return { after: `with ${atLeast} ${stat}` };
  if (atLeast !== undefined && atMost !== undefined) return { after: `with ${atLeast} to ${atMost} ${stat}` };
  if (atLeast !== undefined) return { after: `with ${atLeast} or more ${stat}` };
  return atMost === undefined ? {} : { after: `with ${atMost} or less ${stat}` };
}
