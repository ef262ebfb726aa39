/** Values about amounts: the damage taken, the damage dealt, and a number raised like damage. */
import { defineValue, describedNumber, noun, selection, sumOf, value, type Word } from "@course/cards";
import { numberOf, selfOf } from "@course/core";
import { damageBy } from "../amounts.ts";
import { damageOf } from "../character.ts";

export const damageTakenValue: Word<"value"> = defineValue({
  type: "damageTaken",
  doc: "The damage that a character has taken and not been healed of: what is missing to its full Health. Of several, the sum.",
  example: { type: "damageTaken", of: "self" },
  fields: { of: selection() },
  compile: ({ of }) => sumOf(of, damageOf),
  text: ({ of }) => {
    if (of.isSelf || of.text === "it") return describedNumber("its missing Health");
    return describedNumber(of.plural ? `the missing Health of ${of}` : `${of}'s missing Health`);
  },
});

export const withSpellDamageValue: Word<"value"> = defineValue({
  type: "withSpellDamage",
  doc: "A number raised as if it were the card's damage: how many missiles a spell with Spell Damage throws.",
  example: { type: "withSpellDamage", of: 3 },
  fields: { of: value() },
  compile:
    ({ of }) =>
    (frame) =>
      damageBy(selfOf(frame), of(frame)),
  text: ({ of }) => of,
});

export const damageDealtValue: Word<"value"> = defineValue({
  type: "damageDealt",
  doc: "How much damage the last `damage` of the same effect has dealt, all together: what was prevented was not dealt, what Armor took was.",
  example: "damageDealt",
  compile: () => numberOf,
  text: () => describedNumber("the damage dealt", { each: { noun: noun("damage dealt", "damage dealt") } }),
});
