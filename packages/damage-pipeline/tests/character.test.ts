/** Characters: Health is what is left, and the mortally wounded stay until the Death Creation Step. */
import { deaths, type EntityId, kernel, LimitError, NONE } from "@course/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  attackOf,
  buff,
  characters,
  damage,
  damageOf,
  dealDamage,
  HERO_TYPE,
  healthOf,
  isCharacter,
  isHero,
  isMinion,
  isMortallyWounded,
  MAX_STAT,
  MINION,
  maxHealthOf,
  setArmor,
  setDamage,
  setMaxHealth,
  stats,
} from "../src/index.ts";
import { ALL_LAYERS, all, everythingOf, minion, Table, text } from "./support.ts";

/** Without deaths nobody leaves, so that the mortally wounded can be looked at. */
const NO_DEATHS = { layers: ALL_LAYERS.filter((layer) => layer !== deaths), phaseEnd: [] };

test("a new character has what is printed on its card, and no damage", () => {
  const table = new Table({ cards: [minion("Big", { attack: 3, health: 9 })] });
  const big = table.put("Big");
  table.world.read(() => {
    expect([attackOf(big), healthOf(big), maxHealthOf(big), damageOf(big)]).toEqual([3, 9, 9, 0]);
    expect([attackOf(table.heroes[0]), healthOf(table.heroes[0])]).toEqual([0, 30]);
  });
});

test("minions and heroes are characters, and each knows which it is", () => {
  const table = new Table({ cards: [text("Word", "nothing")] });
  const plain = table.put("Plain");
  const [hero] = table.heroes;
  expect(MINION).not.toBe(HERO_TYPE);
  table.world.read(() => {
    expect([isMinion(plain), isHero(plain), isCharacter(plain)]).toEqual([true, false, true]);
    expect([isMinion(hero), isHero(hero), isCharacter(hero)]).toEqual([false, true, true]);
  });
});

