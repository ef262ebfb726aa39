/** Several hit or healed at once: the order, who is "it" after it, how much it came to, and no selection left behind. */
import { gameLanguage } from "@course/cards";
import {
  closeFrame,
  currentLibrary,
  type EntityId,
  NO_EVENT,
  NONE,
  openFrame,
  orderOfPlay,
  releaseSelection,
  select,
  selected,
  selectionTop,
} from "@course/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amounts, sortByOrderOfPlay } from "../src/index.ts";
import { ALL_LAYERS, all, minionWith, on, Table, text } from "./support.ts";

const LAYERS = [...ALL_LAYERS, gameLanguage, amounts];
const minions = all("minions");
const enemies = all("minions", { side: "enemy" });
const friends = all("minions", { side: "friendly" });
const chosen = { type: "chosen", from: minions };
const damage = (target: unknown, amount: unknown, parts: object = {}) => ({
  type: "damage",
  target,
  amount,
  ...parts,
});
const sequence = (...effects: readonly unknown[]) => ({ type: "sequence", effects });
const mark = { type: "buff", target: "it", attack: 9 };

function tableFor(...effects: readonly unknown[]): Table {
  const cards = effects.map((each, i) => text(`T${i}`, each));
  return new Table({ layers: LAYERS, cards: [...cards, { ...minionWith("Huge"), health: 40 }] });
}

describe("the order", () => {
  const order = fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { minLength: 1, maxLength: 12 });

  test("is that of play, whatever was selected how, and the places around keep who stands there", () => {
    const table = tableFor();
    const ids = Array.from({ length: 12 }, (_, at) => table.put("Plain", at < 6 ? 0 : 1));
    fc.assert(
      fc.property(order, fc.nat(3), fc.nat(3), (places, before, after) => {
        table.world.edit(() => {
          const from = selectionTop();
          for (const place of places) select(ids[place]!);
          const [start, end] = [
            from + Math.min(before, places.length),
            Math.max(selectionTop() - after, from),
          ];
          const stood = Array.from({ length: places.length }, (_, at) => selected(from + at));
          sortByOrderOfPlay(start, end);
          const stand = Array.from({ length: places.length }, (_, at) => selected(from + at));
          releaseSelection(from);
          const sorted = stood.slice(start - from, Math.max(end, start) - from);
          sorted.sort((one, other) => orderOfPlay(one) - orderOfPlay(other));
          expect(stand).toEqual([
            ...stood.slice(0, start - from),
            ...sorted,
            ...stood.slice(Math.max(end, start) - from),
          ]);
        });
      }),
    );
  });

  test("of two groups with an amount each is that of one group", () => {
    const table = tableFor(damage(enemies, 2, { also: friends, alsoAmount: 1 }));
    const players = [1, 0, 0, 1, 1, 0] as const;
    const ids = players.map((player) => table.put("Plain", player));
    table.act("T0");
    expect(table.lines()).toEqual(ids.map((id, at) => `Damaged ${id} ${players[at]! + 1}`));
  });

  test("of each of two groups is that of play, whatever was selected how", () => {
    const reversed = (side: string) => ({
      type: "join",
      first: { type: "only", from: all("minions", { side }), where: ["damaged"] },
      second: all("minions", { side, where: ["undamaged"] }),
    });
    const table = tableFor(damage(reversed("enemy"), 2, { also: reversed("friendly"), alsoAmount: 1 }));
    const players = [1, 0, 1, 0] as const;
    const ids = players.map((player) => table.put("Huge", player));
    for (const id of ids.slice(2)) table.hurt(id, 1);
    table.take();
    table.act("T0");
    expect(table.lines()).toEqual(ids.map((id, at) => `Damaged ${id} ${players[at]! + 1}`));
  });

  test("of one who is in both groups begins with the amount of the first", () => {
    const table = tableFor(damage(minions, 2, { also: minions, alsoAmount: 1 }));
    const ids = [table.put("Plain"), table.put("Plain")];
    table.act("T0");
    expect(table.lines()).toEqual(ids.flatMap((id) => [`Damaged ${id} 2`, `Damaged ${id} 1`]));
  });

  test.each([
    ["the first", enemies, friends],
    ["the second", friends, enemies],
  ])("needs nobody in %s of two groups", (_, first, second) => {
    const table = tableFor(damage(first, 1, { also: second, alsoAmount: 1 }));
    const ids = [table.put("Plain"), table.put("Plain")];
    table.act("T0");
    expect(table.lines()).toEqual(ids.map((id) => `Damaged ${id} 1`));
  });

  test("of healing is that of play, too", () => {
    const table = tableFor({
      type: "heal",
      target: { type: "join", first: chosen, second: minions },
      amount: 1,
    });
    const [one, other] = [table.put("Plain"), table.put("Plain")];
    for (const id of [one, other]) table.hurt(id, 1);
    table.take();
    table.act("T0", { target: other });
    expect(table.lines()).toEqual([`Healed ${one} 1`, `Healed ${other} 1`]);
  });
});

