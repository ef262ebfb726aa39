/**
 * Auras about costs: what cards in hands cost more, less, or a fixed amount (rulebook 17.4, 17.5).
 *
 * A cost is computed when it is asked for, from the auras that the last Aura Update found. Nothing is kept
 * on the cards themselves, so a card that is drawn later costs what the others do.
 * Elsewhere: the order in which they count (`costs.ts`), the word (`words.ts`).
 */
import type { Filter, Value } from "@course/cards";
import {
  type AuraKind,
  bearerOf,
  closeFrame,
  defineAura,
  type EntityId,
  HAND,
  NO_EVENT,
  openFrame,
  ownerOf,
  POWER,
  sideInForce,
  type Zone,
  zoneOf,
} from "@course/core";
import { type Counted, cardsPlayedThisTurn } from "./cards-played.ts";

/** Changes what some cards cost. Its `parts` are a `CostPart`. */
export const CostAura: AuraKind = defineAura({ name: "cost" });
/** What a card says about its own cost. Its `parts` are a value: by how much it costs less. */
export const OwnCost: AuraKind = defineAura({ name: "ownCost" });

/** What the costs are of: cards in hands, or hero powers. */
export const PRICED: { readonly cards: Zone; readonly heroPowers: Zone } = { cards: HAND, heroPowers: POWER };

/** One aura about costs. */
export interface CostPart {
  readonly zone: Zone;
  readonly side: "friendly" | "enemy" | undefined;
  readonly where: Filter;
  readonly by: Value | undefined;
  readonly set: Value | undefined;
  /** It makes no card cost less than this. Such auras count first of all. */
  readonly floor: number | undefined;
  /** It is about the first of these in each turn only. */
  readonly firstEachTurn: Counted | undefined;
}

/** Whether an aura in force is about what this card costs its player now. */
export function isAbout(part: CostPart, source: EntityId, id: EntityId): boolean {
  if (zoneOf(id) !== part.zone) return false;
  return isAboutWherever(part, source, id);
}

/** The same of what is being paid: a card may have left its hand. */
export function isAboutWherever(part: CostPart, source: EntityId, id: EntityId): boolean {
  const player = sideInForce(source);
  if ((zoneOf(id) === POWER) !== (part.zone === POWER)) return false;
  if (part.side !== undefined && (part.side === "friendly") !== (ownerOf(id) === player)) return false;
  if (part.firstEachTurn !== undefined && cardsPlayedThisTurn(ownerOf(id), part.firstEachTurn) > 0)
    return false;
  const frame = openFrame(bearerOf(source), player, NO_EVENT);
  const passes = part.where(frame, id);
  closeFrame();
  return passes;
}

/** A cost under an aura that is about it. An aura with a floor never makes a card dearer. */
export function costUnder(part: CostPart, source: EntityId, cost: number): number {
  const frame = openFrame(bearerOf(source), sideInForce(source), NO_EVENT);
  const before = part.set === undefined ? cost : part.set(frame);
  const after = before + (part.by === undefined ? 0 : part.by(frame));
  closeFrame();
  return part.floor === undefined ? after : Math.min(cost, Math.max(part.floor, after));
}
