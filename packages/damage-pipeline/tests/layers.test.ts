/** The layers: each can be read alone, and says which others it needs. */
import { type CardLayer, cardLanguage, createVocabulary, exampleOf, validateCards } from "@course/cards";
import { auras, defineRules, kernel } from "@course/core";
import { describe, expect, test } from "vitest";
import {
  ArmorGained,
  ArmorLost,
  amounts,
  armorGain,
  characters,
  DAMAGE_STEPS,
  Damaged,
  DamageRedirect,
  damage,
  Healed,
  interception,
  StatsChanged,
  stats,
} from "../src/index.ts";
import { minion, minionWith, on, Table, type TableOptions, text, texts } from "./support.ts";

const LAYERS: readonly CardLayer[] = [characters, damage, stats, armorGain, interception];
const ALL: readonly CardLayer[] = [...LAYERS, amounts];
const BY_NAME = new Map([kernel, auras, ...LAYERS].map((layer) => [layer.name, layer]));

/** A layer and all that it needs, in order. */
function closureOf(name: string): CardLayer[] {
  const layer = BY_NAME.get(name)!;
  return [...new Set([...(layer.needs ?? []).flatMap(closureOf), layer])];
}

/** A game of one layer and what it needs; the card language and `texts` are no rules. */
function alone(layer: CardLayer, options: TableOptions = {}): Table {
  const layers = [...closureOf(layer.name), cardLanguage];
  const hasCharacters = layers.includes(characters);
  const rules = { layers: hasCharacters ? layers : [...layers, characters], phaseEnd: [], orders: {} };
  return new Table({ ...rules, ...options });
}

test.each([
  [characters, ["kernel"]],
  [damage, ["kernel", "characters"]],
  [stats, ["kernel", "characters"]],
  [armorGain, ["kernel", "characters"]],
  [interception, ["kernel", "characters", "damage", "armorGain", "auras"]],
])("$name stands on $needs", (layer, names) => {
  expect(closureOf(layer.name).map(({ name }) => name)).toEqual([...names, layer.name]);
  expect(() => alone(layer)).not.toThrow();
});

test.each(LAYERS.flatMap((layer) => (layer.needs ?? []).map((need) => [layer, need] as const)))(
  "$0.name without $1 is an error that names both",
  (layer, need) => {
    // The one that is left out is left out for whatever else needs it, too: so ask the layer alone.
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
    const vocabulary = createVocabulary([...closureOf(layer.name), cardLanguage, texts]);
    for (const word of layer.words ?? []) {
      const example = exampleOf(vocabulary, word);
      const card = cardWith(word.category, example);
      expect(validateCards(vocabulary, card, { file: word.type })).not.toHaveProperty("errors");
    }
  },
);

test("every word and every card type says what it is, in whole sentences", () => {
  const words = ALL.flatMap((layer) => layer.words ?? []);
  const cardTypes = ALL.flatMap((layer) => layer.cardTypes ?? []);
  for (const { type, doc } of [...words, ...cardTypes])
    expect([type, doc]).toEqual([type, expect.stringMatching(/^[A-Z].{10,}\.$/)]);
});

/** A card in which a word stands where its category belongs. */
function cardWith(category: string, example: unknown): object {
  if (category === "trigger") return minionWith("M", on(example, "nothing"));
  if (category === "modifier") return minionWith("M", { kind: "aura", modifier: example });
  if (category === "effect") return text("T", example);
  const times = category === "value" ? example : { type: "count", of: selectionWith(category, example) };
  return text("T", { type: "repeat", times, effect: "nothing" });
}

function selectionWith(category: string, example: unknown): unknown {
  return category === "filter" ? { type: "all", of: "characters", where: [example] } : example;
}

describe("what each brings", () => {
  const wordsOf = ({ words = [] }: CardLayer) => words.map(({ category, type }) => `${category} ${type}`);
  const actionsOf = ({ actions = [] }: CardLayer) => actions.map(({ type }) => type);

  test("characters: the card types and the heroes", () => {
    expect(characters.cardTypes?.map(({ type }) => type)).toEqual(["minion", "hero"]);
    expect(wordsOf(characters)).toEqual([
      ...["selection friendlyHero", "selection enemyHero"],
      ...["filter damaged", "filter undamaged", "filter attack", "filter health"],
      ...["value attack", "value health"],
    ]);
    expect([actionsOf(characters), characters.events]).toEqual([[], undefined]);
  });

  test("damage: its action, its events, its words", () => {
    expect(actionsOf(damage)).toEqual(["dealDamage"]);
    expect(damage.events).toEqual([Damaged, Healed]);
    expect(wordsOf(damage)).toEqual([
      ...["effect damage", "effect heal"],
      ...["trigger selfDamaged", "trigger minionDamaged", "trigger heroDamaged"],
    ]);
  });

  test("stats: buffs", () => {
    expect([actionsOf(stats), stats.events, wordsOf(stats)]).toEqual([[], [StatsChanged], ["effect buff"]]);
  });

  test("armorGain: Armor, that absorbs nothing yet", () => {
    expect([actionsOf(armorGain), armorGain.events, wordsOf(armorGain)]).toEqual([
      ["gainArmor"],
      [ArmorGained],
      ["effect gainArmor", "value armor"],
    ]);
  });

  test("interception: the steps, the aura and its word", () => {
    expect([interception.steps, interception.auras, interception.events]).toEqual([
      DAMAGE_STEPS,
      [DamageRedirect],
      [ArmorLost],
    ]);
    expect(wordsOf(interception)).toEqual(["modifier damageRedirect"]);
  });
});

describe("what is not there is not known", () => {
  test("an action of a layer that is missing is refused, and says which there are", () => {
    const table = alone(stats);
    expect(() => table.hurt(table.heroes[0], 1)).toThrow(
      'perform: action type is "dealDamage"; expected an action that a layer of these rules provides ()',
    );
    expect(() => alone(damage).gainArmor(0, 1)).toThrow(
      'perform: action type is "gainArmor"; expected an action that a layer of these rules provides (dealDamage)',
    );
  });

  test("a word of a layer that is missing is a fault of the card", () => {
    const card = minion("M", { abilities: [on("selfDamaged", { type: "gainArmor", amount: 1 })] });
    expect(() => alone(damage, { cards: [card] })).toThrow(
      'cards: /2/abilities/0/effect/type is "gainArmor"',
    );
    expect(() => alone(armorGain, { cards: [card] })).toThrow('cards: /2/abilities/0/on is "selfDamaged"');
  });
});

test("damage alone: it is dealt, answered, and kills nobody", () => {
  const own = minion("Own", { abilities: [on("selfDamaged", { type: "heal", target: "self", amount: 1 })] });
  const table = alone(damage, { cards: [own] });
  const id = table.put("Own");
  table.hurt(id, 9);
  expect(table.lines()).toEqual([`Damaged ${id} 9`, `Triggered ${id} selfDamaged`, `Healed ${id} 1`]);
  expect(table.health(id)).toBe(-3);
});
