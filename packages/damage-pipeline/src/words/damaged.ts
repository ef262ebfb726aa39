/**
 * Triggers on damage taken: by the card itself, by minions, by heroes.
 *
 * Which moment a card answers is rules vocabulary and stands here; which card answers it is content.
 */
import { defineTrigger, oneOf, optional, type TriggerPart, type Word } from "@course/cards";
import type { Name } from "@course/core";
import { HERO_TYPE, MINION } from "../character.ts";
import { Damaged } from "../damage.ts";

type Side = "friendly" | "enemy" | undefined;

export const selfDamaged: Word<"trigger"> = defineTrigger({
  type: "selfDamaged",
  doc: "Whenever this minion takes damage. Divine Shield and Immune prevent the damage, and so the trigger.",
  example: "selfDamaged",
  compile: () => ({ event: Damaged, scope: "self" }),
  text: () => "Whenever this minion takes damage,",
});

export const minionDamaged: Word<"trigger"> = defineTrigger({
  type: "minionDamaged",
  doc: "Whenever a minion takes damage, this one included; of one side only, if `side` says which.",
  example: { type: "minionDamaged", side: "friendly" },
  fields: { side: optional(oneOf(["friendly", "enemy"])) },
  compile: ({ side }) => onDamageTo(MINION, side),
  text: ({ side }) => `Whenever ${sided(side, "minion")} takes damage,`,
});

export const heroDamaged: Word<"trigger"> = defineTrigger({
  type: "heroDamaged",
  doc: "Whenever a hero takes damage, on Armor or on Health; of one side only, if `side` says which.",
  example: "heroDamaged",
  fields: { side: optional(oneOf(["friendly", "enemy"])) },
  compile: ({ side }) => onDamageTo(HERO_TYPE, side),
  text: ({ side }) => `Whenever ${heroText(side)} takes damage,`,
});

function onDamageTo(subjectType: Name, side: Side): TriggerPart {
  return { event: Damaged, scope: side ?? "any", subjectType };
}

function sided(side: Side, noun: string): string {
  if (side === undefined) return `a ${noun}`;
  return side === "friendly" ? `a friendly ${noun}` : `an enemy ${noun}`;
}

function heroText(side: Side): string {
  if (side === undefined) return "a hero";
  return side === "friendly" ? "your hero" : "the enemy hero";
}
