/** Rules as data: what does not fit together is refused when the rules are defined. */
import { expect, test } from "vitest";
import {
  type Action,
  type ActionDefinition,
  auras,
  createDeaths,
  currentRules,
  DEFAULT_LIMITS,
  deaths,
  defineAura,
  defineRules,
  type EntityId,
  extendRules,
  kernel,
  type Layer,
  type Step,
  TriggerMultiplier,
  updateAuras,
} from "../src/index.ts";
import { newWorld, pings, rulesWith } from "./support.ts";

const action = (type: string): ActionDefinition<Action> => ({ type, check: () => {}, phases: [] });
const step = (name: string): Step => ({ name, run: () => {} });

test("two layers of one name are refused", () => {
  expect(() => defineRules({ layers: [kernel, { name: "kernel" }], phaseEnd: [] })).toThrow(
    new Error('defineRules: layer "kernel" is in kernel and in kernel; expected it once'),
  );
});

test("an action that two layers bring, or one brings twice, is refused", () => {
  const one: Layer = { name: "one", actions: [action("hit")] };
  const other: Layer = { name: "other", actions: [action("miss"), action("hit")] };
  expect(() => defineRules({ layers: [one, other], phaseEnd: [] })).toThrow(
    new Error('defineRules: action "hit" is in one and in other; expected it once'),
  );
  const twice: Layer = { name: "twice", actions: [action("hit"), action("hit")] };
  expect(() => defineRules({ layers: [twice], phaseEnd: [] })).toThrow(
    new Error('defineRules: action "hit" is in twice and in twice; expected it once'),
  );
});

test("a layer stands after all that it needs", () => {
  const needy: Layer = { name: "needy", needs: ["kernel", "deaths"] };
  const missing = new Error(
    'defineRules: layer "needy" needs "deaths"; expected that layer before it in the list',
  );
  expect(() => defineRules({ layers: [kernel, needy], phaseEnd: [] })).toThrow(missing);
  expect(() => defineRules({ layers: [kernel, needy, deaths], phaseEnd: [] })).toThrow(missing);
  expect(() => defineRules({ layers: [kernel, deaths, needy], phaseEnd: [] })).not.toThrow();
  expect(() => defineRules({ layers: [{ name: "selfish", needs: ["selfish"] }], phaseEnd: [] })).toThrow(
    new Error('defineRules: layer "selfish" needs "selfish"; expected that layer before it in the list'),
  );
});

test("phaseEnd names only steps that a layer brings", () => {
  expect(() => defineRules({ layers: [kernel, auras], phaseEnd: [updateAuras, createDeaths] })).toThrow(
    new Error(
      'defineRules: phaseEnd names "createDeaths"; expected a step of one of the layers (updateOtherAuras)',
    ),
  );
});

test("other orders name only steps that a layer brings", () => {
  const armor = step("armor");
  const layer: Layer = { name: "armors", steps: [armor] };
  const orders = (...damageSteps: Step[]) => ({ layers: [layer], phaseEnd: [], orders: { damageSteps } });
  expect(() => defineRules(orders(armor, step("shield")))).toThrow(
    new Error('defineRules: damageSteps names "shield"; expected a step of one of the layers (armor)'),
  );
  expect(defineRules(orders(armor)).orders).toEqual({ damageSteps: [armor] });
});

test("several layers may say who is mortally wounded: whoever one of them names", () => {
  const rules = rulesWith({
    layers: [kernel, deaths, auras, pings, { name: "other", isMortallyWounded: (id) => id === 7 }],
  });
  expect([7, 8].map((id) => rules.isMortallyWounded(id as EntityId))).toEqual([true, false]);
});

test("a layer takes the place of those that it replaces, and what needs them is content with it", () => {
  const plain: Layer = { name: "plain", actions: [action("hit")] };
  const full: Layer = { name: "full", replaces: ["plain"], actions: [action("hit")] };
  const needy: Layer = { name: "needy", needs: ["plain"] };
  const rules = extendRules(defineRules({ layers: [kernel, plain], phaseEnd: [] }), {
    layers: [full, needy],
  });
  expect(rules.layers).toEqual([kernel, full, needy]);
  expect(rules.actions.get("hit")).toBe(full.actions?.[0]);
  expect(extendRules(rules, {}).layers).toEqual([kernel, full, needy]);
});

test("rules without deaths need nobody to say who is mortally wounded, and nobody is", () => {
  const rules = defineRules({ layers: [kernel], phaseEnd: [] });
  expect(rules.isMortallyWounded(1 as EntityId)).toBe(false);
});

