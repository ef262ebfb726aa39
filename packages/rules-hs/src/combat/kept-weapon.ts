/**
 * The modifier `notReplacedByPower`: a weapon that its hero keeps when a hero power would equip another one. The
 * weapon does something instead.
 */
import { defineModifier, effect, type Word } from "@course/cards";
import {
  type AuraKind,
  aurasOf,
  closeFrame,
  defineAura,
  type Effect,
  type EntityId,
  type Frame,
  NO_EVENT,
  NONE,
  openFrame,
  type Player,
  selfOf,
} from "@course/core";
import { isHeroPower } from "../spell-or-power.ts";
import { weaponOf } from "./weapons.ts";

/** The weapon is kept. Its `parts` are what it does instead. */
export const KeptWeapon: AuraKind = defineAura({ name: "notReplacedByPower" });

export const notReplacedByPower: Word<"modifier"> = defineModifier({
  type: "notReplacedByPower",
  doc: "A hero power that would equip its hero with another weapon makes this one do something instead.",
  example: { type: "notReplacedByPower", instead: { type: "buff", target: "self", attack: 1 } },
  fields: { instead: effect() },
  compile: ({ instead }) => ({ aura: KeptWeapon, data: [], parts: instead }),
  text: ({ instead }) => `instead of replacing this weapon, your Hero Power makes it ${instead}`,
});

/** Lets the player's weapon do what it does in place of being replaced. Returns whether it is kept. */
export function keepsWeapon(frame: Frame, player: Player): boolean {
  if (!isHeroPower(selfOf(frame))) return false;
  const weapon = weaponOf(player);
  const instead = weapon === NONE ? undefined : insteadOf(weapon);
  if (instead === undefined) return false;
  instead(openFrame(weapon, player, NO_EVENT));
  closeFrame();
  return true;
}

function insteadOf(weapon: EntityId): Effect | undefined {
  const kept = aurasOf(weapon).find(({ aura }) => aura === KeptWeapon);
  return kept?.parts as Effect | undefined; // Only the word above makes such auras.
}
