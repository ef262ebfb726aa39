/** The triggers on damage taken: whose damage each answers, and what it says. */
import { changeSides, type EntityId } from "@course/core";
import { describe, expect, test } from "vitest";
import { all, minionWith, on, REDIRECT, Table, text, textOf } from "./support.ts";

const grow = { type: "buff", target: "self", attack: 1 };
const wave = text("Wave", { type: "damage", target: all("characters"), amount: 1 });

/** Everybody whose damage a listener of player 0 answered, of all who are hit by a wave. */
function answered(trigger: unknown): string[] {
  const table = new Table({ cards: [minionWith("Listener", on(trigger, grow)), wave] });
  const names = new Map<EntityId, string>([
    [table.heroes[0], "my hero"],
    [table.heroes[1], "their hero"],
    [table.put("Plain"), "my minion"],
    [table.put("Listener"), "itself"],
    [table.put("Plain", 1), "their minion"],
  ]);
  return [...names].flatMap(([id, name]) => {
    table.world.clearLog();
    table.hurt(id, 1);
    return table.lines().some((line) => line.startsWith("Triggered")) ? [name] : [];
  });
}

describe("who is answered", () => {
  test.each([
    ["selfDamaged", ["itself"]],
    ["minionDamaged", ["my minion", "itself", "their minion"]],
    [{ type: "minionDamaged", side: "friendly" }, ["my minion", "itself"]],
    [{ type: "minionDamaged", side: "enemy" }, ["their minion"]],
    [{ type: "minionDamaged", where: ["notSelf"] }, ["my minion", "their minion"]],
    ["heroDamaged", ["my hero", "their hero"]],
    [{ type: "heroDamaged", side: "friendly" }, ["my hero"]],
    [{ type: "heroDamaged", side: "enemy" }, ["their hero"]],
  ])("%j", (trigger, names) => {
    expect(answered(trigger)).toEqual(names);
  });
});

test("who must survive the damage answers what leaves it alive", () => {
  const survivor = minionWith("Survivor", on({ type: "selfDamaged", survives: true }, grow));
  const table = new Table({ cards: [survivor] });
  const [alive, dead] = [table.put("Survivor"), table.put("Survivor")];
  table.hurt(alive, 1);
  table.hurt(dead, 99);
  expect(table.lines().filter((line) => line.startsWith("Triggered"))).toEqual([
    `Triggered ${alive} selfDamaged`,
  ]);
  expect(textOf({ ability: on({ type: "selfDamaged", survives: true }, grow) })).toBe(
    "Whenever this minion survives damage, gain +1 Attack.",
  );
  expect(textOf({ ability: on({ type: "minionDamaged", where: ["notSelf"] }, grow) })).toBe(
    "Whenever another minion takes damage, gain +1 Attack.",
  );
});

test("who must survive is alive when it answers: at 0 Health it is not, and others may wound it first", () => {
  const survivor = minionWith("Survivor", on({ type: "selfDamaged", survives: true }, grow));
  const spiteful = on("minionDamaged", { type: "damage", target: "eventSubject", amount: 3 });
  const table = new Table({ cards: [survivor, minionWith("Spiteful", spiteful)] });
  const atNone = table.put("Survivor");
  table.hurt(atNone, 5);
  table.put("Spiteful");
  const wounded = table.put("Survivor");
  table.take();
  table.hurt(wounded, 2);
  expect(table.attack(atNone)).toBe(1);
  expect(table.lines().filter((line) => line.endsWith("selfDamaged"))).toEqual([]);
});

test.each([
  ["minionDamaged", "a minion takes damage"],
  [{ type: "minionDamaged", side: "enemy" }, "an enemy minion takes damage"],
  [{ type: "minionDamaged", where: ["damaged"] }, "a damaged minion takes damage"],
  [{ type: "heroDamaged", side: "friendly" }, "your hero takes damage"],
])("%j is said as when %s", (trigger, said) => {
  expect(textOf({ ability: on(trigger, "nothing") })).toBe(`Whenever ${said}, do nothing.`);
});

test("the log calls a trigger by its word, whatever its side", () => {
  const sided = minionWith("Sided", on({ type: "minionDamaged", side: "enemy" }, grow));
  const table = new Table({ cards: [sided, minionWith("Free", on("heroDamaged", grow))] });
  const [sidedOne, free] = [table.put("Sided"), table.put("Free")];
  table.hurt(table.put("Plain", 1), 1);
  table.hurt(table.heroes[1], 1);
  expect(table.lines().filter((line) => line.startsWith("Triggered"))).toEqual([
    `Triggered ${sidedOne} minionDamaged`,
    `Triggered ${free} heroDamaged`,
  ]);
});

test("each of an area is answered for itself, by all who listen, in order of play", () => {
  const any = minionWith("Any", on("minionDamaged", grow));
  const own = minionWith("Own", on("selfDamaged", grow));
  const minions = text("Minions", { type: "damage", target: all("minions"), amount: 1 });
  const table = new Table({ cards: [any, own, minions] });
  const [first, second] = [table.put("Own"), table.put("Any")];
  table.act("Minions");
  expect(table.lines()).toEqual([
    ...[`Damaged ${first} 1`, `Damaged ${second} 1`],
    ...[`Triggered ${first} selfDamaged`, `StatsChanged ${first} 1 0`],
    ...[`Triggered ${second} minionDamaged`, `StatsChanged ${second} 1 0`],
    ...[`Triggered ${second} minionDamaged`, `StatsChanged ${second} 1 0`],
  ]);
});

