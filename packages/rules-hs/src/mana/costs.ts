/**
 * What a card costs now (rulebook 17.4, 17.5).
 *
 * From the printed cost on: first the auras that have a floor; then auras and the card's own enchantments
 * alike, in order of play; last what the card says of itself. In between a cost may fall below 0, and an
 * increase has that to make up for; what is paid never does.
 */
import type { Value } from "@course/cards";
import {
  type Aura,
  aurasOf,
  closeFrame,
  type EntityId,
  firstAttached,
  firstInForce,
  hasAuras,
  isInForce,
  NO_EVENT,
  NONE,
  nextAttached,
  nextInForce,
  openFrame,
  orderOfPlay,
  ownerOf,
  read,
} from "@course/core";
import { SETS } from "../enchantments/stats.ts";
import { printedCostOf } from "../printing.ts";
import { CostAura, type CostPart, costUnder, isAbout, OwnCost } from "./cost-auras.ts";

/** The bit of an enchantment that sets its host's cost and does not add to it. */
export const SETS_COST = 4;

/** What the card costs its player now. */
export function costOf(id: EntityId): number {
  let cost = printedCostOf(id);
  if (isInForce(CostAura)) cost = costUnderAuras(id, cost);
  else
    for (let each = firstAttached(id); each !== NONE; each = nextAttached(each)) cost = costWith(each, cost);
  return Math.max(0, cost - ownReduction(id));
}

function costUnderAuras(id: EntityId, printed: number): number {
  let cost = printed;
  for (let source = firstInForce(); source !== NONE; source = nextInForce(source))
    cost = costUnderSource(id, source, cost, true);
  let own = firstAttached(id);
  for (let source = firstInForce(); source !== NONE; source = nextInForce(source)) {
    for (; own !== NONE && orderOfPlay(own) < orderOfPlay(source); own = nextAttached(own))
      cost = costWith(own, cost);
    cost = costUnderSource(id, source, cost, false);
  }
  for (; own !== NONE; own = nextAttached(own)) cost = costWith(own, cost);
  return cost;
}

/** A cost under all that one source says of it: those of its auras that have a floor, or the others. */
function costUnderSource(id: EntityId, source: EntityId, before: number, haveFloor: boolean): number {
  let cost = before;
  const auras = aurasOf(source);
  for (let i = 0; i < auras.length; i++) {
    const { aura, parts } = auras[i] as Aura;
    if (aura !== CostAura) continue;
    const part = parts as CostPart; // Only the word `cost` makes such auras.
    if ((part.floor !== undefined) !== haveFloor || !isAbout(part, source, id)) continue;
    cost = costUnder(part, source, cost);
  }
  return cost;
}

/** A cost with an enchantment of the card, whose own cost is the difference, or what it is set to. */
function costWith(enchantment: EntityId, cost: number): number {
  const change = printedCostOf(enchantment);
  return (read(enchantment, SETS) & SETS_COST) !== 0 ? change : cost + change;
}

/** By how much the card makes itself cheaper. */
function ownReduction(id: EntityId): number {
  if (!hasAuras(id)) return 0; // Nearly all.
  const auras = aurasOf(id);
  let reduction = 0;
  for (let i = 0; i < auras.length; i++) {
    const { aura, parts } = auras[i] as Aura;
    if (aura !== OwnCost) continue;
    const frame = openFrame(id, ownerOf(id), NO_EVENT);
    reduction += (parts as Value)(frame);
    closeFrame();
  }
  return reduction;
}
