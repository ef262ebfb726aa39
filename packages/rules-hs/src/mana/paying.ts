/**
 * Paying for a card: its cost is read once and paid, and what it does later changes nothing about that.
 *
 * Overload is counted here for all but spells: a spell that is countered locks nothing, so it counts when its
 * text resolves (rulebook 8.1, 17.7).
 */
import { type EntityId, ownerOf, refused } from "@course/core";
import { isSpell } from "../spell-or-power.ts";
import { countCard } from "./cards-played.ts";
import { costOf } from "./costs.ts";
import { manaOf, spend } from "./mana.ts";
import { useUpFor } from "./next-card.ts";
import { countOverload } from "./overload.ts";

/** Whether the card's player has the mana for it. */
export function canPayFor(id: EntityId): boolean {
  return costOf(id) <= manaOf(ownerOf(id));
}

/** Refuses a card, or a hero power, that is too dear for its player. */
export function requireMana(call: string, id: EntityId): void {
  if (canPayFor(id)) return;
  throw refused(call, "id", id, `a card that costs ${manaOf(ownerOf(id))} or less (it costs ${costOf(id)})`);
}

/**
 * Pays what the card costs now, while it is in the hand, and uses up what was for the next card only.
 *
 * @returns What was paid.
 */
export function payFor(id: EntityId): number {
  const cost = costOf(id);
  spend(ownerOf(id), cost);
  useUpFor(id);
  if (!isSpell(id)) countOverload(id);
  return cost;
}

/** Notes a card that has been paid: from now on it counts as played in this turn. */
export function noteCardPlayed(id: EntityId): void {
  countCard(id);
}
