/**
 * "The next card costs less": an enchantment on a hero that lasts until something is paid whose price it
 * changes. It may end earlier too, as any enchantment does.
 */
import {
  type AuraDefinition,
  aurasOf,
  type EntityId,
  firstInForce,
  isInForce,
  isInPlay,
  NONE,
  nextInForce,
} from "@course/core";
import { disenchant, isMarked, UNTIL_USED } from "../enchantments/enchantment.ts";
import { CostAura, type CostPart, isAboutWherever } from "./cost-auras.ts";

/** Ends the enchantments that were for the next card, or hero power, if it is this one. */
export function useUpFor(paid: EntityId): void {
  if (!isInForce(CostAura)) return;
  for (let source = firstInForce(); source !== NONE; source = nextInForce(source)) {
    if (isMarked(source, UNTIL_USED) && isInPlay(source) && changesPrice(source, paid)) disenchant(source);
  }
}

function changesPrice(source: EntityId, paid: EntityId): boolean {
  return aurasOf(source).some(
    ({ aura, parts }: AuraDefinition) =>
      aura === CostAura && isAboutWherever(parts as CostPart, source, paid),
  );
}
