/** The events of a spell's later Phases. The log shows `SpellCast` only (`spells.ts`). */
import { defineEvent, type EventKind } from "@course/core";

/** A spell has the target that its event names: what may still give it another one answers. */
export const SpellAimed: EventKind = defineEvent("SpellAimed", { silent: true });
/** A spell's text is done. */
export const SpellResolved: EventKind = defineEvent("SpellResolved", { silent: true });
