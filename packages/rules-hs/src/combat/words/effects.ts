/** Effects on attacks and weapons: freeze, redirect, equip, wear out, spare. */
import {
  cardChoice,
  defineEffect,
  oneOf,
  selection,
  value,
  type Word,
  withAmount,
  withArticle,
  withDefault,
} from "@course/cards";
import { currentLibrary, NONE, type Player, playerOf } from "@course/core";
import { firstOf, toEach } from "../../enchantments/words/each.ts";
import { isWeapon } from "../../weapon-type.ts";
import { SIDES } from "../../words/sides.ts";
import { redirectAttack } from "../attack-events.ts";
import { freeze } from "../freeze.ts";
import { keepsWeapon } from "../kept-weapon.ts";
import { keepDurability } from "../spared-durability.ts";
import { equip, loseDurability } from "../weapons.ts";

export const freezeEffect: Word<"effect"> = defineEffect({
  type: "freeze",
  doc: "Freezes each of the target: it cannot attack until it has missed its next attack.",
  example: { type: "freeze", target: { type: "all", of: "minions", side: "enemy" } },
  fields: { target: selection() },
  compile:
    ({ target }) =>
    (frame) =>
      toEach(target, frame, freeze),
  text: ({ target }) => `freeze ${target}`,
});

export const redirectAttackEffect: Word<"effect"> = defineEffect({
  type: "redirectAttack",
  doc: "Gives the attack that is going on another defender, the first of a selection; with none, the attack stays as it is.",
  example: { type: "redirectAttack", to: "it" },
  fields: { to: selection() },
  compile:
    ({ to }) =>
    (frame) => {
      const defender = firstOf(to, frame);
      if (defender !== NONE) redirectAttack(defender);
    },
  text: ({ to }) => (to.text === "it" ? "it becomes the new target" : `it attacks ${to} instead`),
});

export const equipEffect: Word<"effect"> = defineEffect({
  type: "equip",
  doc: "Equips a hero with a weapon. The old one is destroyed at once.",
  example: { type: "equip", card: "my-weapon" },
  fields: { card: cardChoice("weapon"), side: withDefault(oneOf(SIDES), "friendly") },
  compile:
    ({ card, side }) =>
    (frame) => {
      const player = (side === "friendly" ? playerOf(frame) : 1 - playerOf(frame)) as Player;
      const chosen = card(frame);
      if (chosen === 0) return; // There is no such card.
      if (!keepsWeapon(frame, player)) equip(currentLibrary().withId(chosen), player);
    },
  text: ({ card, side }) =>
    side === "friendly"
      ? `equip ${withArticle(card.singular)}`
      : `your opponent equips ${withArticle(card.singular)}`,
});

export const loseDurabilityEffect: Word<"effect"> = defineEffect({
  type: "loseDurability",
  doc: "Each weapon of the target loses Durability. At 0 it dies in the next Death Creation Step.",
  example: { type: "loseDurability", target: "enemyWeapon", amount: 1 },
  fields: { target: selection(), amount: value({ min: 0 }) },
  compile:
    ({ target, amount }) =>
    (frame) => {
      const points = amount(frame);
      toEach(target, frame, (id) => {
        if (isWeapon(id)) loseDurability(id, points);
      });
    },
  text: ({ target, amount }) =>
    withAmount(amount, (points) =>
      target.isSelf ? `${target} loses ${points} Durability` : `remove ${points} Durability from ${target}`,
    ),
});

export const keepDurabilityEffect: Word<"effect"> = defineEffect({
  type: "keepDurability",
  doc: "The attack that is going on costs the weapon no Durability.",
  example: "keepDurability",
  compile: () => () => keepDurability(true),
  text: () => "lose no Durability",
});
