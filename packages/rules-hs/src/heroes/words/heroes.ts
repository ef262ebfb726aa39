/** Words about heroes and their powers: another hero, another power, and which one there is. */
import {
  cardChoice,
  cardRef,
  defineEffect,
  defineSelection,
  filters,
  oneOf,
  type Word,
  withDefault,
} from "@course/cards";
import {
  BOARD,
  currentLibrary,
  NONE,
  type Player,
  playerOf,
  select,
  selectionTop,
  selfOf,
  zoneOf,
} from "@course/core";
import { SIDES } from "../../words/sides.ts";
import { becomeHero, turnIntoHero } from "../hero-cards.ts";
import { heroPowerOf, replaceHeroPower } from "../hero-powers.ts";

export const replaceHeroEffect: Word<"effect"> = defineEffect({
  type: "replaceHero",
  doc: "Replaces your hero with another one: its Health, no Armor, its hero power. The weapon stays. A minion that does this is not in play any more, and has not died.",
  example: { type: "replaceHero", card: "my-hero" },
  fields: { card: cardRef("hero") },
  compile:
    ({ card }) =>
    (frame) => {
      const [self, hero] = [selfOf(frame), currentLibrary().withId(card)];
      if (zoneOf(self) === BOARD) turnIntoHero(self, hero, playerOf(frame));
      else becomeHero(hero, playerOf(frame));
    },
  text: ({ card }) => `replace your hero with ${card.name}`,
});

export const replaceHeroPowerEffect: Word<"effect"> = defineEffect({
  type: "replaceHeroPower",
  doc: "Replaces your hero power with another one, which can be used at once.",
  example: { type: "replaceHeroPower", card: "my-power" },
  fields: { card: cardChoice("heroPower") },
  compile:
    ({ card }) =>
    (frame) => {
      const power = card(frame);
      if (power !== 0) replaceHeroPower(currentLibrary().withId(power), playerOf(frame));
    },
  text: ({ card }) => `your Hero Power becomes ${card.name.replace(/^copy of/, "a copy of")}`,
});

export const heroPowerSelection: Word<"selection"> = defineSelection({
  type: "heroPower",
  doc: "Your hero power, or your opponent's, if it passes the filters.",
  example: "heroPower",
  fields: { side: withDefault(oneOf(SIDES), "friendly"), where: withDefault(filters(), []) },
  compile:
    ({ side, where }) =>
    (frame) => {
      const from = selectionTop();
      const player = (side === "friendly" ? playerOf(frame) : 1 - playerOf(frame)) as Player;
      const power = heroPowerOf(player);
      if (power !== NONE && where(frame, power)) select(power);
      return from;
    },
  text: ({ side }) => (side === "friendly" ? "your Hero Power" : "your opponent's Hero Power"),
});
