/** The redirect step: the oldest minion that asks for it takes what was meant for its hero. */
import {
  BOARD,
  changeSides,
  createEntity,
  currentLibrary,
  type EntityId,
  enterPlay,
  HAND,
  leavePlay,
  silenceText,
} from "@course/core";
import { expect, test } from "vitest";
import { dealDamage } from "../src/index.ts";
import { all, minionWith, on, REDIRECT, rowOfNobody, Table, text } from "./support.ts";

const grow = { type: "buff", target: "self", attack: 1 };
const CARDS = [
  minionWith("Guard", REDIRECT),
  minionWith("Watcher", on("heroDamaged", grow)),
  minionWith("Medic", on("minionDamaged", { type: "heal", target: "eventSubject", amount: 1 })),
  text("Wave", { type: "damage", target: all("characters"), amount: 2 }),
  text("End", { type: "damage", target: all("minions"), amount: 5 }),
];

const newTable = () => new Table({ cards: CARDS });

test("the minion takes it instead: the hero is never hit, and nothing answers that it was", () => {
  const table = newTable();
  const watcher = table.put("Watcher");
  const guard = table.put("Guard");
  const medic = table.put("Medic");
  table.hurt(table.heroes[0], 4);
  expect(table.lines()).toEqual([
    `Damaged ${guard} 4`,
    `Triggered ${medic} minionDamaged`,
    `Healed ${guard} 1`,
  ]);
  expect([table.health(table.heroes[0]), table.damage(guard), table.attack(watcher)]).toEqual([30, 3, 1]);
});

test("the oldest takes it, wherever it stands", () => {
  const table = newTable();
  const older = table.put("Guard");
  const younger = table.put("Guard");
  table.hurt(table.heroes[0], 1);
  expect(table.take()).toEqual([`Damaged ${older} 1`]);
  table.world.edit(() => leavePlay(older, HAND));
  table.hurt(table.heroes[0], 1);
  expect(table.take()).toEqual([`Damaged ${younger} 1`]);
});

test("a damage is redirected once: the second minion has no say about what the first one takes", () => {
  const table = newTable();
  const older = table.put("Guard");
  const younger = table.put("Guard");
  table.hurt(table.heroes[0], 3);
  table.hurt(older, 1);
  expect(table.lines()).toEqual([`Damaged ${older} 3`, `Damaged ${older} 1`]);
  expect([table.damage(older), table.damage(younger)]).toEqual([4, 0]);
});

test("only its own hero's damage: not the other hero's, not another minion's", () => {
  const table = newTable();
  const guard = table.put("Guard", 1);
  const plain = table.put("Plain", 1);
  table.hurt(table.heroes[0], 1);
  table.hurt(plain, 1);
  table.hurt(table.heroes[1], 1);
  expect(table.lines()).toEqual([`Damaged ${table.heroes[0]} 1`, `Damaged ${plain} 1`, `Damaged ${guard} 1`]);
});

test("each player's damage goes to a minion of that player", () => {
  const table = newTable();
  const theirs = table.put("Guard", 1);
  const mine = table.put("Guard", 0);
  table.hurt(table.heroes[0], 1);
  table.hurt(table.heroes[1], 2);
  expect(table.lines()).toEqual([`Damaged ${mine} 1`, `Damaged ${theirs} 2`]);
});

test("of an area effect it takes its own part, and its hero's", () => {
  const table = newTable();
  const guard = table.put("Guard");
  table.act("Wave");
  expect(table.take()).toEqual([`Damaged ${guard} 2`, `Damaged ${table.heroes[1]} 2`, `Damaged ${guard} 2`]);
  expect(table.damage(guard)).toBe(4);
});

test("a dead minion takes nothing any more", () => {
  const table = newTable();
  table.put("Guard");
  table.act("End");
  table.take();
  table.hurt(table.heroes[0], 1);
  expect(table.lines()).toEqual([`Damaged ${table.heroes[0]} 1`]);
});

test("a mortally wounded one still does, until it is dead", () => {
  const spite = on("selfDamaged", { type: "damage", target: "friendlyHero", amount: 2 });
  const table = new Table({ cards: [...CARDS, minionWith("Martyr", REDIRECT, spite)] });
  const martyr = table.put("Martyr");
  table.hurt(table.heroes[0], 5);
  expect(table.lines()).toEqual([
    `Damaged ${martyr} 5`,
    `Triggered ${martyr} selfDamaged`,
    `Damaged ${martyr} 2`,
    `Destroyed ${martyr}`,
    "DeathPhase 1",
  ]);
});

test("one that has arrived since the last Aura Update takes nothing yet", () => {
  const table = newTable();
  const [hero] = table.heroes;
  const guard = table.world.edit(() => {
    const id = createEntity(currentLibrary().named("Guard")!, 0);
    enterPlay(id, BOARD);
    dealDamage(hero, 1); // Inside of an edit auras stand still: the snapshot is of before.
    return id;
  });
  table.hurt(hero, 1);
  expect(table.lines()).toEqual([`Damaged ${hero} 1`, `Damaged ${guard} 1`]);
});

test("one that has left since the last Aura Update takes nothing more: the next oldest does", () => {
  const table = newTable();
  const [older, younger] = [table.put("Guard"), table.put("Guard")];
  table.world.edit(() => {
    leavePlay(older, HAND);
    dealDamage(table.heroes[0], 1);
    leavePlay(younger, HAND);
    dealDamage(table.heroes[0], 1);
  });
  expect(table.lines()).toEqual([`Damaged ${younger} 1`, `Damaged ${table.heroes[0]} 1`]);
});

test.each<[string, (guard: EntityId) => void]>([
  ["that has left the board", (guard) => leavePlay(guard, HAND)],
  ["that has lost its text", (guard) => silenceText(guard)],
])("a minion %s takes nothing after the next Aura Update", (_, change) => {
  const table = newTable();
  const guard = table.put("Guard");
  table.world.edit(() => change(guard));
  table.hurt(table.heroes[0], 1);
  expect(table.take()).toEqual([`Damaged ${table.heroes[0]} 1`]);
});

test("one that changes sides takes the other hero's damage", () => {
  const table = newTable();
  const guard = table.put("Guard");
  table.world.edit(() => changeSides(guard, 1));
  table.hurt(table.heroes[0], 1);
  table.hurt(table.heroes[1], 1);
  expect(table.lines()).toEqual([`Damaged ${table.heroes[0]} 1`, `Damaged ${guard} 1`]);
});

test("until the next Aura Update it takes the damage of the side that it had at the last one", () => {
  const table = newTable();
  const guard = table.put("Guard");
  table.world.edit(() => {
    changeSides(guard, 1);
    for (const hero of table.heroes) dealDamage(hero, 1);
  });
  expect(table.lines()).toEqual([`Damaged ${guard} 1`, `Damaged ${table.heroes[1]} 1`]);
});

test("where there is no hero nobody is watched: the row of no entity stays empty", () => {
  const table = new Table({ cards: CARDS, heroes: false });
  table.put("Guard");
  expect(rowOfNobody(table.world).every((number) => number === 0)).toBe(true);
});
