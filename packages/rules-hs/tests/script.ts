/**
 * Whole games made at random: cards as data, and every action that there is.
 *
 * A card summons only cards with a smaller number, so that nearly every game ends. Actions name entities by
 * their number, and are often refused: that is part of the game.
 * Elsewhere: how a script is played, and what must then hold (`games.test.ts`).
 */
import type { Player } from "@course/core";
import fc from "fast-check";
import { all, chosen, minion, multiplier, on, spell } from "./support.ts";

/** One action, as data. Ids are numbers modulo how many there are of what is asked for. */
export type Move =
  | { readonly do: "summon"; readonly card: number; readonly player: Player; readonly at: number }
  | { readonly do: "give"; readonly card: number; readonly player: Player }
  | { readonly do: "draw"; readonly player: Player; readonly n: number }
  | { readonly do: "play"; readonly card: number; readonly target: number; readonly at: number }
  | { readonly do: "cast"; readonly spell: number; readonly player: Player; readonly target: number }
  | { readonly do: "hurt"; readonly whom: number; readonly amount: number }
  | { readonly do: "destroy"; readonly whom: number }
  | { readonly do: "attack"; readonly whom: number; readonly target: number }
  | { readonly do: "endTurn" };

/** A game: its cards, its hands and decks, who is there from the start, and what is done. */
export interface Script {
  readonly minions: readonly object[];
  readonly spells: readonly object[];
  readonly board: readonly { readonly card: number; readonly player: Player }[];
  readonly hands: readonly [readonly number[], readonly number[]];
  readonly decks: readonly [readonly number[], readonly number[]];
  readonly moves: readonly Move[];
}

export const minionName = (number: number): string => `Minion ${number}`;
export const spellName = (number: number): string => `Spell ${number}`;

const player = fc.constantFrom<Player>(0, 1);
const side = fc.constantFrom({}, { side: "friendly" }, { side: "enemy" });
const minions = side.map((parts) => all("minions", parts));
const groups = fc.tuple(fc.constantFrom("minions", "characters"), side).map(([of, parts]) => all(of, parts));
const target: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom("self", "eventSubject", "friendlyHero", "enemyHero", { type: "adjacent", to: "self" }),
  groups,
  groups.map((from) => ({ type: "random", from })),
);
const number = fc.integer({ min: 1, max: 3 });

function parts(card: number, targets: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const summoned = card === 0 ? "token" : `minion-${card - 1}`;
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constant("damage"), target: targets, amount: number }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant("destroy"), target: targets }) },
    {
      weight: 3,
      arbitrary: fc.record({ type: fc.constant("summon"), card: fc.constant(summoned), count: number }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("draw"), count: number }) },
    {
      weight: 2,
      arbitrary: fc.record({ type: fc.constant("buff"), target: targets, attack: number, health: number }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant("gainArmor"), amount: number }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant("bounce"), target: minions }) },
  );
}

function effects(card: number, targets: fc.Arbitrary<unknown> = target): fc.Arbitrary<unknown> {
  const part = parts(card, targets);
  const several = fc.record({ type: fc.constant("sequence"), effects: fc.tuple(part, part) });
  return fc.oneof({ weight: 3, arbitrary: part }, { weight: 1, arbitrary: several });
}

const trigger = fc.constantFrom<unknown>(
  ...["deathrattle", "deathrattle", "battlecry", "battlecry", "arrival", "drawn", "endOfTurn", "selfDamaged"],
  { type: "minionDamaged", side: "friendly" },
  { type: "heroDamaged", side: "enemy" },
);

function abilities(card: number): fc.Arbitrary<unknown> {
  const choosing = fc.constant(chosen(all("minions"))); // A card has one target, in the same words everywhere.
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(trigger, effects(card)).map(([when, then]) => on(when, then)) },
    { weight: 1, arbitrary: effects(card, choosing).map((then) => on("battlecry", then)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom("deathrattle", "battlecry"), fc.constantFrom("max", "additive"))
        .map(([label, stacking]) => multiplier(label, 2, stacking)),
    },
  );
}

const minionCards = fc
  .tuple(
    ...[0, 1, 2, 3].map((card) =>
      fc.record({
        attack: fc.nat(3),
        health: fc.nat(6), // 0 too: such a minion dies as it comes.
        cost: fc.nat(9),
        keywords: fc.subarray(["taunt", "charge", "windfury"]),
        abilities: fc.array(abilities(card), { minLength: 1, maxLength: 2, size: "max" }),
      }),
    ),
  )
  .map((cards) => cards.map((card, index) => minion(minionName(index), card)));

const aimed = side.chain((parts) => effects(3, fc.constant(chosen(all("characters", parts)))));
const spellCards = fc
  .tuple(effects(3), aimed)
  .map((both) => both.map((effect, index) => spell(spellName(index), effect)));

const id = fc.nat(9);
const card = fc.nat(5);
const at = fc.nat(8);
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant("summon" as const), card: fc.nat(3), player, at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("give" as const), card, player }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("draw" as const), player, n: fc.nat(3) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("play" as const), card: id, target: id, at }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("cast" as const), spell: fc.nat(1), player, target: id }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("hurt" as const), whom: id, amount: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("destroy" as const), whom: id }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("attack" as const), whom: id, target: id }) },
  { weight: 2, arbitrary: fc.constant({ do: "endTurn" as const }) },
);

/** Scripts of whole games. */
export function scripts(): fc.Arbitrary<Script> {
  const deck = fc.array(card, { maxLength: 4, size: "max" });
  const script = fc.record({
    minions: minionCards,
    spells: spellCards,
    board: fc.array(fc.record({ card: fc.nat(3), player }), { maxLength: 7, size: "max" }),
    hands: fc.tuple(deck, deck),
    decks: fc.tuple(deck, deck),
    moves: fc.array(move, { minLength: 4, maxLength: 14, size: "max" }),
  });
  return fc.noBias(script); // Small games are dull ones.
}
