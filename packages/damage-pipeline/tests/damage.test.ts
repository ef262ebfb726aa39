/** Damage: one amount, one target; all of an area first, and only then what answers it. */
import { BOARD, type EntityId, listZone, NONE, sourceOf } from "@course/core";
import { expect, test } from "vitest";
import { Damaged, dealDamage } from "../src/index.ts";
import { all, minionWith, on, Table, text } from "./support.ts";

const grow = { type: "buff", target: "self", attack: 1 };
const hit = (target: unknown, amount: unknown) => ({ type: "damage", target, amount });

test("damage lowers Health by its amount, and says whom it met", () => {
  const table = new Table();
  const plain = table.put("Plain", 1);
  table.hurt(plain, 2);
  expect(table.log()).toEqual([{ type: "Damaged", target: plain, amount: 2 }]);
  expect([table.health(plain), table.damage(plain)]).toEqual([3, 2]);
});

test("damage of 0 or less is nothing: no event, no trigger, no change", () => {
  const table = new Table({ cards: [minionWith("Watcher", on("selfDamaged", grow))] });
  const watcher = table.put("Watcher");
  table.hurt(watcher, 0);
  for (const amount of [0, -1, -1_000]) table.world.edit(() => dealDamage(watcher, amount));
  expect(table.lines()).toEqual([]);
  expect([table.health(watcher), table.attack(watcher)]).toEqual([5, 1]);
});

test("an area effect of 0 or less is nothing either, not even healing", () => {
  const none = hit(all("characters"), 0);
  const table = new Table({ cards: [text("None", none), text("Less", { ...none, amount: -3 })] });
  const plain = table.put("Plain");
  table.hurt(plain, 4);
  table.take();
  table.act("None");
  table.act("Less");
  expect(table.lines()).toEqual([]);
  expect(table.health(plain)).toBe(1);
});

test("the whole amount counts, also what no Health was left for", () => {
  const table = new Table();
  const plain = table.put("Plain");
  table.hurt(plain, 50);
  expect(table.take()[0]).toBe(`Damaged ${plain} 50`);
});

test("nobody dies while damage is dealt: the dead are found when the Phase is over", () => {
  const late = on("selfDamaged", hit(all("minions", { where: ["notSelf"] }), 1));
  const table = new Table({ cards: [minionWith("Spiteful", late)] });
  const [spiteful, plain] = [table.put("Spiteful"), table.put("Plain")];
  table.hurt(spiteful, 9);
  expect(table.lines()).toEqual([
    `Damaged ${spiteful} 9`,
    `Triggered ${spiteful} selfDamaged`,
    `Damaged ${plain} 1`,
    `Destroyed ${spiteful}`,
    "DeathPhase 1",
  ]);
});

test("an area effect deals all its damage before anything answers, in order of play", () => {
  const count = { type: "count", of: all("minions", { where: ["notSelf"] }) };
  const watcher = minionWith("Watcher", on("minionDamaged", { type: "gainArmor", amount: count }));
  const table = new Table({ cards: [watcher, text("Wave", hit(all("minions"), 1))] });
  const theirs = table.put("Plain", 1);
  const left = table.put("Watcher");
  const right = table.put("Plain");
  table.act("Wave");
  expect(table.lines()).toEqual([
    ...[theirs, left, right].map((id) => `Damaged ${id} 1`),
    ...[theirs, left, right].flatMap(() => [`Triggered ${left} minionDamaged`, "ArmorGained 0 2"]),
  ]);
});

test("two damages of one text are two areas: the first is answered before the second is dealt", () => {
  const twice = { type: "sequence", effects: [hit(all("minions"), 1), hit(all("minions"), 2)] };
  const table = new Table({ cards: [minionWith("Watcher", on("selfDamaged", grow)), text("Twice", twice)] });
  const watcher = table.put("Watcher");
  table.act("Twice");
  expect(table.lines()).toEqual([
    ...[`Damaged ${watcher} 1`, `Triggered ${watcher} selfDamaged`, `StatsChanged ${watcher} 1 0`],
    ...[`Damaged ${watcher} 2`, `Triggered ${watcher} selfDamaged`, `StatsChanged ${watcher} 1 0`],
  ]);
});

test("the amount is read once, before the first of an area is hit", () => {
  const wounded = { type: "count", of: all("minions") };
  const strike = hit(all("minions"), wounded);
  const table = new Table({ cards: [text("Strike", strike)] });
  const ids = [table.put("Plain"), table.put("Plain"), table.put("Plain", 1)];
  table.act("Strike");
  expect(ids.map((id) => table.damage(id))).toEqual([3, 3, 3]);
});

test("an area effect without anybody in it does nothing", () => {
  const table = new Table({ cards: [text("Wave", hit(all("minions"), 1))] });
  table.act("Wave");
  table.act("Wave", { player: 1 });
  expect(table.lines()).toEqual([]);
});

test("damage remembers who dealt it, redirected or not, and a scenario's comes from nobody", () => {
  const table = new Table({ cards: [text("Wave", hit(all("characters"), 1))] });
  const plain = table.put("Plain");
  table.hurt(plain, 1);
  table.act("Wave", { self: plain });
  const [hero, other] = table.heroes;
  expect(table.lines()).toEqual([plain, hero, other, plain].map((id) => `Damaged ${id} 1`));
  expect(table.world.read(() => [0, 1, 2, 3].map(sourceOf))).toEqual([NONE, plain, plain, plain]);
});

test("a dealt damage is one event of its kind, and lies on top of the log", () => {
  const table = new Table();
  const plain = table.put("Plain");
  expect(Damaged).toBeGreaterThanOrEqual(0);
  table.world.edit(() => {
    dealDamage(plain, 1);
    dealDamage(plain, 2, table.heroes[0]);
  });
  expect(table.lines()).toEqual([`Damaged ${plain} 1`, `Damaged ${plain} 2`]);
  expect(table.world.read(() => sourceOf(1))).toBe(table.heroes[0]);
});

test("damage moves nobody on a board", () => {
  const table = new Table({ cards: [text("Wave", hit(all("minions"), 4))] });
  const ids: EntityId[] = [table.put("Plain"), table.put("Plain"), table.put("Plain")];
  table.act("Wave");
  expect(table.world.read(() => listZone(0, BOARD))).toEqual(ids);
});
