/** The layers: each can be read alone, and says which others it needs. */
import { type CardLayer, cardLanguage, createVocabulary, exampleOf, validateCards } from "@course/cards";
import { auras, type CardDefinition, deaths, defineRules, kernel, Library, World } from "@course/core";
import { characters, damage } from "@course/damage-pipeline";
import { describe, expect, test } from "vitest";
import * as rules from "../src/index.ts";
import { minionWith, on, spell } from "./support.ts";

const { battlecries, combat, combatKeywords, deathEffects, drawEffects, drawing, keywords } = rules;
const { playing, printing, spells, summoning, turnEnds, turns } = rules;

const LAYERS: readonly CardLayer[] = [
  ...[printing, summoning, drawing, spells, drawEffects, deathEffects, keywords],
  ...[playing, battlecries, turnEnds, turns, combatKeywords, combat],
];
const BELOW: readonly CardLayer[] = [kernel, auras, deaths, characters, damage];
const BY_NAME = new Map([...BELOW, ...LAYERS].map((layer) => [layer.name, layer]));

/** A layer and all that it needs, in order. */
function closureOf(name: string): CardLayer[] {
  const layer = BY_NAME.get(name)!;
  return [...new Set([...(layer.needs ?? []).flatMap(closureOf), layer])];
}

test("the layers that the course builds on are here, and the whole game has more", () => {
  const all = Object.values(rules).filter(
    (each): each is CardLayer =>
      typeof each === "object" && each !== null && "name" in each && "needs" in each,
  );
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(LAYERS.map(({ name }) => name)));
});

test.each(LAYERS)("$name needs no more than it says: with that alone, it makes a game", (layer) => {
  const layers = closureOf(layer.name);
  const world = new World({ rules: defineRules({ layers, phaseEnd: [] }), library: new Library([]) });
  expect([...world.rules.actions.keys()]).toEqual(
    layers.flatMap(({ actions = [] }) => actions.map(({ type }) => type)),
  );
  expect(() => createVocabulary([cardLanguage, ...layers])).not.toThrow();
});

test.each(LAYERS.flatMap((layer) => (layer.needs ?? []).map((need) => [layer, need] as const)))(
  "$0.name without $1 is an error that names both",
  (layer, need) => {
    const others = closureOf(layer.name)
      .filter(({ name }) => name !== need && name !== layer.name)
      .map(({ needs: _, ...rest }): CardLayer => rest);
    expect(() => defineRules({ layers: [...others, layer], phaseEnd: [] })).toThrow(
      new Error(
        `defineRules: layer "${layer.name}" needs "${need}"; expected that layer before it in the list`,
      ),
    );
  },
);

test.each(LAYERS.filter(({ words = [] }) => words.length > 0))(
  "every word of $name can be used where there is no more than the layer needs",
  (layer) => {
    // Words stand on cards: on a minion's, or on a spell's where the game has spells.
    const needed = closureOf(layer.name);
    const vocabulary = createVocabulary([cardLanguage, ...new Set([characters, spells, ...needed])]);
    for (const word of layer.words ?? []) {
      const example = exampleOf(vocabulary, word);
      const card = cardWith(word.category, example);
      const known = [...JSON.stringify(example).matchAll(/"card":"([^"]+)"/g)].map(([, id]) => ({
        id: id as string,
        name: `The ${id}`,
      }));
      expect(validateCards(vocabulary, card, { file: word.type, known })).not.toHaveProperty("errors");
    }
  },
);

/** A card in which a word stands where its category belongs. */
function cardWith(category: string, example: unknown): object {
  switch (category) {
    case "trigger":
      return minionWith("M", on(example, "nothing"));
    case "keyword":
      return minionWith("M", { kind: "keyword", keyword: example });
    case "filter":
      return spell("S", counting({ type: "all", of: "minions", where: [example] }));
    case "condition": {
      const then = "nothing";
      return spell("S", { type: "if", condition: example, then });
    }
    case "effect":
      return spell("S", example);
    default:
      return spell("S", counting(example));
  }
}

function counting(selection: unknown): object {
  return { type: "repeat", times: { type: "count", of: selection }, effect: "nothing" };
}

describe("what each brings", () => {
  const parts = ({ actions = [], events = [], words = [] }: CardLayer) => ({
    actions: actions.map(({ type }) => type),
    events,
    words: words.map(({ category, type }) => `${category} ${type}`),
  });

  test.each<[CardLayer, string[], number[], string[]]>([
    [summoning, ["summon", "give"], [rules.Summoned], []],
    [drawing, ["draw"], [rules.Drew], []],
    [spells, ["cast"], [rules.SpellCast], []],
    [drawEffects, [], [], ["effect draw"]],
    [keywords, [], [], ["keyword taunt"]],
    [playing, ["play"], [rules.Played], []],
    [battlecries, [], [], ["trigger battlecry"]],
    [turnEnds, [], [rules.TurnEnded], ["trigger endOfTurn"]],
    [turns, ["endTurn"], [rules.TurnStarted], []],
    [combatKeywords, [], [], ["keyword charge", "keyword windfury", "keyword cantAttack"]],
    [combat, ["attack"], [rules.Attacked], []],
  ])("$name", (layer, actions, events, words) => {
    expect(parts(layer)).toEqual({ actions, events, words });
  });

  test("deathEffects: Deathrattles, and what dies and comes by an effect", () => {
    expect(parts(deathEffects).words).toEqual(
      expect.arrayContaining(["trigger deathrattle", "effect destroy", "effect summon"]),
    );
  });

  test("spells: a card type; printing: keys on the types of others", () => {
    expect(spells.cardTypes?.map(({ type }) => type)).toEqual(["spell"]);
    expect(printing.cardProperties?.map(({ of, properties }) => [of, Object.keys(properties)])).toEqual([
      ["all", ["cost"]],
      [["minion"], ["race"]],
    ]);
  });
});

test("a game with one layer alone takes that layer's actions", () => {
  const card = (type: string, name: string): CardDefinition => ({
    id: name.toLowerCase(),
    name,
    type,
    row: [],
    triggers: [],
    auras: [],
  });
  const library = new Library([card("minion", "Bare"), card("spell", "Air")]);
  const worldOf = (layer: CardLayer) =>
    new World({ rules: defineRules({ layers: closureOf(layer.name), phaseEnd: [] }), library });

  const summoned = worldOf(summoning);
  summoned.perform<rules.Summon>({ type: "summon", card: "Bare", player: 0 });
  summoned.perform<rules.Give>({ type: "give", card: "Bare", player: 0 });
  expect(summoned.log()).toEqual([{ type: "Summoned", id: 1 }]);

  const cast = worldOf(spells);
  cast.perform<rules.Cast>({ type: "cast", card: "Air", player: 1 });
  expect(cast.log()).toEqual([{ type: "SpellCast", card: "Air" }]);

  const drawn = worldOf(drawing);
  drawn.perform<rules.Draw>({ type: "draw", player: 1, n: 2 });
  expect(drawn.log()).toEqual([]);

  const passed = worldOf(turns);
  passed.perform({ type: "endTurn" });
  expect(passed.log()).toEqual([
    { type: "TurnEnded", player: 0 },
    { type: "TurnStarted", player: 1 },
  ]);

  const played = worldOf(playing);
  played.perform<rules.Give>({ type: "give", card: "Bare", player: 0 });
  played.perform<rules.Play>({ type: "play", id: played.read(() => 1) as rules.Play["id"] });
  expect(played.log()).toEqual([{ type: "Summoned", id: 1 }]);
});
