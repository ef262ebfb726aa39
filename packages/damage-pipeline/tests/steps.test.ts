/** The damage steps: the order of the list decides, and only who is watched is asked. */
import { type EntityId, HAND, leavePlay } from "@course/core";
import { expect, test } from "vitest";
import {
  armor,
  DAMAGE_ORDER,
  DAMAGE_STEPS,
  type Damage,
  type DamageStep,
  dealDamage,
  defineDamageStep,
  interception,
  redirect,
  setArmor,
  unwatch,
  watch,
} from "../src/index.ts";
import { ALL_LAYERS, minionWith, REDIRECT, Table, type TableOptions } from "./support.ts";

const GUARD = minionWith("Guard", REDIRECT);

/** A game whose damage takes these steps, whichever layer brings them. */
function withSteps(steps: readonly DamageStep[]): TableOptions {
  const more = { name: "more", steps: steps.filter((step) => !DAMAGE_STEPS.includes(step)) };
  return { cards: [GUARD], layers: [...ALL_LAYERS, more], orders: { [DAMAGE_ORDER]: steps } };
}

test("who takes it comes before what is absorbed: redirected damage leaves the hero's Armor alone", () => {
  const table = new Table(withSteps(DAMAGE_STEPS));
  const guard = table.put("Guard");
  table.gainArmor(0, 1);
  table.take();
  table.hurt(table.heroes[0], 2);
  expect(table.lines()).toEqual([`Damaged ${guard} 2`]);
  expect([table.armor(0), table.health(table.heroes[0]), table.damage(guard)]).toEqual([1, 30, 2]);
});

test("the list is the order: the other way round, Armor goes first and the rest is redirected", () => {
  const table = new Table(withSteps([armor, redirect]));
  const guard = table.put("Guard");
  table.gainArmor(0, 1);
  table.take();
  table.hurt(table.heroes[0], 2);
  expect(table.lines()).toEqual(["ArmorLost 0 1", `Damaged ${guard} 2`]);
  expect([table.armor(0), table.damage(guard)]).toEqual([0, 1]);
});

test("the list of the rules is redirect, then Armor", () => {
  expect(DAMAGE_STEPS).toEqual([redirect, armor]);
  expect(DAMAGE_STEPS.map(({ name }) => name)).toEqual(["redirect", "armor"]);
  expect([interception.steps, DAMAGE_ORDER]).toEqual([DAMAGE_STEPS, "damageSteps"]);
});

test("a step that no list names is never asked, and without a list nothing comes between", () => {
  for (const orders of [{}, { [DAMAGE_ORDER]: [] }, { other: DAMAGE_STEPS }]) {
    const table = new Table({ cards: [GUARD], orders });
    table.put("Guard");
    table.gainArmor(0, 3);
    table.hurt(table.heroes[0], 2);
    expect(table.lines()).toEqual(["ArmorGained 0 3", `Damaged ${table.heroes[0]} 2`]);
    expect([table.armor(0), table.health(table.heroes[0])]).toEqual([3, 28]);
  }
});

test("each step has a bit of its own", () => {
  const more = [defineDamageStep("first", () => {}), defineDamageStep("second", () => {})];
  const bits = [...DAMAGE_STEPS, ...more].map(({ bit }) => bit);
  expect(bits.every((bit) => bit !== 0 && (bit & (bit - 1)) === 0)).toBe(true);
  expect(new Set(bits).size).toBe(bits.length);
});

test("a step is asked about whom it watches, from `watch` to `unwatch`, and about nobody else", () => {
  const asked: EntityId[] = [];
  const curious = defineDamageStep("curious", ({ target }) => void asked.push(target));
  const table = new Table(withSteps([curious]));
  const [one, other] = [table.put("Plain"), table.put("Plain")];
  table.hurt(one, 1);
  table.world.edit(() => {
    watch(one, curious);
    watch(one, curious);
  });
  table.hurt(one, 1);
  table.hurt(other, 1);
  table.world.edit(() => unwatch(one, curious));
  table.hurt(one, 1);
  expect(asked).toEqual([one]);
  expect(table.lines()).toEqual([one, one, other, one].map((id) => `Damaged ${id} 1`));
});

test.each([0, -2])(
  "a damage that a step brings to %i has not happened: no event, and nothing was dealt",
  (left) => {
    const preventing = defineDamageStep("preventing", (damage) => {
      damage.amount = left;
    });
    const table = new Table(withSteps([preventing]));
    const plain = table.put("Plain");
    table.world.edit(() => {
      watch(plain, preventing);
      expect(dealDamage(plain, 3)).toBe(0);
    });
    expect([table.lines(), table.damage(plain)]).toEqual([[], 0]);
  },
);

test("watching for one step does not touch what another watches", () => {
  const seen: string[] = [];
  const [left, right] = ["left", "right"].map((name) => defineDamageStep(name, () => void seen.push(name)));
  const table = new Table(withSteps([left!, right!]));
  const plain = table.put("Plain");
  const hit = () => {
    table.hurt(plain, 1);
    return seen.splice(0);
  };
  table.world.edit(() => {
    watch(plain, right!);
    watch(plain, left!);
  });
  expect(hit()).toEqual(["left", "right"]);
  table.world.edit(() => unwatch(plain, left!));
  expect(hit()).toEqual(["right"]);
  table.world.edit(() => unwatch(plain, left!));
  expect(hit()).toEqual(["right"]);
});

