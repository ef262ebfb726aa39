/** Becoming another card: transformed, or an exact copy of another minion (rulebook 12.2, 12.5). */
import {
  becomeCopy,
  type Card,
  cardColumn,
  createEntity,
  defineEvent,
  type EntityId,
  type EventKind,
  type Player,
  record,
  transformTo,
} from "@course/core";
import { damageOf, setDamage } from "@course/damage-pipeline";
import { setFresh } from "../moving.ts";
import { noteStats, refreshStats, setAuraStats } from "./stats.ts";

/** A minion has become another card. */
export const Transformed: EventKind = defineEvent("Transformed", { subject: "id", a: cardColumn("card") });

/** Turns a minion into another card, as new: no enchantments, no damage, no marks. It did not die and was not summoned. */
export function transform(id: EntityId, card: Card): void {
  transformTo(id, card);
  setFresh(id, true);
  noteStats();
  record(Transformed, id, card.number);
}

/** Turns a minion into an exact copy of another one: its damage and enchantments, not what auras give it. */
export function transformToCopy(id: EntityId, original: EntityId, card: Card): void {
  transformTo(id, card);
  copyFrom(id, original);
  setFresh(id, true);
  record(Transformed, id, card.number);
}

/** A new entity that is an exact copy of a minion, in no zone yet. */
export function copyOf(original: EntityId, card: Card, player: Player): EntityId {
  const id = createEntity(card, player);
  copyFrom(id, original);
  return id;
}

/** Without the auras of the original: a copy that only an aura kept alive dies (12.5). So its damage is kept whole. */
function copyFrom(id: EntityId, original: EntityId): void {
  becomeCopy(id, original);
  setAuraStats(id, 0, 0, 0);
  refreshStats(id);
  setDamage(id, damageOf(original));
  noteStats();
}
