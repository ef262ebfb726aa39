/** Silence: a minion loses its text, its enchantments and its keywords, once (rulebook 12.1). */
import { defineEvent, type EntityId, type EventKind, record, silenceText } from "@course/core";
import { forgetKeywordChanges } from "../keywords.ts";
import { giveBack } from "./control.ts";
import { noteStats, refreshStats, setAuraStats } from "./stats.ts";

/** A minion has been silenced. */
export const Silenced: EventKind = defineEvent("Silenced", { subject: "id" });

/**
 * Silences a minion. Damage, race and side stay; what auras of others give comes back at their next update.
 * One that was taken for a turn goes back at once.
 */
export function silence(id: EntityId): void {
  giveBack(id);
  silenceText(id);
  forgetKeywordChanges(id);
  setAuraStats(id, 0, 0, 0);
  refreshStats(id);
  noteStats();
  record(Silenced, id);
}