test("limits that are given replace the usual ones, and layers may set limits of their own", () => {
  expect(DEFAULT_LIMITS).toEqual({ deathPhases: 64, events: 65_536 });
  expect(rulesWith().limits).toEqual(DEFAULT_LIMITS);
  expect(rulesWith({ limits: { deathPhases: 3, board: 7 } }).limits).toEqual({
    deathPhases: 3,
    events: 65_536,
    board: 7,
  });
});

test("what is left out is empty", () => {
  const rules = defineRules({ layers: [], phaseEnd: [] });
  expect([rules.orders, rules.switches, rules.actions.size]).toEqual([{}, {}, 0]);
});

test("an action is found under its type, whatever objects are born with", () => {
  const rules = defineRules({ layers: [{ name: "odd", actions: [action("constructor")] }], phaseEnd: [] });
  expect([...rules.actions.keys()]).toEqual(["constructor"]);
  expect(rules.actions.get("toString")).toBeUndefined();
});

test("more layers come on top, and lists and settings that are not given stay", () => {
  const shield = step("shield");
  const armor = step("armor");
  const steps: Layer = { name: "steps", steps: [shield, armor] };
  const base = defineRules({
    layers: [kernel, deaths, pings, steps],
    phaseEnd: [createDeaths],
    orders: { damageSteps: [shield], other: [armor] },
    switches: { old: true, loud: true },
    limits: { deathPhases: 3, board: 7 },
  });
  const rules = extendRules(base, {
    layers: [auras],
    orders: { damageSteps: [armor, shield] },
    switches: { loud: false },
    limits: { board: 5 },
  });
  expect(rules.layers.map(({ name }) => name)).toEqual(["kernel", "deaths", "pings", "steps", "auras"]);
  expect(rules.phaseEnd).toEqual([createDeaths]);
  expect(rules.orders).toEqual({ damageSteps: [armor, shield], other: [armor] });
  expect(rules.switches).toEqual({ old: true, loud: false });
  expect(rules.limits).toEqual({ deathPhases: 3, events: 65_536, board: 5 });
  expect([...rules.actions.keys()]).toEqual(["destroy", "run"]);
  expect(rules.isMortallyWounded).toBe(base.isMortallyWounded);
});

test("a list of steps that is given replaces the base's, and the base stays as it was", () => {
  const base = rulesWith();
  const rules = extendRules(base, { phaseEnd: [updateAuras] });
  expect(rules.phaseEnd).toEqual([updateAuras]);
  expect(base.phaseEnd).toEqual([createDeaths, updateAuras]);
});

test("extended rules are checked like any others", () => {
  expect(() => extendRules(rulesWith(), { layers: [kernel] })).toThrow(
    /layer "kernel" is in kernel and in kernel/,
  );
  expect(() => extendRules(rulesWith(), { layers: [{ name: "late", needs: ["later"] }] })).toThrow(
    /layer "late" needs "later"/,
  );
  expect(() => extendRules(rulesWith(), { phaseEnd: [step("unknown")] })).toThrow(/phaseEnd names "unknown"/);
});

test("the working world's rules are those of the world that is asked", () => {
  const [short, long] = [newWorld([], { limits: { events: 5 } }), newWorld([], { limits: { events: 9 } })];
  const limit = () => currentRules().limits.events;
  expect([short.read(limit), long.read(limit), short.read(limit)]).toEqual([5, 9, 5]);
});

test("a kind of aura that two layers bring, or one brings twice, is refused", () => {
  const Song = defineAura({ name: "song" });
  const singing: Layer = { name: "singing", auras: [Song] };
  expect(() => rulesWith({ layers: [kernel, deaths, auras, pings, singing] })).not.toThrow();
  expect(() =>
    rulesWith({ layers: [kernel, deaths, auras, pings, singing, { name: "choir", auras: [Song] }] }),
  ).toThrow(new Error('defineRules: kind of aura "song" is in singing and in choir; expected it once'));
  expect(() =>
    defineRules({ layers: [{ name: "two", auras: [TriggerMultiplier, TriggerMultiplier] }], phaseEnd: [] }),
  ).toThrow(
    new Error('defineRules: kind of aura "triggerMultiplier" is in two and in two; expected it once'),
  );
});

test("where deaths are created, a layer says who is mortally wounded", () => {
  expect(() => defineRules({ layers: [kernel, deaths], phaseEnd: [createDeaths] })).toThrow(
    new Error(
      "defineRules: phaseEnd creates deaths and no layer says who is mortally wounded; expected one that does",
    ),
  );
  expect(() => defineRules({ layers: [kernel, deaths], phaseEnd: [] })).not.toThrow();
});
