import {
  type Card,
  cardLanguage,
  compileCards,
  createVocabulary,
  describe,
  validateCards,
} from "@course/cards";
import {
  BOARD,
  createDeaths,
  createEntity,
  deaths,
  defineRules,
  type EntityId,
  enterPlay,
  HERO,
  kernel,
  Library,
  type Player,
  World,
} from "@course/core";
import { expect, test } from "vitest";
import { armorGain, armorOf, characters, damage, healthOf } from "../src/index.ts";

const rules = defineRules({
  layers: [kernel, cardLanguage, characters, damage, armorGain, deaths],
  phaseEnd: [createDeaths],
});
const vocabulary = createVocabulary(rules.layers);
const allMinions = { type: "all", of: "minions" };

/** A minion that heals whenever it takes damage. */
function healer(name: string, health: number, target: unknown, amount: unknown): unknown {
  const effect = { type: "heal", target, amount };
  const abilities = [{ kind: "trigger", on: "selfDamaged", effect }];
  return { id: name.toLowerCase(), name, type: "minion", attack: 0, health, abilities };
}

const PLAIN = { id: "plain", name: "Plain", type: "minion", attack: 0, health: 5 };
const LEADER = { id: "leader", name: "Leader", type: "hero", health: 30 };

function load(...cards: unknown[]): readonly Card[] {
  const loaded = validateCards(vocabulary, [PLAIN, LEADER, ...cards], { file: "cards" });
  if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
  return loaded.cards;
}

/** A board with player 0's minions in order of play, and both heroes. */
function tableOf(cards: readonly Card[], ...minions: string[]) {
  const library = new Library(compileCards(vocabulary, cards));
  const world = new World({ rules, library });
  const enter = (name: string, player: Player, zone: typeof BOARD | typeof HERO) =>
    world.edit(() => {
      const id = createEntity(library.named(name)!, player);
      enterPlay(id, zone);
      return id;
    });
  const heroes = [enter("Leader", 0, HERO), enter("Leader", 1, HERO)] as const;
  const ids = minions.map((name) => enter(name, 0, BOARD));
  const hurt = (target: EntityId, amount: number) => world.perform({ type: "dealDamage", target, amount });
  const health = (id: EntityId) => world.read(() => healthOf(id));
  return { world, heroes, ids, hurt, health };
}

const first = ([id]: readonly EntityId[]) => id as EntityId;

test("healing gives back damage, and the event holds what was really healed", () => {
  const { world, ids, hurt, health } = tableOf(load(healer("Medic", 5, "self", 4)), "Medic");
  hurt(first(ids), 2);
  expect(health(first(ids))).toBe(5);
  expect(world.log()).toEqual([
    { type: "Damaged", target: ids[0], amount: 2 },
    { type: "Triggered", source: ids[0], trigger: "selfDamaged" },
    { type: "Healed", target: ids[0], amount: 2 },
  ]);
});

test("at full Health nothing is healed, and nothing recorded", () => {
  const { world, heroes, ids, hurt, health } = tableOf(load(healer("Medic", 5, "friendlyHero", 4)), "Medic");
  hurt(first(ids), 1);
  expect(health(heroes[0])).toBe(30);
  expect(world.log().map(({ type }) => type)).toEqual(["Damaged", "Triggered"]);
});

test("healing nothing is nothing", () => {
  const { world, ids, hurt, health } = tableOf(load(healer("Medic", 5, "self", 0)), "Medic");
  hurt(first(ids), 1);
  expect(health(first(ids))).toBe(4);
  expect(world.log().map(({ type }) => type)).toEqual(["Damaged", "Triggered"]);
});

test("all are healed together, each by its own amount", () => {
  const { world, ids, hurt } = tableOf(load(healer("Medic", 5, allMinions, 3)), "Plain", "Medic", "Plain");
  const [one, medic, full] = ids as [EntityId, EntityId, EntityId];
  hurt(one, 4);
  world.clearLog();
  hurt(medic, 1);
  expect(world.log().filter(({ type }) => type === "Healed")).toEqual([
    { type: "Healed", target: one, amount: 3 },
    { type: "Healed", target: medic, amount: 1 },
  ]);
  expect(world.read(() => healthOf(full))).toBe(5);
});

test("a mortally wounded minion that is healed in time stays", () => {
  const { world, ids, hurt, health } = tableOf(load(healer("Medic", 3, "self", 2)), "Medic");
  hurt(first(ids), 4);
  expect(health(first(ids))).toBe(1);
  expect(world.log().map(({ type }) => type)).toEqual(["Damaged", "Triggered", "Healed"]);
});

test("healing leaves Armor alone", () => {
  const { world, heroes, ids, hurt, health } = tableOf(load(healer("Medic", 5, "friendlyHero", 4)), "Medic");
  world.perform({ type: "gainArmor", player: 0, amount: 2 });
  hurt(heroes[0], 3);
  hurt(first(ids), 1);
  // Without the layer `interception` Armor absorbs nothing: all 3 came off Health, and come back.
  expect(health(heroes[0])).toBe(30);
  expect(world.read(() => armorOf(heroes[0]))).toBe(2);
});

test.each([
  ["friendlyHero", 3, "restore 3 Health to your hero."],
  [allMinions, 4, "restore 4 Health to all minions."],
  ["self", { type: "count", of: allMinions }, "restore 1 Health to this minion for each minion."],
])("it says what it does: %j, %j", (target, amount, text) => {
  const cards = load(healer("Medic", 5, target, amount));
  const byId = new Map(cards.map((card) => [card.id, card]));
  expect(describe(vocabulary, byId.get("medic")!, byId)).toBe(`Whenever this minion takes damage, ${text}`);
});

test("a negative amount is refused", () => {
  expect(() => load(healer("Medic", 5, "self", -1))).toThrow(
    "cards: /2/abilities/0/effect/amount is -1; expected an integer from 0 to 1000",
  );
});
