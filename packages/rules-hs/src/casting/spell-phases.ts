/**
 * The Phases of a spell (rulebook 8.1): On Play, Targeting, Spell Text, After Spell.
 *
 * Deaths happen between them, so what answers the cast may die or kill before the text. The Targeting Phase
 * has no steps after it. A countered spell goes through its Phases and nothing happens in them.
 * Overload counts with the text, so a countered spell locks nothing.
 * Elsewhere: what is known of the spell meanwhile (`spell-state.ts`), Secrets (`secrets/`).
 */
import {
  type Action,
  cardOf,
  closeFrame,
  type EntityId,
  enterPlay,
  eventCount,
  GRAVEYARD,
  moveTo,
  NO_EVENT,
  NONE,
  openFrame,
  ownerOf,
  type Phases,
  record,
  resolveEvents,
  SECRET,
  setTarget,
} from "@course/core";
import { chooseOption } from "../choices/chosen-option.ts";
import { countOverload } from "../mana/overload.ts";
import { isSecret } from "../secrets/secret-card.ts";
import { SpellCast } from "../spells.ts";
import { recordCardPlayed } from "./card-played.ts";
import { SpellAimed, SpellResolved } from "./spell-events.ts";
import { isCountered, spellTargetOf, startSpell } from "./spell-state.ts";

/** A spell that is played from a hand. */
export interface PlayedSpell extends Action {
  readonly id: EntityId;
  readonly target?: EntityId;
  readonly choose?: number;
}

/** A spell from a hand, from the moment at which it is paid for. */
export const SPELL_PHASES: Phases<PlayedSpell> = [
  playSpell,
  { withoutSteps: ({ id }) => aim(id) },
  ({ id }) => resolveText(id),
  ({ id }) => afterSpell(id),
];

/** The On Play Phase: the spell leaves the hand, and whoever answers a played card or a cast spell does. */
function playSpell({ id, target, choose }: PlayedSpell): void {
  chooseOption(id, choose);
  const first = eventCount();
  leaveHand(id);
  startSpell(id, target ?? NONE);
  record(SpellCast, id, cardOf(id).number, ownerOf(id));
  setTarget(recordCardPlayed(id), target ?? NONE);
  resolveEvents(first);
}

/** A Secret goes to its zone, and every other spell is spent. */
export function leaveHand(id: EntityId): void {
  if (isSecret(id)) enterPlay(id, SECRET);
  else moveTo(id, GRAVEYARD);
}

/** The Targeting Phase: only for a spell with a target. */
export function aim(id: EntityId): void {
  const target = spellTargetOf(id);
  if (target === NONE) return;
  const first = eventCount();
  setTarget(record(SpellAimed, id), target);
  resolveEvents(first);
}

/** The Spell Text Phase. */
export function resolveText(id: EntityId): void {
  if (isCountered(id)) return;
  countOverload(id);
  const frame = openFrame(id, ownerOf(id), NO_EVENT, spellTargetOf(id));
  cardOf(id).effect?.(frame);
  closeFrame();
}

/** The After Spell Phase. */
export function afterSpell(id: EntityId): void {
  if (isCountered(id)) return;
  const first = eventCount();
  record(SpellResolved, id);
  resolveEvents(first);
}
