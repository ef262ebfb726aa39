/**
 * Games of damage made at random: cards as data, and actions on whoever is there.
 *
 * Everything is drawn from the words of this package. Nobody is summoned, so every game ends, and none is
 * large: what is looked for are the places where two rules meet.
 */
import type { Player } from "@course/core";
import fc from "fast-check";
import { all, minion, on, REDIRECT, text } from "./support.ts";

/** One action. Characters are named by their number in the order of play, modulo how many there are. */
export type Move =
  | { readonly do: "hurt"; readonly whom: number; readonly amount: number }
  | { readonly do: "armor"; readonly player: Player; readonly amount: number }
  | { readonly do: "act"; readonly card: number; readonly player: Player; readonly self: number };

/** A game: minions and texts as cards, who stands where, and what is done. */
export interface Script {
  readonly minions: readonly object[];
  readonly texts: readonly object[];
  readonly board: readonly { readonly card: number; readonly player: Player }[];
  readonly moves: readonly Move[];
}

/** The names of a script's cards, by number. */
export const minionName = (number: number): string => `Minion ${number}`;
export const textName = (number: number): string => `Text ${number}`;

const player = fc.constantFrom<Player>(0, 1);
const side = fc.constantFrom({}, { side: "friendly" }, { side: "enemy" });
const group = fc
  .tuple(fc.constantFrom("minions", "characters", "heroes"), side)
  .map(([of, parts]) => all(of, parts));

const target: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom("self", "self", "eventSubject", "friendlyHero", "friendlyHero", "enemyHero"),
  group,
  group.map((from) => ({ type: "random", from })),
  fc.constantFrom({ type: "adjacent", to: "self" }, { type: "oldest", of: all("minions") }),
);

const amount = (least: number): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: least, max: 4 }) },
    { weight: 1, arbitrary: fc.constantFrom("eventAmount", { type: "count", of: all("minions") }) },
  );

const part: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant("damage"), target, amount: amount(-1) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("heal"), target, amount: amount(0) }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant("buff"), target, attack: amount(-2), health: amount(-2) }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("gainArmor"), amount: amount(-1) }) },
);
const effect: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: part },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("sequence"), effects: fc.tuple(part, part) }) },
);

const trigger = fc.oneof(
  fc.constant("selfDamaged"),
  fc
    .tuple(fc.constantFrom("minionDamaged", "heroDamaged"), side)
    .map(([type, parts]) => ({ type, ...parts })),
);
const multiplier = fc
  .record({
    type: fc.constant("triggerMultiplier"),
    trigger: fc.constantFrom("selfDamaged", "minionDamaged", "heroDamaged"),
    times: fc.constantFrom(2, 3),
    stacking: fc.constantFrom("max", "additive"),
  })
  .map((modifier) => ({ kind: "aura", modifier }));

const ability = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(trigger, effect).map(([when, then]) => on(when, then)) },
  { weight: 2, arbitrary: fc.constant(REDIRECT) },
  { weight: 1, arbitrary: multiplier },
);

const card = fc.record({
  attack: fc.integer({ min: 0, max: 3 }),
  health: fc.integer({ min: 1, max: 7 }),
  abilities: fc.array(ability, { minLength: 1, maxLength: 2, size: "max" }),
});

const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("hurt" as const), whom: fc.nat(8), amount: fc.nat(6) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("armor" as const), player, amount: fc.nat(4) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("act" as const), card: fc.nat(1), player, self: fc.nat(8) }),
  },
);

/** Scripts of whole games. */
export function scripts(): fc.Arbitrary<Script> {
  const script = fc.record({
    minions: fc
      .array(card, { minLength: 1, maxLength: 4, size: "max" })
      .map((cards) => cards.map((parts, number) => minion(minionName(number), parts))),
    texts: fc
      .tuple(effect, effect)
      .map((effects) => effects.map((each, number) => text(textName(number), each))),
    board: fc.array(fc.record({ card: fc.nat(3), player }), { minLength: 1, maxLength: 6, size: "max" }),
    moves: fc.array(move, { minLength: 1, maxLength: 5, size: "max" }),
  });
  return fc.noBias(script); // Small games are dull ones.
}
