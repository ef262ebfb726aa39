/**
 * Hero powers: one a hero, used once a turn, for mana (rulebook 8.4).
 *
 * The power's effect is one Phase, and what answers the use of a hero power is another one after it. It is
 * neither a spell nor an attack. How often it was used this turn is kept as attacks are, so that a turn makes
 * it ready as it makes characters ready.
 */
import { type CardType, defineCardType, noun } from "@course/cards";
import {
  type Action,
  type ActionDefinition,
  type Card,
  cardOf,
  closeFrame,
  createEntity,
  defineEvent,
  type EntityId,
  type EventKind,
  enterPlay,
  eventCount,
  firstIn,
  leavePlay,
  NO_EVENT,
  NONE,
  openFrame,
  type Player,
  POWER,
  REMOVED,
  record,
  refused,
  resolveEvents,
} from "@course/core";
import { requirePlayer } from "@course/damage-pipeline";
import { requireTarget } from "../checks.ts";
import { attacksThisTurn, countAttack } from "../combat/attacks-made.ts";
import { payFor, requireMana } from "../mana/paying.ts";
import { requireOwnTurn } from "../own-turn.ts";
import { requireRequirements } from "../playing/requirements.ts";
import { requireRunning } from "./over.ts";
import { countPowerUse } from "./power-count.ts";
import { usesEachTurn } from "./power-uses.ts";

/** A player uses the hero power; recorded before its effect. */
export const HeroPowerUsed: EventKind = defineEvent("HeroPowerUsed", { subject: "id", a: "player" });
/** A hero power has done what it does: what "after you use your hero power" answers. */
export const HeroPowerResolved: EventKind = defineEvent("HeroPowerResolved", { silent: true });

export const heroPower: CardType = defineCardType({
  type: "heroPower",
  doc: "What a hero can do once a turn, for mana.",
  noun: noun("hero power"),
  parts: ["abilities", "effect"],
  row: () => {},
});

/** The player's hero power, or `NONE`. */
export function heroPowerOf(player: Player): EntityId {
  return firstIn(player, POWER);
}

/** Whether the player has used the hero power as often as this turn allows. */
export function isUsedUp(power: EntityId, player: Player): boolean {
  return attacksThisTurn(power) >= usesEachTurn(player);
}

/** Gives a player another hero power; it is ready. */
export function replaceHeroPower(card: Card, player: Player): EntityId {
  const old = heroPowerOf(player);
  if (old !== NONE) leavePlay(old, REMOVED);
  const id = createEntity(card, player);
  enterPlay(id, POWER);
  return id;
}

/** The player whose turn it is uses the hero power. */
export interface UseHeroPower extends Action {
  readonly type: "heroPower";
  readonly player: Player;
  readonly target?: EntityId;
}

export const heroPowerAction: ActionDefinition<UseHeroPower> = {
  type: "heroPower",
  check: ({ player, target }) => {
    requireRunning("heroPower");
    requirePlayer("heroPower", player);
    requireOwnTurn("heroPower", player);
    const power = heroPowerOf(player);
    if (power === NONE) throw refused("heroPower", "player", player, "a player with a hero power");
    if (isUsedUp(power, player))
      throw refused(
        "heroPower",
        "uses this turn",
        attacksThisTurn(power),
        "a hero power that is still to be used",
      );
    requireMana("heroPower", power);
    requireRequirements("heroPower", cardOf(power), power, player);
    requireTarget("heroPower", cardOf(power), power, player, target);
  },
  phases: [use, ({ player }) => announce(HeroPowerResolved, heroPowerOf(player))],
};

function use({ player, target }: UseHeroPower): void {
  const power = heroPowerOf(player);
  payFor(power);
  countAttack(power);
  countPowerUse(player);
  announce(HeroPowerUsed, power, player);
  const frame = openFrame(power, player, NO_EVENT, target ?? NONE);
  cardOf(power).effect?.(frame);
  closeFrame();
}

function announce(kind: EventKind, power: EntityId, player = 0): void {
  const first = eventCount();
  record(kind, power, player);
  resolveEvents(first);
}
