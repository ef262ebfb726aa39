/** The card types that this package knows: what a character starts with. */
import { type CardType, defineCardType, type Group, integer, noun, withDefault } from "@course/cards";
import { ATTACK, MAX_HEALTH } from "./character.ts";

/** Most Attack or Health that a card can have printed. */
export const MAX_PRINTED = 1_000;

const characters: Group = {
  name: "characters",
  noun: noun("character"),
  enemyNoun: noun("enemy", "enemies"),
};
const minions: Group = { name: "minions", noun: noun("minion") };
const heroes: Group = { name: "heroes", noun: noun("hero", "heroes") };

export const minion: CardType = defineCardType({
  type: "minion",
  doc: "Stands on the board, with Attack and Health.",
  noun: noun("minion"),
  groups: [minions, characters],
  properties: {
    attack: integer({ min: 0, max: MAX_PRINTED }),
    health: integer({ min: 0, max: MAX_PRINTED }),
  },
  parts: ["keywords", "abilities"],
  row: ({ attack, health }, set) => {
    set(ATTACK, attack);
    set(MAX_HEALTH, health);
  },
  summary: ({ attack, health }) => `${attack}/${health}`,
});

export const hero: CardType = defineCardType({
  type: "hero",
  doc: "Stands for a player.",
  noun: noun("hero", "heroes"),
  groups: [heroes, characters],
  properties: {
    health: integer({ min: 1, max: MAX_PRINTED }),
    attack: withDefault(integer({ min: 0, max: MAX_PRINTED }), 0),
  },
  parts: [],
  row: ({ attack, health }, set) => {
    set(ATTACK, attack);
    set(MAX_HEALTH, health);
  },
});
