import { expect, test } from "vitest";
import { failureKind, NotYetARule } from "../src/index.ts";

test.each([
  ["Error: not built yet: newGame", "harness"],
  ["Error: cast: no layer of this stage knows the action", "harness"],
  ["TypeError: game.cast is not a function", "harness"],
  [new NotYetARule("heroPower").message, "harness"],
  [
    "AssertionError: expected [Function] to throw error matching /Death Phase limit/ but got 'not built yet: destroy'",
    "harness",
  ],
  ['Error: summon: card is "Whirlwind"; expected the name of a loaded card', "vocabulary"],
  ['Error: summon: unknown card "Whirlwind"', "vocabulary"],
  [
    'Error: cards/chorus.json: /abilities/0/modifier/stacking is "sum"; expected "max" or "additive"',
    "vocabulary",
  ],
  [
    "AssertionError: expected [ { type: 'Damaged' } ] to deeply equal [ { type: 'SpellCast', card: 'not built yet' } ]",
    "behaviour",
  ],
  ["Error: dealDamage: amount is 1.5; expected an integer", "behaviour"],
  ["Error: Death Phase limit: 65th Death Phase of one Sequence", "behaviour"],
])("%s: %s", (message, kind) => {
  expect(failureKind(message)).toBe(kind);
});