describe("it", () => {
  test.each([
    ["the last that is hit", damage(minions, 1), 1],
    ["the last that is healed", { type: "heal", target: minions, amount: 1 }, 1],
    ["the first of the main group, where there are two", damage(minions, 1, { also: "enemyHero" }), 0],
  ])("is %s", (_, effect, place) => {
    const table = tableFor(sequence(effect, mark));
    const ids = [table.put("Plain"), table.put("Plain")];
    table.act("T0");
    expect(ids.map((id) => table.attack(id))).toEqual([0, 1].map((at) => (at === place ? 10 : 1)));
  });

  test.each([
    ["hit", damage(enemies, 1)],
    ["healed", { type: "heal", target: enemies, amount: 1 }],
    ["hit in the main group of two", damage(enemies, 1, { also: minions })],
  ])("is still who it was, where nobody is %s", (_, effect) => {
    const table = tableFor(sequence(damage(chosen, 1), effect, mark));
    const [one, other] = [table.put("Plain"), table.put("Plain")];
    table.act("T0", { target: other });
    expect([one, other].map((id) => table.attack(id))).toEqual([1, 10]);
  });
});

describe("the damage dealt", () => {
  test.each([
    ["to one group", damage(minions, 2), 4],
    ["to two groups", damage(minions, 2, { also: "friendlyHero", alsoAmount: 3 }), 7],
    ["to nobody", damage(enemies, 2), 0],
  ])("is all of it together: %s", (_, effect, dealt) => {
    const table = tableFor(sequence(effect, damage("enemyHero", "damageDealt")));
    table.put("Plain");
    table.put("Plain");
    table.act("T0");
    expect(table.damage(table.heroes[1])).toBe(dealt);
  });
});

describe("the source that a text names", () => {
  const watcher = minionWith("Watcher", on("selfDamaged", damage("eventSource", 1)));

  test.each([
    ["is the first of several", friends, 0],
    ["is nobody where there is none", all("minions", { side: "friendly", where: ["damaged"] }), undefined],
  ])("%s", (_, source, place) => {
    const table = new Table({
      layers: LAYERS,
      cards: [watcher, text("Shot", damage(chosen, 1, { source }))],
    });
    const ids = [table.put("Plain"), table.put("Plain")];
    const target = table.put("Watcher", 1);
    table.act("Shot", { target, self: ids[1]! });
    expect(ids.map((id) => table.damage(id))).toEqual([0, 1].map((at) => (at === place ? 1 : 0)));
  });
});

test.each<[string, unknown]>([
  ["damage", damage(minions, 1)],
  ["damage to two groups", damage(minions, 1, { also: "enemyHero" })],
  ["damage by another", damage(minions, 1, { source: friends })],
  ["healing", { type: "heal", target: minions }],
  ["a buff", { type: "buff", target: minions, attack: 1 }],
  ["the damage taken", damage("enemyHero", { type: "damageTaken", of: minions })],
  ["an Attack", damage("enemyHero", { type: "attack", of: minions })],
  ["the highest of several", damage({ type: "highest", of: minions, by: "attack" }, 1)],
])("%s leaves no selection behind", (_, effect) => {
  const table = tableFor(effect);
  const ids: EntityId[] = [table.put("Plain"), table.put("Plain")];
  table.world.edit(() => {
    const before = selectionTop();
    const frame = openFrame(ids[0]!, 0, NO_EVENT, NONE);
    currentLibrary().named("T0")?.definition.effect?.(frame);
    closeFrame();
    expect(selectionTop()).toBe(before);
  });
});

describe("what an amount or a source looks at is not hit, healed or changed for that", () => {
  test.each<[string, unknown]>([
    ["Attack", { type: "attack", of: minions }],
    ["damage taken", { type: "damageTaken", of: minions }],
  ])("%s", (_, value) => {
    const table = tableFor(
      { type: "heal", target: chosen, amount: value },
      { type: "buff", target: chosen, attack: value },
    );
    const ids = [table.put("Huge"), table.put("Huge")];
    for (const id of ids) table.hurt(id, 3);
    table.take();
    table.act("T0", { target: ids[0]! });
    table.act("T1", { target: ids[0]! });
    expect(table.lines().map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual([
      `Healed ${ids[0]}`,
      `StatsChanged ${ids[0]}`,
    ]);
  });

  test("a source, of two groups", () => {
    const table = tableFor(damage(chosen, 1, { also: "enemyHero", alsoAmount: 1, source: friends }));
    const ids = [table.put("Plain"), table.put("Plain")];
    table.act("T0", { target: ids[1]! });
    expect(table.lines()).toEqual([`Damaged ${table.heroes[1]} 1`, `Damaged ${ids[1]} 1`]);
  });
});

test("healing without an amount restores all that each lacks", () => {
  const table = tableFor({ type: "heal", target: minions });
  const ids = [table.put("Plain"), table.put("Huge")];
  table.hurt(ids[0]!, 4);
  table.hurt(ids[1]!, 30);
  table.act("T0");
  expect(ids.map((id) => table.damage(id))).toEqual([0, 0]);
});
