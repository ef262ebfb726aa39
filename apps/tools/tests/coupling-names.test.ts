/** Finding card names in any case style, and what is no name. */
import { defaultStage } from "@course/harness";
import { describe, expect, test } from "vitest";
import { CardNames } from "../src/coupling/card-names.ts";
import { namesInContent } from "../src/coupling/content-names.ts";
import { rulesVocabulary } from "../src/coupling/vocabulary.ts";

const vocabulary = rulesVocabulary(defaultStage().vocabulary);
const NAMES = ["Baron Rivendare", "Test Filler", "Armorsmith", "Acolyte of Pain", "Damaged Golem", "Golem"];
const ODD = [
  "Sorcerer's Apprentice",
  "SI:7 Agent",
  "Power Word: Shield",
  "Al'Akir the Windlord",
  "Counterspell",
];
const SHARED = ["Charge", "Windfury", "Silence", "Mind Control", "Murloc", "Defender", "Execute"];
const names = new CardNames([...NAMES, ...ODD, ...SHARED], vocabulary);
const found = (text: string) => names.findIn(text).map(({ name }) => name);

describe("a name is found in every case style", () => {
  test.each([
    "Baron Rivendare",
    "baronRivendare",
    "BaronRivendare",
    "BARON_RIVENDARE",
    "baron_rivendare",
    "baron-rivendare",
    "baronrivendare",
    "BARONRIVENDARE",
    "isBaronRivendareInPlay",
    "BARON_RIVENDARE_TIMES",
    "./cards/baron-rivendare.json",
    "count the Baron Rivendares",
    "Baron Rivendare's aura",
    "Báron Rivendare",
  ])("%s", (text) => {
    expect(found(text)).toEqual(["Baron Rivendare"]);
  });

  test.each([
    ["sorcerersApprentice", "Sorcerer's Apprentice"],
    ["Sorcerer’s Apprentice", "Sorcerer's Apprentice"],
    ["SORCERER_S_APPRENTICE", "Sorcerer's Apprentice"],
    ["si7Agent", "SI:7 Agent"],
    ["SI7AGENT", "SI:7 Agent"],
    ["powerWordShield", "Power Word: Shield"],
    ["alakirTheWindlord", "Al'Akir the Windlord"],
    ["hasArmorsmith", "Armorsmith"],
    ["acolyteOfPain", "Acolyte of Pain"],
  ])("%s is %s", (text, name) => {
    expect(found(text)).toEqual([name]);
  });
});

describe("what is no name", () => {
  test.each([
    "latestFiller", // "test" is the end of another word
    "testFilling",
    "armorSmithing",
    "counterSpell", // counters a spell; the card is one word
    "counter-spell",
    "baron",
    "rivendareBaron",
    "painOfAcolyte",
    "",
  ])("%j", (text) => {
    expect(found(text)).toEqual([]);
  });
});

test("of two names at one place the longer is meant", () => {
  expect(found("damagedGolem")).toEqual(["Damaged Golem"]);
  expect(found("golem, damaged golem, Armorsmith")).toEqual(["Golem", "Damaged Golem", "Armorsmith"]);
});

describe("rules vocabulary is never found, though a card may be called the same", () => {
  test.each([
    "Charge",
    "charge",
    "hasCharge",
    "CHARGE",
    "Windfury",
    "silence",
    "mindControl",
    "MURLOC",
    "defender",
  ])("%s", (text) => {
    expect(found(text)).toEqual([]);
  });

  test("and the audit can say which names those are", () => {
    expect(names.vocabulary).toEqual(SHARED.filter((name) => name !== "Execute"));
  });

  test("every word of the card language is vocabulary, and so are the contract's events", () => {
    for (const word of ["taunt", "deathrattle", "buff", "triggermultiplier", "damageredirect", "stacking"]) {
      expect(vocabulary).toContain(word);
    }
    for (const event of ["summoned", "drew", "spellcast", "armorlost", "deathphase"]) {
      expect(vocabulary).toContain(event);
    }
  });

  test("no card of an example in the language's schema is", () => {
    expect(vocabulary).not.toContain("damagedgolem");
  });
});

test("a name that is an everyday word of programs is found only as it is printed", () => {
  expect(found("execute")).toEqual([]);
  expect(found("executeAction")).toEqual([]);
  expect(found("Execute the action")).toEqual([]);
  expect(found("Execute")).toEqual(["Execute"]);
});

describe("names of a workspace's own cards", () => {
  const inScript = (text: string) => namesInContent("src/content/cards.ts", text);

  test.each([
    [
      "cards by name",
      'export const a = { id: "x1", name: "Mossback", type: "minion", cost: 1 };',
      ["Mossback", "x1"],
    ],
    ["typed and frozen", "const a = Object.freeze({ name: `Mossback`, attack: 1 } as const);", ["Mossback"]],
    [
      "cards by key",
      "export const cards = { Mossback: { cost: 1 }, 'Old Elk': { attack: 1, health: 2 } };",
      ["Mossback", "Old Elk"],
    ],
    [
      "a call",
      'minion("Mossback", 1, 2); defineCard("Elk", {}); cards.set("Owl", {});',
      ["Mossback", "Elk", "Owl"],
    ],
    [
      "a printed name",
      'make("Keeper of the Glen", 3); new Map([["Old Elk", 3]]);',
      ["Keeper of the Glen", "Old Elk"],
    ],
  ])("%s", (_, text, expected) => {
    expect(inScript(text)).toEqual(expected);
  });

  test.each([
    ["an ability", 'const a = { name: "onDamage", when: "damaged" };'],
    ["an effect under a key", 'const a = { grow: { type: "buff", target: "self", attack: 1, health: 1 } };'],
    ["a text", 'say("Draw a card"); on("Damaged", act); log(["Damaged", 1]);'],
  ])("%s is none", (_, text) => {
    expect(inScript(text)).toEqual([]);
  });

  test("in JSON, wherever they stand", () => {
    const pack = { cards: [{ id: "m", name: "Mossback", type: "minion" }], byName: { Elk: { cost: 2 } } };
    expect(namesInContent("src/content/a.json", JSON.stringify(pack)).sort()).toEqual([
      "Elk",
      "Mossback",
      "m",
    ]);
    expect(namesInContent("src/content/a.json", "{ broken")).toEqual([]);
  });

  test("in Rust", () => {
    const text = 'pub fn all() -> Vec<Card> { vec![Card { name: "Mossback", cost: 1 }, card(r#"Old Elk"#)] }';
    expect(namesInContent("src/content/cards.rs", text)).toEqual(["Mossback", "Old Elk"]);
  });
});
