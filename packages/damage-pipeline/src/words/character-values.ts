/** Values that a character has: its Attack, its Health, a hero's Armor. Of several, the sum. */
import { defineValue, type SelectionText, selection, sumOf, type Word } from "@course/cards";
import { attackOf, healthOf } from "../character.ts";
import { armorOf } from "../steps/armor.ts";

export const attackValue: Word<"value"> = defineValue({
  type: "attack",
  doc: "The Attack of a character; of several, the sum.",
  example: { type: "attack", of: "self" },
  fields: { of: selection() },
  compile: ({ of }) => sumOf(of, attackOf),
  text: ({ of }) => owned(of, "Attack"),
});

export const healthValue: Word<"value"> = defineValue({
  type: "health",
  doc: "The Health of a character as it is now; of several, the sum.",
  example: { type: "health", of: "self" },
  fields: { of: selection() },
  compile: ({ of }) => sumOf(of, healthOf),
  text: ({ of }) => owned(of, "Health"),
});

export const armorValue: Word<"value"> = defineValue({
  type: "armor",
  doc: "The Armor of a hero.",
  example: { type: "armor", of: "friendlyHero" },
  fields: { of: selection() },
  compile: ({ of }) => sumOf(of, armorOf),
  text: ({ of }) => owned(of, "Armor"),
});

/** "its Attack", "your hero's Armor", "the Health of all enemy minions". */
function owned(of: SelectionText, stat: string): string {
  if (of.isSelf || of.text === "it") return `its ${stat}`;
  return of.plural ? `the ${stat} of ${of}` : `${of}'s ${stat}`;
}
