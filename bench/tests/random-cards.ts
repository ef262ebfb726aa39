/** Cards made at random of all words that both engines know. */
import type { CardData } from "@course/harness";
import fc, { type Arbitrary } from "fast-check";

/** What surrounds an effect, and so what it may speak of. */
type Around = "spell" | "battlecry" | "deathrattle" | "selfDamaged" | "minionDamaged" | "heroDamaged";

const SUMMONED = ["test-filler", "loot-hoarder", "harvest-golem", "test-made-0", "test-made-1"];
const MULTIPLIED = ["deathrattle", "battlecry", "selfDamaged", "minionDamaged", "heroDamaged"] as const;
const side = fc.constantFrom({}, { side: "friendly" }, { side: "enemy" });
const few = fc.integer({ min: 1, max: 2 });

/** Three minions and a spell, which may summon each other. */
export const randomPools: Arbitrary<CardData[]> = fc.tuple(minion(0), minion(1), minion(2), spell(3));

function minion(index: number): Arbitrary<CardData> {
  const parts = { attack: fc.nat(3), health: fc.integer({ min: 1, max: 6 }) };
  const abilities = fc.array(fc.oneof({ weight: 4, arbitrary: triggers() }, auras()), { maxLength: 2 });
  return fc.record({ ...parts, abilities }).map((made) => ({ ...named(index), type: "minion", ...made }));
}

function spell(index: number): Arbitrary<CardData> {
  return effects("spell").map((effect) => ({ ...named(index), type: "spell", effect }));
}

function named(index: number) {
  return { id: `test-made-${index}`, name: `Test Made ${index}`, cost: 1 };
}

function triggers(): Arbitrary<object> {
  const whole = (["battlecry", "deathrattle", "selfDamaged"] as const).map((on) =>
    effects(on).map((effect) => ({ kind: "trigger", on, effect })),
  );
  const sided = (["minionDamaged", "heroDamaged"] as const).map((type) =>
    fc.tuple(side, effects(type)).map(([of, effect]) => ({ kind: "trigger", on: { type, ...of }, effect })),
  );
  return fc.oneof(...whole, ...sided);
}

function auras(): Arbitrary<object> {
  const multiplier = fc.record({
    type: fc.constant("triggerMultiplier"),
    trigger: fc.constantFrom(...MULTIPLIED),
    times: fc.integer({ min: 2, max: 3 }),
    stacking: fc.constantFrom("max", "additive"),
  });
  const redirect = fc.constant({ type: "damageRedirect", from: "friendlyHero", to: "self" });
  return fc
    .oneof({ weight: 3, arbitrary: multiplier }, redirect)
    .map((modifier) => ({ kind: "aura", modifier }));
}

function effects(around: Around): Arbitrary<object> {
  const one = singleEffects(around);
  const sequence = fc
    .array(one, { minLength: 2, maxLength: 3 })
    .map((all) => ({ type: "sequence", effects: all }));
  const choice = fc
    .tuple(conditions(around), one, one)
    .map(([condition, then, otherwise]) => ({ type: "if", condition, then, otherwise }));
  return fc.oneof({ weight: 4, arbitrary: one }, sequence, choice);
}

function singleEffects(around: Around): Arbitrary<object> {
  const target = targets(around);
  const amount = values(around);
  return fc.oneof(
    { weight: 4, arbitrary: word("damage", { target: fc.oneof(target, heroes()), amount }) },
    word("draw", { count: few }),
    word("gainArmor", { amount }),
    {
      weight: 2,
      arbitrary: word("buff", {
        target: targets(around),
        attack: fc.nat(2),
        health: fc.integer({ min: -1, max: 2 }),
      }),
    },
    word("destroy", { target }),
    { weight: 2, arbitrary: word("summon", { card: fc.constantFrom(...SUMMONED), count: few }) },
  );
}

function heroes(): Arbitrary<object | string> {
  return fc.oneof(
    fc.constantFrom("friendlyHero", "enemyHero"),
    side.map((of) => ({ type: "all", of: "heroes", ...of })),
    side.map((of) => ({ type: "all", of: "characters", ...of })),
  );
}

/** Minions: in play, or the one that a trigger is of or about, which may have died since. */
function targets(around: Around): Arbitrary<object | string> {
  const all = side.map((of) => ({ type: "all", of: "minions", ...of }));
  const oldest = all.map((of) => ({ type: "oldest", of }));
  const adjacent = all.map((to) => ({ type: "adjacent", to }));
  const others = around === "spell" ? oldest : fc.constant("self");
  const except = fc.tuple(all, others).map(([from, not]) => ({ type: "except", from, not }));
  if (around === "spell") return fc.oneof(all, oldest, adjacent, except);
  const own: (object | string)[] = ["self", { type: "adjacent", to: "self" }];
  if (around === "minionDamaged") own.push("eventSubject");
  return fc.oneof(all, oldest, adjacent, except, fc.constantFrom(...own));
}

function values(around: Around): Arbitrary<object | string | number> {
  const count = targets(around).map((of) => ({ type: "count", of }));
  const isDamage = around === "selfDamaged" || around === "minionDamaged" || around === "heroDamaged";
  return fc.oneof(
    { weight: 4, arbitrary: few },
    count,
    fc.constant<string | number>(isDamage ? "eventAmount" : 1),
  );
}

function conditions(around: Around): Arbitrary<object> {
  const exists = word("exists", { what: targets(around) });
  const atLeast = word("atLeast", { value: values(around), minimum: few });
  return fc.oneof(exists, atLeast, word("not", { condition: exists }));
}

function word(type: string, fields: Readonly<Record<string, Arbitrary<unknown>>>): Arbitrary<object> {
  return fc.record(fields).map((values) => ({ type, ...values }));
}
