/**
 * The ability `requires`: what must hold for a card to be played, or for a hero power to be used (rulebook 9.3).
 *
 * It is asked before anything is paid, together with the room, the mana and the target, and never again.
 */
import {
  type CardLayer,
  type Condition,
  condition,
  defineAbility,
  defineCondition,
  oneOf,
  type Word,
  withDefault,
} from "@course/cards";
import {
  type Aura,
  type AuraKind,
  type Card,
  closeFrame,
  defineAura,
  type EntityId,
  NO_EVENT,
  openFrame,
  type Player,
  playerOf,
  refused,
} from "@course/core";
import { hasRoom } from "../moving.ts";
import { SIDES } from "../words/sides.ts";

/** A requirement stands among a card's auras, and changes nothing in play. Its `parts` are the condition. */
const Requirement: AuraKind = defineAura({ name: "requirement" });

export const requiresAbility: Word<"ability"> = defineAbility({
  type: "requires",
  doc: "The card can only be played, or the hero power used, if a condition holds. The text does not say so: it is what the effect cannot do without.",
  fields: { condition: condition() },
  compile:
    ({ condition }) =>
    (card) =>
      card.aura({ aura: Requirement, data: [], parts: condition }),
  text: () => ({ text: "" }),
});

export const roomCondition: Word<"condition"> = defineCondition({
  type: "room",
  doc: "Holds if there is room for another minion on a board, yours unless `side` says otherwise.",
  example: "room",
  fields: { side: withDefault(oneOf(SIDES), "friendly") },
  compile:
    ({ side }) =>
    (frame) =>
      hasRoom((side === "friendly" ? playerOf(frame) : 1 - playerOf(frame)) as Player),
  text: ({ side }) => {
    const whose = side === "friendly" ? "your" : "your opponent's";
    return { text: `there is room on ${whose} board`, negated: `${whose} board is full` };
  },
});

/** Whether all that the card requires of its player holds now; `self` is its entity, or `NONE` before it has one. */
export function meetsRequirements({ auras }: Card, self: EntityId, player: Player): boolean {
  for (let i = 0; i < auras.length; i++) {
    const { aura, parts } = auras[i] as Aura;
    if (aura !== Requirement) continue;
    const frame = openFrame(self, player, NO_EVENT);
    const holds = (parts as Condition)(frame); // Only the word `requires` makes such auras.
    closeFrame();
    if (!holds) return false;
  }
  return true;
}

/** Refuses a card whose requirements are not met. */
export function requireRequirements(call: string, card: Card, self: EntityId, player: Player): void {
  if (meetsRequirements(card, self, player)) return;
  throw refused(call, "card", card.definition.name, "a card whose requirements are met");
}

/** The layer `requirements`: what must be there for a card to be played. */
export const requirements: CardLayer = {
  name: "requirements",
  needs: ["auras", "characters"],
  auras: [Requirement],
  words: [requiresAbility, roomCondition],
};
