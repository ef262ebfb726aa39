/**
 * The action `cast` of the whole game: a spell is cast for a player, free and from no hand.
 *
 * An entity is made for it, so that whatever asks for the source of its damage finds a spell of the player. It
 * goes through the Phases of a played spell; it does not count as a played card.
 */
import {
  type ActionDefinition,
  cardOf,
  createEntity,
  type EntityId,
  eventCount,
  NONE,
  type Phases,
  record,
  resolveEvents,
  setTarget,
} from "@course/core";
import { requirePlayer } from "@course/damage-pipeline";
import { cardNamed, requireCard, requireTarget } from "../checks.ts";
import { chooseOption, considerOption, requireOption } from "../choices/chosen-option.ts";
import { requireRunning } from "../heroes/over.ts";
import { requireRequirements } from "../playing/requirements.ts";
import { type Cast, SpellCast } from "../spells.ts";
import { recordFreeCast } from "./card-played.ts";
import { requireCastable } from "./castable.ts";
import { afterSpell, aim, leaveHand, resolveText } from "./spell-phases.ts";
import { startSpell } from "./spell-state.ts";

/** A spell from no hand, with the option that the player takes. */
export interface FreeCast extends Cast {
  readonly choose?: number;
}

/** The entity of the spell that is being cast, from the first Phase to the last. */
const spell = new Int32Array(1);

const CAST_PHASES: Phases<FreeCast> = [
  announce,
  { withoutSteps: () => aim(spellNow()) },
  () => resolveText(spellNow()),
  () => afterSpell(spellNow()),
];

export const castAction: ActionDefinition<FreeCast> = {
  type: "cast",
  check: ({ card, player, target, choose }) => {
    requireRunning("cast");
    requirePlayer("cast", player);
    const known = requireCard("cast", card, ["spell"]);
    requireOption("cast", known, choose);
    requireRequirements("cast", known, NONE, player);
    requireTarget("cast", known, NONE, player, target);
    requireCastable("cast", known, player, target);
    considerOption(undefined);
  },
  phases: CAST_PHASES,
};

function announce({ card, player, target, choose }: FreeCast): void {
  const id = createEntity(cardNamed(card), player);
  spell[0] = id;
  chooseOption(id, choose);
  const first = eventCount();
  leaveHand(id);
  startSpell(id, target ?? NONE);
  record(SpellCast, id, cardOf(id).number, player);
  setTarget(recordFreeCast(id), target ?? NONE);
  resolveEvents(first);
}

function spellNow(): EntityId {
  return spell[0] as EntityId;
}
