/**
 * "The next card costs less": an enchantment on a hero that lasts until a card that it is about is played.
 * Elsewhere: how it is made (the effect `enchant` with `until: "nextAffected"`, `enchantments/`).
 */
import type { EntityId } from "@course/core";

/** Ends the enchantments that were for the next card, if it is this one. */
export function usedUpBy(_card: EntityId): void {}
