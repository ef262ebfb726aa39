/**
 * The layer `fullPlaying`: a card of any type is paid, leaves the hand and does what it says, in the Phases of
 * its type (rulebook 8.1 to 8.5).
 *
 * Everything is asked before anything moves: whose turn it is, what the card costs, where there is room, what
 * the player has chosen. The chosen target is not asked about again later.
 * Elsewhere: the Phases of a minion (`minion-phases.ts`), of a weapon (`weapon-phases.ts`), of a spell
 * (`../casting/spell-phases.ts`).
 */
import type { CardLayer } from "@course/cards";
import {
  type ActionDefinition,
  cardOf,
  type EntityId,
  ownerOf,
  type Phases,
  type PhaseWithoutSteps,
} from "@course/core";
import { isMinion } from "@course/damage-pipeline";
import { CardPlayed } from "../casting/card-played.ts";
import { requireCastable } from "../casting/castable.ts";
import { SPELL_PHASES } from "../casting/spell-phases.ts";
import { requireInHand, requirePlace, requireRoom, requireTarget } from "../checks.ts";
import { considerOption, requireOption } from "../choices/chosen-option.ts";
import { requireRunning } from "../heroes/over.ts";
import { noteCardPlayed, payFor, requireMana } from "../mana/paying.ts";
import { requireOwnTurn } from "../own-turn.ts";
import { type Play, Played } from "../playing.ts";
import { isWeapon } from "../weapon-type.ts";
import { minionDied } from "../words/minion-died.ts";
import { AfterSummon, resolveSummons, SummonEvent } from "./arriving.ts";
import { MINION_PHASES } from "./minion-phases.ts";
import { MinionPlayed } from "./minion-played.ts";
import { requireRequirements } from "./requirements.ts";
import { WEAPON_PHASES } from "./weapon-phases.ts";
import { cardPlayed } from "./words/card-played.ts";
import { afterMinionPlayed, afterSummon, minionSummoned } from "./words/summoned.ts";

/** Plays a card from a hand, with the option of a Choose One card that the player takes. */
export interface PlayCard extends Play {
  readonly choose?: number;
}

const playAction: ActionDefinition<PlayCard> = {
  type: "play",
  check: requirePlay,
  phases: ({ id }) => phasesOf(id),
};

function requirePlay({ id, target, at, choose }: PlayCard): void {
  requireRunning("play");
  requireInHand("play", id);
  const player = ownerOf(id);
  requireOwnTurn("play", player);
  requireMana("play", id);
  if (isMinion(id)) {
    requireRoom("play", player);
    requirePlace("play", player, at);
  }
  requireOption("play", cardOf(id), choose);
  requireRequirements("play", cardOf(id), id, player);
  requireTarget("play", cardOf(id), id, player, target);
  requireCastable("play", cardOf(id), player, target);
  considerOption(undefined);
}

/** Paying belongs to the On Play Phase: no steps come between. */
const pay: PhaseWithoutSteps<PlayCard> = {
  withoutSteps: ({ id }) => {
    payFor(id);
    noteCardPlayed(id);
  },
};

const PAID_MINION: Phases<PlayCard> = [pay, ...MINION_PHASES];
const PAID_WEAPON: Phases<PlayCard> = [pay, ...WEAPON_PHASES];
const PAID_SPELL: Phases<PlayCard> = [pay, ...SPELL_PHASES];

function phasesOf(id: EntityId): Phases<PlayCard> {
  if (isMinion(id)) return PAID_MINION;
  return isWeapon(id) ? PAID_WEAPON : PAID_SPELL;
}

/** The layer `fullPlaying`: cards of any type are paid and played in all their Phases, in place of the layer `playing`. */
export const fullPlaying: CardLayer = {
  name: "fullPlaying",
  needs: ["summoning", "requirements"],
  replaces: ["playing"],
  actions: [playAction],
  events: [Played, CardPlayed, MinionPlayed, AfterSummon, SummonEvent],
  steps: [resolveSummons],
  words: [cardPlayed, minionSummoned, afterSummon, afterMinionPlayed, minionDied],
};
