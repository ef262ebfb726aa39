/**
 * Triggers on damage taken: by the card itself, by minions, by heroes.
 *
 * Which moment a card answers is rules vocabulary and stands here; which card answers it is content.
 */
import {
  boolean,
  defineTrigger,
  type Filter,
  filters,
  type KindText,
  narrowed,
  noun,
  oneOf,
  oneOfKind,
  optional,
  passes,
  type TriggerPart,
  type Word,
  withDefault,
} from "@course/cards";
import { type Name, subjectOf } from "@course/core";
import { HERO_TYPE, healthOf, MINION } from "../character.ts";
import { Damaged } from "../damage.ts";

type Side = "friendly" | "enemy" | undefined;

export const selfDamaged: Word<"trigger"> = defineTrigger({
  type: "selfDamaged",
  doc: "Whenever this minion takes damage. Divine Shield and Immune prevent the damage, and so the trigger. With `survives`, only while it is not mortally wounded.",
  example: "selfDamaged",
  fields: { survives: withDefault(boolean(), false) },
  compile: ({ survives }) =>
    survives
      ? {
          event: Damaged,
          scope: "self",
          asksAgain: true,
          condition: (_, event) => healthOf(subjectOf(event)) > 0,
        }
      : { event: Damaged, scope: "self" },
  text: ({ survives }) => `Whenever this minion ${survives ? "survives" : "takes"} damage,`,
});

export const minionDamaged: Word<"trigger"> = defineTrigger({
  type: "minionDamaged",
  doc: "Whenever a minion takes damage, this one included; of one side only, if `side` says which, and only what passes every filter.",
  example: { type: "minionDamaged", side: "friendly" },
  fields: { side: optional(oneOf(["friendly", "enemy"])), where: optional(filters()) },
  compile: ({ side, where }) => onDamageTo(MINION, side, where),
  text: ({ side, where = [] }) => {
    const kind: KindText = { noun: noun("minion"), ...(side !== undefined && { side }) };
    return `Whenever ${oneOfKind(where.reduce(narrowed, kind))} takes damage,`;
  },
});

export const heroDamaged: Word<"trigger"> = defineTrigger({
  type: "heroDamaged",
  doc: "Whenever a hero takes damage, on Armor or on Health; of one side only, if `side` says which.",
  example: "heroDamaged",
  fields: { side: optional(oneOf(["friendly", "enemy"])) },
  compile: ({ side }) => onDamageTo(HERO_TYPE, side),
  text: ({ side }) => `Whenever ${heroText(side)} takes damage,`,
});

function onDamageTo(subjectType: Name, side: Side, where?: Filter): TriggerPart {
  const part: TriggerPart = { event: Damaged, scope: side ?? "any", subjectType };
  if (where === undefined) return part;
  return { ...part, condition: (listener, event) => passes(listener, event, where, subjectOf(event)) };
}

function heroText(side: Side): string {
  if (side === undefined) return "a hero";
  return side === "friendly" ? "your hero" : "the enemy hero";
}