test("who is watched is part of a world: a copy keeps it, and another game knows nothing of it", () => {
  const asked: EntityId[] = [];
  const curious = defineDamageStep("curious", ({ target }) => void asked.push(target));
  const [table, other] = [new Table(withSteps([curious])), new Table(withSteps([curious]))];
  const plain = table.put("Plain");
  expect(other.put("Plain")).toBe(plain);
  table.world.edit(() => watch(plain, curious));
  const copy = table.world.clone();
  other.hurt(plain, 1);
  expect(asked).toEqual([]);
  copy.perform({ type: "dealDamage", target: plain, amount: 1 });
  expect(asked).toEqual([plain]);
});

test("a step sees the damage as the steps before it left it, and who deals it", () => {
  const seen: Damage[] = [];
  const keep = (damage: Damage) => void seen.push({ ...damage });
  const first = defineDamageStep("first", (damage) => {
    keep(damage);
    damage.absorbed += 2;
  });
  const second = defineDamageStep("second", keep);
  const table = new Table(withSteps([first, second]));
  const plain = table.put("Plain");
  table.world.edit(() => {
    watch(plain, first);
    watch(plain, second);
  });
  table.hurt(plain, 3);
  const asDealt = { target: plain, amount: 3, source: 0, absorbed: 0, isRedirected: false };
  expect(seen).toEqual([asDealt, { ...asDealt, absorbed: 2 }]);
  expect(table.take()).toEqual([`Damaged ${plain} 3`]);
  expect(table.damage(plain)).toBe(1);
  table.hurt(plain, 1); // The next damage starts anew: nothing of the last one is left on it.
  expect(seen[2]).toEqual({ ...asDealt, amount: 1 });
});

test("a step may name another target: later steps ask whether they watch that one", () => {
  const seen: EntityId[] = [];
  let standIn: EntityId | undefined;
  const swap = defineDamageStep("swap", (damage) => {
    damage.target = standIn as EntityId;
  });
  const curious = defineDamageStep("curious", ({ target }) => void seen.push(target));
  const table = new Table(withSteps([swap, curious]));
  const [meant, watched, free] = [table.put("Plain"), table.put("Plain"), table.put("Plain")];
  table.world.edit(() => {
    watch(meant, swap);
    watch(meant, curious);
    watch(watched, curious);
  });
  standIn = watched;
  table.hurt(meant, 1);
  standIn = free;
  table.hurt(meant, 1);
  expect(seen).toEqual([watched]);
  expect(table.lines()).toEqual([`Damaged ${watched} 1`, `Damaged ${free} 1`]);
  expect(table.damage(meant)).toBe(0);
});

test("a list can only name steps that a layer brings", () => {
  const stray = defineDamageStep("stray", () => {});
  expect(() => new Table({ orders: { [DAMAGE_ORDER]: [redirect, stray, armor] } })).toThrow(
    new Error(
      'defineRules: damageSteps names "stray"; expected a step of one of the layers (createDeaths, updateOtherAuras, redirect, armor)',
    ),
  );
});

test("a damage that has another target already is not redirected again, whoever changed its target", () => {
  const swap = defineDamageStep("swapHeroes", (damage) => {
    damage.target = other;
    damage.isRedirected = true;
  });
  const seen: boolean[] = [];
  const spy = defineDamageStep("lookAtRedirected", ({ isRedirected }) => void seen.push(isRedirected));
  const table = new Table(withSteps([swap, redirect, spy]));
  const [hero, other] = table.heroes;
  const guard = table.put("Guard", 1);
  table.world.edit(() => {
    watch(hero, swap);
    watch(guard, spy);
  });
  table.hurt(hero, 1);
  expect(table.take()).toEqual([`Damaged ${other} 1`]); // The guard of the other hero has no say any more.
  table.hurt(other, 1);
  expect(table.take()).toEqual([`Damaged ${guard} 1`]);
  expect(seen).toEqual([true]); // What redirect has done, the steps after it can see.
});

test("Armor absorbs only what no step before it has absorbed", () => {
  const shield = defineDamageStep("shield", (damage) => {
    damage.absorbed += 2;
  });
  const table = new Table(withSteps([shield, armor]));
  const [hero] = table.heroes;
  table.gainArmor(0, 5);
  table.world.edit(() => watch(hero, shield));
  table.take();
  table.hurt(hero, 3);
  table.hurt(hero, 2);
  expect(table.lines()).toEqual(["ArmorLost 0 1", `Damaged ${hero} 3`, `Damaged ${hero} 2`]);
  expect([table.armor(0), table.health(hero)]).toEqual([4, 30]);
});

test("a step is asked only while it has something to say: redirect and Armor come and go", () => {
  const asked: string[] = [];
  /** A step that is asked whenever the other one is, and says nothing. */
  const beside = ({ name, bit }: DamageStep): DamageStep => ({ name, bit, run: () => void asked.push(name) });
  const table = new Table(withSteps(DAMAGE_STEPS.map(beside)));
  const askedFor = (id: EntityId) => {
    table.hurt(id, 1);
    return asked.splice(0);
  };
  const [hero, other] = table.heroes;
  expect(askedFor(hero)).toEqual([]);
  table.gainArmor(0, 2);
  const guard = table.put("Guard");
  expect([askedFor(hero), askedFor(other), askedFor(guard)]).toEqual([["redirect", "armor"], [], []]);
  table.world.edit(() => setArmor(hero, 0));
  expect(askedFor(hero)).toEqual(["redirect"]);
  table.world.edit(() => leavePlay(guard, HAND));
  expect(askedFor(hero)).toEqual([]);
});
