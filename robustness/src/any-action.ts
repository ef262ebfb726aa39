/** Actions that nobody promised would be legal: of every type, about anything. */
import type { Action } from "@course/core";
import fc, { type Arbitrary } from "fast-check";

/** Ids of entities that there are, and of some that there are not. */
const id = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 110 }) },
  fc.constantFrom(0, -1, 1.5, 24_999),
);
const anything = fc.constantFrom<unknown>(undefined, null, "Wisp", "", {}, [], Number.NaN, -3, 2 ** 31);
const player = fc.oneof({ weight: 6, arbitrary: fc.nat(1) }, fc.constantFrom<unknown>(2, -1, "0", undefined));
const amount = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: -2, max: 9 }) }, anything);
const maybe = (value: Arbitrary<unknown>) => fc.oneof({ weight: 3, arbitrary: value }, anything);
const card = fc.constantFrom<unknown>("Wisp", "Fireball", "Fiery War Axe", "Nobody", "", 7, undefined);

const ACTIONS: Readonly<Record<string, Readonly<Record<string, Arbitrary<unknown>>>>> = {
  play: { id: maybe(id), target: fc.option(maybe(id), { nil: undefined }), at: maybe(fc.nat(8)) },
  attack: { attacker: maybe(id), defender: maybe(id) },
  heroPower: { player, target: fc.option(maybe(id), { nil: undefined }) },
  endTurn: {},
  summon: { card, player, at: maybe(fc.nat(9)) },
  give: { card, player },
  cast: { card, player, target: fc.option(maybe(id), { nil: undefined }) },
  draw: { player, n: amount },
  dealDamage: { target: maybe(id), amount },
  heal: { target: maybe(id), amount },
  freeze: { target: maybe(id) },
  destroy: { target: maybe(id) },
  gainArmor: { player, amount },
  concede: { player },
  unheardOf: {},
};

/** So many of them. */
export function anyActions(count: number): Arbitrary<Action[]> {
  const actions = Object.entries(ACTIONS).map(([type, fields]) =>
    fc.record({ type: fc.constant(type), ...fields }),
  );
  return fc.array(fc.oneof(...actions), { minLength: count, maxLength: count }) as Arbitrary<Action[]>;
}
