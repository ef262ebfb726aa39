/**
 * A small game for these tests: minions with Attack and Health, spells, a few words of each category.
 *
 * It is as small as a game can be that uses every category; the real words live with the real rules.
 */
import {
  type AuraKind,
  amountOf,
  defineAura,
  defineEvent,
  type EntityId,
  type EventKind,
  type EventRow,
  type Field,
  field,
  NONE,
  ownerOf,
  read,
  record,
  releaseSelection,
  selected,
  selectionTop,
  subjectOf,
  write,
} from "@course/core";
import {
  abilities,
  type Card,
  type CardLayer,
  cardChoice,
  cardLanguage,
  counted,
  createVocabulary,
  defineCardType,
  defineEffect,
  defineFilter,
  defineKeyword,
  defineModifier,
  defineSelection,
  defineTrigger,
  type FieldKind,
  type Group,
  integer,
  multipliers,
  noun,
  numberText,
  oneOf,
  optional,
  selection,
  type Vocabulary,
  value,
  type Word,
  withAmount,
  withDefault,
} from "../src/index.ts";
import { oneOfCards, sameCard } from "../src/words/card-choices.ts";

export const ATTACK: Field = field("testAttack");
export const HEALTH: Field = field("testHealth");
export const TAUNT: Field = field("testTaunt");
export const RACE: Field = field("testRace");
export const Hurt: EventKind = defineEvent("Hurt", { subject: "target", a: "amount" });
export const Called: EventKind = defineEvent("Called", { a: "card", b: "count" });
const Calm: AuraKind = defineAura({ name: "testCalm" });

const characters: Group = {
  name: "characters",
  noun: noun("character"),
  enemyNoun: noun("enemy", "enemies"),
};
const minions: Group = { name: "minions", noun: noun("minion") };
const stat: FieldKind<number, number> = integer({ min: 0, max: 100 });

const RACES = ["Beast", "Dragon"] as const;

const minion = defineCardType({
  type: "minion",
  doc: "Stands on the board.",
  noun: noun("minion"),
  groups: [minions, characters],
  properties: {
    cost: withDefault(stat, 0),
    attack: stat,
    health: stat,
    race: optional(oneOf(RACES)),
  },
  parts: ["keywords", "abilities"],
  row: ({ attack, health, race }, set) => {
    set(ATTACK, attack);
    set(HEALTH, health);
    if (race !== undefined) set(RACE, RACES.indexOf(race) + 1); // 0 is no race.
  },
  summary: ({ attack, health }) => `${attack}/${health}`,
});

const hero = defineCardType({
  type: "hero",
  doc: "Stands for a player.",
  noun: noun("hero", "heroes"),
  groups: [{ name: "heroes", noun: noun("hero", "heroes") }, characters],
  properties: { health: stat },
  parts: [],
  row: ({ health }, set) => set(HEALTH, health),
});

const spell = defineCardType({
  type: "spell",
  doc: "Happens once.",
  noun: noun("spell"),
  properties: { cost: withDefault(stat, 0) },
  parts: ["effect"],
  row: () => {},
});

/** Damage, as these tests need it: a number less, and an event. */
export const damage: Word<"effect"> = defineEffect({
  type: "damage",
  doc: "Deals damage.",
  fields: { target: selection(), amount: value({ min: 0, max: 100 }) },
  example: { type: "damage", target: { type: "all", of: "minions" }, amount: 1 },
  compile:
    ({ target, amount }) =>
    (frame) => {
      const from = target(frame);
      const end = selectionTop();
      const points = amount(frame);
      for (let i = from; i < end; i++) {
        write(selected(i), HEALTH, read(selected(i), HEALTH) - points);
        record(Hurt, selected(i), points);
      }
      releaseSelection(from);
    },
  text: ({ target, amount }) => withAmount(amount, (n) => `deal ${n} damage to ${target}`),
});

const destroy = defineEffect({
  type: "destroy",
  doc: "Destroys.",
  fields: { target: selection() },
  example: { type: "destroy", target: "self" },
  compile: () => () => {},
  text: ({ target }) => `destroy ${target}`,
});

const buff = defineEffect({
  type: "buff",
  doc: "Gives Attack and Health.",
  fields: { target: selection(), attack: withDefault(value(), 0), health: withDefault(value(), 0) },
  example: { type: "buff", target: "self", attack: 1 },
  compile:
    ({ target, attack }) =>
    (frame) => {
      const from = target(frame);
      for (let i = from; i < selectionTop(); i++)
        write(selected(i), ATTACK, read(selected(i), ATTACK) + attack(frame));
      releaseSelection(from);
    },
  text: ({ target, attack, health }) =>
    target.isSelf ? `gain +${attack} Attack` : `give ${target.yours ?? target} +${attack}/+${health}`,
});

const draw = defineEffect({
  type: "draw",
  doc: "Draws cards.",
  fields: { count: withDefault(value({ min: 1, max: 10 }), 1) },
  example: { type: "draw", count: 2 },
  compile: () => () => {},
  text: ({ count }) => `draw ${counted(count, noun("card"))}`,
});