test("a card of another type is no character, and never mortally wounded", () => {
  const table = new Table({ cards: [text("Word", "nothing")] });
  const word = table.put("Word");
  table.world.read(() => {
    expect([isMinion(word), isHero(word), isCharacter(word), isMortallyWounded(word)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

test("Health is maximum Health less the damage taken, whatever happened to either", () => {
  const change = fc.record({ hit: fc.integer({ min: -5, max: 40 }), more: fc.integer({ min: -9, max: 9 }) });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      const table = new Table(NO_DEATHS);
      const plain = table.put("Plain");
      let [most, taken] = [5, 0];
      for (const { hit, more } of changes) {
        if (hit >= 0) table.hurt(plain, hit);
        table.world.edit(() => buff(plain, 0, more));
        taken += Math.max(0, hit);
        most += more;
        expect([table.health(plain), table.damage(plain)]).toEqual([most - taken, taken]);
        expect(table.world.read(() => maxHealthOf(plain))).toBe(most);
        expect(table.world.read(() => isMortallyWounded(plain))).toBe(most - taken <= 0);
      }
    }),
    { seed: 1, numRuns: 100 },
  );
});

test.each([
  [4, 1, false],
  [5, 0, true],
  [6, -1, true],
])("after %i damage to a minion of 5 Health, %i is left: mortally wounded is %s", (hit, left, wounded) => {
  const table = new Table(NO_DEATHS);
  const plain = table.put("Plain");
  table.hurt(plain, hit);
  expect(table.health(plain)).toBe(left);
  expect(table.world.read(() => isMortallyWounded(plain))).toBe(wounded);
});

test("the mortally wounded die at the end of the Phase, of damage and of lost Health alike", () => {
  const frail = text("Frail", { type: "buff", target: { type: "chosen", from: all("minions") }, health: -5 });
  const table = new Table({ cards: [frail] });
  const [one, other] = [table.put("Plain"), table.put("Plain")];
  table.hurt(one, 5);
  expect(table.take()).toEqual([`Damaged ${one} 5`, `Destroyed ${one}`, "DeathPhase 1"]);
  table.act("Frail", { target: other });
  expect(table.take()).toEqual([`StatsChanged ${other} 0 -5`, `Destroyed ${other}`, "DeathPhase 1"]);
});

test.each<[string, (id: EntityId) => void]>([
  ["damage taken", (id) => dealDamage(id, 5)],
  ["damage set", (id) => setDamage(id, 5)],
  ["a lower maximum", (id) => setMaxHealth(id, 0)],
  ["lost Health", (id) => buff(id, 0, -5)],
])("a wound is found at the end of the next Phase, also after one that found none: %s", (_, wound) => {
  const table = new Table({ cards: [text("Nothing", "nothing")] });
  const plain = table.put("Plain");
  table.act("Nothing");
  table.world.edit(() => wound(plain));
  table.act("Nothing");
  expect(table.lines().slice(-2)).toEqual([`Destroyed ${plain}`, "DeathPhase 1"]);
});

test("damage that a scenario starts with wounds as any other does", () => {
  const table = new Table();
  const [plain, other] = [table.put("Plain"), table.put("Plain")];
  table.world.edit(() => setDamage(plain, 5));
  expect(table.health(plain)).toBe(0);
  expect(table.lines()).toEqual([]);
  table.hurt(other, 1);
  expect(table.take()).toEqual([`Damaged ${other} 1`, `Destroyed ${plain}`, "DeathPhase 1"]);
});

test("a hero at 0 Health stays: what becomes of heroes is for other rules to say", () => {
  const table = new Table();
  table.hurt(table.heroes[0], 31);
  expect(table.take()).toEqual([`Damaged ${table.heroes[0]} 31`]);
  expect(table.health(table.heroes[0])).toBe(-1);
  expect(table.world.read(() => isMortallyWounded(table.heroes[0]))).toBe(true);
});

describe("no number of a game passes the limit", () => {
  const limit = (value: number) =>
    new LimitError(`Number limit: a number of the game would be ${value}; expected at most ${MAX_STAT}`);

  /** Asks for too much of something, and finds an error and no trace. */
  function refuses(table: Table, call: () => void, value: number): void {
    const before = everythingOf(table.world);
    expect(call).toThrow(limit(value));
    expect(everythingOf(table.world)).toEqual(before);
  }

  test("damage taken, which adds up", () => {
    const table = new Table(NO_DEATHS);
    const plain = table.put("Plain");
    table.hurt(plain, MAX_STAT);
    expect(table.health(plain)).toBe(5 - MAX_STAT);
    refuses(table, () => table.hurt(plain, 1), MAX_STAT + 1);
    table.hurt(table.heroes[0], 1); // The game goes on.
    expect(table.health(table.heroes[0])).toBe(29);
  });

  test("Armor, on top of what is there", () => {
    const table = new Table();
    table.gainArmor(0, MAX_STAT);
    refuses(table, () => table.gainArmor(0, 7), MAX_STAT + 7);
    expect([table.armor(0), table.armor(1)]).toEqual([MAX_STAT, 0]);
    table.world.edit(() => setArmor(table.heroes[1], MAX_STAT));
    expect(() => table.world.edit(() => setArmor(table.heroes[1], MAX_STAT + 1))).toThrow(
      limit(MAX_STAT + 1),
    );
  });

  test.each([
    ["attack", MAX_STAT - 1],
    ["attack", -MAX_STAT - 1],
    ["health", MAX_STAT - 5],
    ["health", -MAX_STAT - 5],
  ])("%s that an effect gives, up to a sum of %i and no further", (what, most) => {
    const table = new Table({ layers: NO_DEATHS.layers, phaseEnd: [] });
    const plain = table.put("Plain");
    const give = (amount: number) =>
      table.world.edit(() => buff(plain, what === "attack" ? amount : 0, what === "health" ? amount : 0));
    const over = most > 0 ? most + 1 : most - 1;
    refuses(table, () => give(over), over + (what === "attack" ? 1 : 5));
    give(most);
    expect(table.lines()).toHaveLength(1);
  });

  test("a sum over several, which would wrap around", () => {
    const sum = { type: "health", of: all("minions") };
    const table = new Table({
      ...NO_DEATHS,
      cards: [text("Plate", { type: "gainArmor", amount: sum })],
    });
    for (const id of [table.put("Plain"), table.put("Plain"), table.put("Plain")]) table.hurt(id, MAX_STAT);
    refuses(table, () => table.act("Plate"), 15 - 3 * MAX_STAT);
  });

  test("what one effect has dealt all together", () => {
    const million = { type: "times", left: 1_000, right: 1_000 };
    const amount = { type: "times", left: 1_000, right: million };
    const table = new Table({
      ...NO_DEATHS,
      cards: [text("Wave", { type: "damage", target: all("minions"), amount })],
    });
    for (let i = 0; i < 3; i++) table.put("Plain");
    refuses(table, () => table.act("Wave"), 3 * MAX_STAT);
  });

  test("an area effect that goes too far for one is undone for all", () => {
    const table = new Table({
      ...NO_DEATHS,
      cards: [text("Wave", { type: "damage", target: all("minions"), amount: 2 })],
    });
    const [first, second] = [table.put("Plain"), table.put("Plain")];
    table.hurt(second, MAX_STAT - 1);
    refuses(table, () => table.act("Wave"), MAX_STAT + 1);
    expect(table.health(first)).toBe(5);
  });
});

test("the layer stands on the kernel alone, and says who is mortally wounded", () => {
  expect(characters.needs).toEqual(["kernel"]);
  expect(characters.isMortallyWounded).toBe(isMortallyWounded);
  expect([damage, stats].map(({ isMortallyWounded }) => isMortallyWounded)).toEqual([undefined, undefined]);
  const table = new Table({
    layers: [kernel, ...ALL_LAYERS.filter(({ name }) => ["cardLanguage", "characters"].includes(name))],
    phaseEnd: [],
    orders: {},
  });
  const plain: EntityId = table.put("Plain");
  expect([table.health(plain), table.health(NONE)]).toEqual([5, 0]);
});