test("sides are those of the moment: a minion that has changed sides listens for its new one", () => {
  const table = new Table({
    cards: [minionWith("Loyal", on({ type: "heroDamaged", side: "friendly" }, grow))],
  });
  const loyal = table.put("Loyal");
  table.world.edit(() => changeSides(loyal, 1));
  table.hurt(table.heroes[0], 1);
  expect(table.attack(loyal)).toBe(1);
  table.hurt(table.heroes[1], 1);
  expect(table.attack(loyal)).toBe(2);
});

test("the mortally wounded answer the damage that brought them down", () => {
  const table = new Table({
    cards: [minionWith("Own", on("selfDamaged", { type: "gainArmor", amount: 1 }))],
  });
  const own = table.put("Own");
  table.hurt(own, 5);
  expect(table.lines()).toEqual([
    ...[`Damaged ${own} 5`, `Triggered ${own} selfDamaged`, "ArmorGained 0 1"],
    ...[`Destroyed ${own}`, "DeathPhase 1"],
  ]);
});

test("what is answered can be asked for: whom it met, and how much it was", () => {
  const back = { type: "buff", target: "eventSubject", attack: "eventAmount" };
  const table = new Table({ cards: [minionWith("Echo", on("minionDamaged", back))] });
  table.put("Echo");
  const plain = table.put("Plain", 1);
  table.hurt(plain, 3);
  expect(table.attack(plain)).toBe(4);
});

test("redirected damage is a minion's, and answered as such", () => {
  const listeners = ["heroDamaged", "minionDamaged"].map((trigger) => minionWith(trigger, on(trigger, grow)));
  const table = new Table({ cards: [...listeners, minionWith("Guard", REDIRECT)] });
  const [ofHeroes, ofMinions] = [table.put("heroDamaged"), table.put("minionDamaged")];
  table.put("Guard");
  table.hurt(table.heroes[0], 1);
  expect([table.attack(ofHeroes), table.attack(ofMinions)]).toEqual([1, 2]);
});

test("a trigger does not answer the damage that its own effect deals", () => {
  const table = new Table({
    cards: [minionWith("Fury", on("minionDamaged", { type: "damage", target: all("minions"), amount: 1 }))],
  });
  const [fury, other] = [table.put("Fury"), table.put("Fury", 1)];
  table.hurt(fury, 1);
  // Each answers once in a row of answers; the other's is inside of its own.
  expect(
    table.world.logTree().map(({ depth, event }) => `${depth} ${Object.values(event).join(" ")}`),
  ).toEqual([
    `0 Damaged ${fury} 1`,
    `0 Triggered ${fury} minionDamaged`,
    ...[`1 Damaged ${fury} 1`, `1 Damaged ${other} 1`],
    `1 Triggered ${other} minionDamaged`,
    ...[`2 Damaged ${fury} 1`, `2 Damaged ${other} 1`],
    `1 Triggered ${other} minionDamaged`,
    ...[`2 Damaged ${fury} 1`, `2 Damaged ${other} 1`],
    `0 Triggered ${other} minionDamaged`,
    ...[`1 Damaged ${fury} 1`, `1 Damaged ${other} 1`],
    `1 Triggered ${fury} minionDamaged`,
    ...[`2 Damaged ${fury} 1`, `2 Damaged ${other} 1`],
    `1 Triggered ${fury} minionDamaged`,
    ...[`2 Damaged ${fury} 1`, `2 Damaged ${other} 1`],
    ...[`0 Destroyed ${fury}`, `0 Destroyed ${other}`, "0 DeathPhase 1"],
  ]);
});

describe("what each says", () => {
  test.each([
    ["selfDamaged", "Whenever this minion takes damage,"],
    ["minionDamaged", "Whenever a minion takes damage,"],
    [{ type: "minionDamaged", side: "friendly" }, "Whenever a friendly minion takes damage,"],
    [{ type: "minionDamaged", side: "enemy" }, "Whenever an enemy minion takes damage,"],
    ["heroDamaged", "Whenever a hero takes damage,"],
    [{ type: "heroDamaged", side: "friendly" }, "Whenever your hero takes damage,"],
    [{ type: "heroDamaged", side: "enemy" }, "Whenever the enemy hero takes damage,"],
  ])("%j", (trigger, lead) => {
    expect(textOf({ ability: on(trigger, grow) })).toBe(`${lead} gain +1 Attack.`);
  });
});

test.each([
  ["minionDamaged", "mine"],
  ["heroDamaged", "any"],
])("%s knows no side %j", (type, side) => {
  expect(() => new Table({ cards: [minionWith("Odd", on({ type, side }, grow))] })).toThrow(
    `cards: /2/abilities/0/on/side is "${side}"; expected "friendly" or "enemy"`,
  );
});