const summon = defineEffect({
  type: "summon",
  doc: "Summons minions.",
  fields: { card: cardChoice(), count: withDefault(value({ min: 1, max: 7 }), 1) },
  example: { type: "summon", card: "test-wolf" },
  compile:
    ({ card, count }) =>
    (frame) => {
      record(Called, NONE, card(frame), count(frame));
    },
  text: ({ card, count }) => `summon ${counted(count, card.described ?? card, { words: true })}`,
});

/** Gives abilities: the card of its own that they need is made at load. */
const grant = defineEffect({
  type: "grant",
  doc: "Gives abilities.",
  fields: { abilities: abilities() },
  example: { type: "grant", abilities: [] },
  compile: ({ abilities: given }, context) => {
    const made = context.addCard((card) => {
      for (const ability of given) ability(card);
    });
    return () => {
      record(Called, NONE, made);
    };
  },
  text: ({ abilities: given }) => `give ${counted(numberText(given.length), noun("ability", "abilities"))}`,
});

const hurt = defineTrigger({
  type: "hurt",
  doc: "Whenever a minion takes damage.",
  fields: { side: optional(oneOf(["friendly", "enemy"])) },
  example: { type: "hurt", side: "friendly" },
  compile: ({ side }) => ({
    event: Hurt,
    scope: "any",
    condition: (listener: EntityId, event: EventRow) =>
      amountOf(event) > 0 &&
      (side === undefined || (ownerOf(subjectOf(event)) === ownerOf(listener)) === (side === "friendly")),
  }),
  text: ({ side }) =>
    `Whenever ${side === undefined ? "a" : side === "enemy" ? "an enemy" : "a friendly"} minion takes damage,`,
});

const battlecry = defineTrigger({
  type: "battlecry",
  doc: "When the card is played.",
  example: "battlecry",
  yours: "your Battlecries trigger",
  choosesTarget: true,
  compile: () => ({ event: Called, scope: "self" }),
  text: () => "Battlecry:",
});

const deathrattle = defineTrigger({
  type: "deathrattle",
  doc: "When the card has died.",
  example: "deathrattle",
  yours: "your minions trigger their Deathrattles",
  compile: () => ({ event: Called, scope: "self", evenIfGone: true }),
  text: () => "Deathrattle:",
});

const calm = defineModifier({
  type: "calm",
  doc: "Nobody is angry.",
  fields: { grade: integer({ min: 1, max: 3 }), stacking: oneOf(["max", "additive"]) },
  example: { type: "calm", grade: 1, stacking: "max" },
  compile: ({ grade, stacking }) => ({ aura: Calm, data: [grade, stacking === "max" ? 0 : 1] }),
  text: ({ grade }) => `your minions are calm (${grade})`,
});

const taunt = defineKeyword({
  type: "taunt",
  doc: "Must be attacked first.",
  example: "taunt",
  compile: () => (set) => set(TAUNT, 1),
  text: () => "Taunt",
});

const power = defineKeyword({
  type: "power",
  doc: "Makes spells stronger.",
  fields: { amount: integer({ min: 1, max: 9 }) },
  example: { type: "power", amount: 1 },
  compile:
    ({ amount }) =>
    (set) =>
      set(TAUNT, amount),
  text: ({ amount }) => `Spell Damage +${amount}`,
});

const race = defineFilter({
  type: "race",
  doc: "Lets through a race.",
  fields: { is: oneOf(RACES) },
  example: { type: "race", is: "Beast" },
  compile: ({ is }) => {
    const wanted = RACES.indexOf(is) + 1;
    return (_, candidate) => read(candidate, RACE) === wanted;
  },
  text: ({ is }) => ({ noun: noun(is) }),
});

const wounded = defineFilter({
  type: "wounded",
  doc: "Lets through what has little Health.",
  example: "wounded",
  compile: () => (_, candidate) => read(candidate, HEALTH) <= 1,
  text: () => ({ before: "wounded" }),
});

const strong = defineFilter({
  type: "strong",
  doc: "Lets through what has much Attack.",
  fields: { attack: integer({ min: 1, max: 20 }) },
  example: { type: "strong", attack: 5 },
  compile:
    ({ attack }) =>
    (_, candidate) =>
      read(candidate, ATTACK) >= attack,
  text: ({ attack }) => ({ after: `with ${attack} or more Attack` }),
});

const friendlyHero = defineSelection({
  type: "friendlyHero",
  doc: "Your hero.",
  example: "friendlyHero",
  compile: () => () => selectionTop(),
  text: () => "your hero",
});

/** The layer of the small game. */
export const testLayer: CardLayer = {
  name: "test",
  cardTypes: [minion, hero, spell],
  words: [
    ...[damage, destroy, buff, draw, summon, grant],
    ...[hurt, battlecry, deathrattle, calm, taunt, power, race, wounded, strong, friendlyHero],
  ],
};

/** Of the words that only whole games have, those of a category of their own. */
const choices: CardLayer = { name: "choices", words: [oneOfCards, sameCard] };

export const vocabulary: Vocabulary = createVocabulary([cardLanguage, multipliers, testLayer, choices]);

/** A minion as data. */
export function minionCard(id: string, parts: Record<string, unknown> = {}): Card {
  return { id, name: `Test ${id}`, type: "minion", attack: 1, health: 2, ...parts } as Card;
}

/** A spell as data. */
export function spellCard(id: string, effect: unknown): Card {
  return { id, name: `Test ${id}`, type: "spell", effect } as Card;
}
