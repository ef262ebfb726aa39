/**
 * The actions of this package: damage, healing and Armor from no card at all, as a scenario or a test asks for
 * them.
 */
import {
  type Action,
  type ActionDefinition,
  type EntityId,
  eventCount,
  firstIn,
  HERO,
  isInPlay,
  NONE,
  type Player,
  refused,
  requireEntity,
  resolveEvents,
} from "@course/core";
import { isCharacter, MAX_STAT } from "./character.ts";
import { dealDamage } from "./damage.ts";
import { heal } from "./healing.ts";
import { gainArmor } from "./steps/armor.ts";

/** One Damage to one character, from no source. */
export interface DealDamage extends Action {
  readonly type: "dealDamage";
  readonly target: EntityId;
  readonly amount: number;
}

export const dealDamageAction: ActionDefinition<DealDamage> = {
  type: "dealDamage",
  check: ({ target, amount }) => {
    requireCharacter("dealDamage", "target", target);
    requireAmount("dealDamage", amount);
  },
  phases: [
    ({ target, amount }) => {
      const first = eventCount();
      dealDamage(target, amount);
      resolveEvents(first);
    },
  ],
};

/** Health restored to one character, from no source. */
export interface Heal extends Action {
  readonly type: "heal";
  readonly target: EntityId;
  readonly amount: number;
}

export const healAction: ActionDefinition<Heal> = {
  type: "heal",
  check: ({ target, amount }) => {
    requireCharacter("heal", "target", target);
    requireAmount("heal", amount);
  },
  phases: [
    ({ target, amount }) => {
      const first = eventCount();
      heal(target, amount);
      resolveEvents(first);
    },
  ],
};

/** Armor for a player's hero. */
export interface GainArmor extends Action {
  readonly type: "gainArmor";
  readonly player: Player;
  readonly amount: number;
}

export const gainArmorAction: ActionDefinition<GainArmor> = {
  type: "gainArmor",
  check: ({ player, amount }) => {
    requirePlayer("gainArmor", player);
    if (firstIn(player, HERO) === NONE) throw refused("gainArmor", "player", player, "a player with a hero");
    requireAmount("gainArmor", amount);
  },
  phases: [
    ({ player, amount }) => {
      const first = eventCount();
      gainArmor(firstIn(player, HERO), amount);
      resolveEvents(first);
    },
  ],
};

/** Refuses what is not the id of a minion or a hero in play. */
export function requireCharacter(call: string, argument: string, id: unknown): asserts id is EntityId {
  requireEntity(call, argument, id);
  if (!isCharacter(id) || !isInPlay(id)) throw refused(call, argument, id, "a minion or a hero in play");
}

/** Refuses what is not an amount that a game can hold. */
export function requireAmount(call: string, amount: unknown): asserts amount is number {
  if (typeof amount !== "number" || !Number.isInteger(amount))
    throw refused(call, "amount", amount, "an integer");
  if (amount < 0 || amount > MAX_STAT) throw refused(call, "amount", amount, `0 to ${MAX_STAT}`);
}

/** Refuses what is not a player. */
export function requirePlayer(call: string, player: unknown): asserts player is Player {
  if (player !== 0 && player !== 1) throw refused(call, "player", player, "0 or 1");
}
