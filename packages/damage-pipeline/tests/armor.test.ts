/** Armor: a hero's points that damage takes before Health. */
import { expect, test } from "vitest";
import { armorOf, DAMAGE_STEPS, gainArmor, interception, setArmor } from "../src/index.ts";
import { ALL_LAYERS, all, minionWith, on, Table, text } from "./support.ts";

const wave = text("Wave", { type: "damage", target: all("characters"), amount: 3 });

test("a player gains Armor, and it adds up", () => {
  const table = new Table();
  table.gainArmor(1, 2);
  table.gainArmor(1, 3);
  expect(table.log()).toEqual([
    { type: "ArmorGained", player: 1, amount: 2 },
    { type: "ArmorGained", player: 1, amount: 3 },
  ]);
  expect([table.armor(0), table.armor(1)]).toEqual([0, 5]);
});

test("no Armor, or less, is nothing", () => {
  const table = new Table();
  table.gainArmor(0, 0);
  table.world.edit(() => gainArmor(table.heroes[0], -4));
  expect(table.lines()).toEqual([]);
  expect(table.armor(0)).toBe(0);
});

test.each([
  { has: 5, hit: 2, lost: 2, left: 3, health: 30 },
  { has: 2, hit: 2, lost: 2, left: 0, health: 30 },
  { has: 2, hit: 5, lost: 2, left: 0, health: 27 },
])("$has Armor under $hit damage: $lost is absorbed, $left is left, Health is $health", (example) => {
  const { has, hit, lost, left, health } = example;
  const table = new Table();
  table.gainArmor(0, has);
  table.take();
  table.hurt(table.heroes[0], hit);
  // Lost before the damage that took it; the damage is shown in full.
  expect(table.log()).toEqual([
    { type: "ArmorLost", player: 0, amount: lost },
    { type: "Damaged", target: table.heroes[0], amount: hit },
  ]);
  expect([table.armor(0), table.health(table.heroes[0])]).toEqual([left, health]);
});

test("damage that Armor absorbs is damage taken: what answers it answers the full amount", () => {
  const gain = { type: "buff", target: "self", attack: "eventAmount" };
  const table = new Table({ cards: [minionWith("Watcher", on("heroDamaged", gain))] });
  const watcher = table.put("Watcher");
  table.gainArmor(0, 9);
  table.take();
  table.hurt(table.heroes[0], 4);
  expect(table.lines()).toEqual([
    "ArmorLost 0 4",
    `Damaged ${table.heroes[0]} 4`,
    `Triggered ${watcher} heroDamaged`,
    `StatsChanged ${watcher} 4 0`,
  ]);
});

test("only the hero's own Armor absorbs, each for itself", () => {
  const table = new Table({ cards: [wave] });
  const plain = table.put("Plain");
  table.gainArmor(1, 2);
  table.take();
  table.act("Wave");
  const [hero, other] = table.heroes;
  expect(table.lines()).toEqual([
    `Damaged ${hero} 3`,
    "ArmorLost 1 2",
    `Damaged ${other} 3`,
    `Damaged ${plain} 3`,
  ]);
  expect([table.health(hero), table.health(other), table.health(plain)]).toEqual([27, 29, 2]);
});

test("Armor is asked about as long as there is some, and again when there is some again", () => {
  const table = new Table();
  const [hero] = table.heroes;
  for (let round = 0; round < 2; round++) {
    table.hurt(hero, 1);
    table.gainArmor(0, 1);
    table.hurt(hero, 1);
    table.hurt(hero, 1);
  }
  const one = [
    `Damaged ${hero} 1`,
    "ArmorGained 0 1",
    "ArmorLost 0 1",
    `Damaged ${hero} 1`,
    `Damaged ${hero} 1`,
  ];
  expect(table.lines()).toEqual([...one, ...one]);
  expect(table.health(hero)).toBe(26);
});

test("Armor can be set for a scenario, without an event: to some, to other, to none", () => {
  const table = new Table();
  const [hero] = table.heroes;
  const set = (amount: number) => table.world.edit(() => setArmor(hero, amount));
  set(4);
  set(2);
  expect(table.lines()).toEqual([]);
  table.hurt(hero, 3);
  expect(table.take()).toEqual(["ArmorLost 0 2", `Damaged ${hero} 3`]);
  set(5);
  set(0);
  table.hurt(hero, 1);
  expect(table.take()).toEqual([`Damaged ${hero} 1`]);
  expect([table.armor(0), table.health(hero)]).toEqual([0, 28]);
});

test("Armor of a game without the layer `interception` is counted and absorbs nothing", () => {
  const table = new Table({ layers: ALL_LAYERS.filter((layer) => layer !== interception), orders: {} });
  table.gainArmor(0, 9);
  table.hurt(table.heroes[0], 4);
  expect(table.lines()).toEqual(["ArmorGained 0 9", `Damaged ${table.heroes[0]} 4`]);
  expect([table.armor(0), table.health(table.heroes[0])]).toEqual([9, 26]);
});

test("Armor is the world's: a copy has its own", () => {
  const table = new Table();
  table.gainArmor(0, 3);
  const copy = table.world.clone();
  copy.perform({ type: "dealDamage", target: table.heroes[0], amount: 2 });
  expect(copy.read(() => armorOf(table.heroes[0]))).toBe(1);
  expect(table.armor(0)).toBe(3);
  expect(DAMAGE_STEPS).toHaveLength(2);
});
