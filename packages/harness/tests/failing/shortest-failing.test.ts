/** How a failure is made small, whatever it is a list of. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { kindOfFailure } from "../../src/failing/kind-of-failure.ts";
import { shortestFailing, shortestFailingByPairs } from "../../src/failing/shortest-failing.ts";

test("what is needed stays, in its order, and nothing else does", () => {
  const law = fc.property(fc.uniqueArray(fc.nat(), { maxLength: 60 }), fc.array(fc.nat()), (list, places) => {
    const needed = new Set(places.map((place) => list[place % list.length]));
    const fails = (shorter: readonly number[]) =>
      [...needed].every((item) => shorter.includes(item as number));
    expect(shortestFailing(list, fails)).toEqual(list.filter((item) => needed.has(item)));
  });
  fc.assert(law, { seed: 1 });
});

test("a list of which all is needed is the list itself", () => {
  const list = [1, 2, 3];
  expect(shortestFailing(list, () => false)).toBe(list);
  expect(shortestFailing([], () => true)).toEqual([]);
});

test("two that go together only are tried together, where pairs are", () => {
  const isEven = (shorter: readonly number[]) => shorter.includes(5) && shorter.length % 2 === 1;
  const list = [1, 2, 3, 4, 5, 6, 7];
  expect(shortestFailing([4, 5, 6], isEven)).toEqual([4, 5, 6]);
  expect(shortestFailingByPairs(list, isEven)).toEqual([5]);
});

test.each([
  ["entity 12: is nowhere", "entity 7: is nowhere", true],
  ["entity 12: is nowhere", "entity 12: has -1 Health", false],
  ["hand of player 0: holds 11, more than 10", "hand of player 1: holds 12, more than 10", true],
  [
    "error: Death Phase limit: Death Phase 65 of one Sequence, 2 minions still dying: Imp (id 7), Imp (id 9); expected at most 64",
    "error: Death Phase limit: Death Phase 65 of one Sequence, 1 minion still dying: Wisp (id 3); expected at most 64",
    true,
  ],
  ["error: play: target is 4; expected none", "error: play: card is 4; expected none", false],
])("%s and %s", (one, other, isSame) => {
  expect(kindOfFailure(one) === kindOfFailure(other)).toBe(isSame);
});
