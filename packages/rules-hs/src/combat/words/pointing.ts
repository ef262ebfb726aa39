/** Words that point: weapons, who attacks whom; the Durability of a weapon; what is frozen. */
import {
  defineFilter,
  defineSelection,
  defineValue,
  noun,
  ofKind,
  type Selection,
  selection,
  sumOf,
  type Word,
} from "@course/cards";
import { type EntityId, type Frame, NONE, type Player, playerOf, select, selectionTop } from "@course/core";
import { FROZEN, hasKeyword } from "../../keywords.ts";
import { currentAttacker, currentDefender } from "../attack-events.ts";
import { durabilityOf, weaponOf } from "../weapons.ts";

const WEAPON = noun("weapon");

export const friendlyWeapon: Word<"selection"> = defineSelection({
  type: "friendlyWeapon",
  doc: "The weapon that your hero holds, if there is one.",
  example: "friendlyWeapon",
  compile: () => pointTo((frame) => weaponOf(playerOf(frame))),
  text: () => ofKind("your weapon", false, { noun: WEAPON, side: "friendly" }),
});

export const enemyWeapon: Word<"selection"> = defineSelection({
  type: "enemyWeapon",
  doc: "The weapon that the enemy hero holds, if there is one.",
  example: "enemyWeapon",
  compile: () => pointTo((frame) => weaponOf((1 - playerOf(frame)) as Player)),
  text: () => ofKind("your opponent's weapon", false, { noun: WEAPON, side: "enemy" }),
});

export const attackerSelection: Word<"selection"> = defineSelection({
  type: "attacker",
  doc: "Who attacks, while an attack goes on.",
  example: "attacker",
  compile: () => pointTo(currentAttacker),
  text: () => "the attacker",
});

export const defenderSelection: Word<"selection"> = defineSelection({
  type: "defender",
  doc: "Who is attacked as things stand now, while an attack goes on.",
  example: "defender",
  compile: () => pointTo(currentDefender),
  text: () => "the defender",
});

export const durabilityValue: Word<"value"> = defineValue({
  type: "durability",
  doc: "The Durability of a weapon, or what it had when it was destroyed; of several, the sum.",
  example: { type: "durability", of: "enemyWeapon" },
  fields: { of: selection() },
  compile: ({ of }) => sumOf(of, durabilityOf),
  text: ({ of }) => (of.isSelf || of.text === "it" ? "its Durability" : `${of}'s Durability`),
});

export const frozenFilter: Word<"filter"> = defineFilter({
  type: "frozen",
  doc: "Lets through what is frozen.",
  example: "frozen",
  compile: () => (_, candidate) => hasKeyword(candidate, FROZEN),
  text: () => ({ before: "frozen" }),
});

export const notInAttack: Word<"filter"> = defineFilter({
  type: "notInAttack",
  doc: "Lets through all but the attacker and the defender of the attack that is going on.",
  example: "notInAttack",
  compile: () => (_, candidate) => candidate !== currentAttacker() && candidate !== currentDefender(),
  text: () => ({ other: true }),
});

function pointTo(find: (frame: Frame) => EntityId): Selection {
  return (frame) => {
    const from = selectionTop();
    const id = find(frame);
    if (id !== NONE) select(id);
    return from;
  };
}
