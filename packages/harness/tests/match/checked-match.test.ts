/** The watch itself: it must see what breaks, and tell it in few decisions. */
import { HAND, lastIn, moveTo, NOWHERE } from "@course/core";
import { expect, test, vi } from "vitest";
import { failureOfRecord, minimise, playChecked, setUpRandomMatch } from "../../src/index.ts";
import { brokenDeepLaws } from "../../src/match/deep-laws.ts";
import { brokenLaws } from "../../src/match/laws.ts";
import { stage } from "./test-stage.ts";

test("a match that breaks nothing is played to its end, and is played again from its record", () => {
  const { match, failure } = playChecked(stage, { seed: 5, deepEvery: 10, replays: true });
  expect(failure).toBeUndefined();
  expect(match.toMove).toBeUndefined();
});

test("an entity that is nowhere, and a count that is wrong, are seen", () => {
  const { match } = setUpRandomMatch(stage, { seed: 1 });
  expect(brokenLaws(match.world)).toEqual([]);
  match.world.edit(() => moveTo(lastIn(0, HAND), NOWHERE));
  expect(brokenLaws(match.world)).toEqual([expect.stringMatching(/^entity \d+: is nowhere$/)]);
});

test("a match whose copies are not itself is seen", () => {
  const { match } = setUpRandomMatch(stage, { seed: 1 });
  expect(brokenDeepLaws(match)).toEqual([]);
  const broken = match.clone();
  broken.legalActions = () => [{ type: "choose", option: 9 }];
  expect(brokenDeepLaws(broken)).toContainEqual(expect.stringContaining("legal actions: "));
});

test("a record that breaks nothing is no failure, and one that cannot be played is none either", () => {
  const { match } = playChecked(stage, { seed: 3 });
  const record = match.record();
  expect(failureOfRecord(stage, record)).toBeUndefined();
  expect(failureOfRecord(stage, { ...record, actions: record.actions.slice(5) })).toBeUndefined();
});

test("a list of legal actions that cannot be made fails its match", () => {
  const { match } = setUpRandomMatch(stage, { seed: 1 });
  const failing = vi.spyOn(Object.getPrototypeOf(match), "legalActions").mockImplementation(() => {
    throw new Error("no list");
  });
  const { decisions, failure } = playChecked(stage, { seed: 1 });
  failing.mockRestore();
  expect({ decisions, what: failure?.what }).toEqual({ decisions: 0, what: "error: no list" });
});

test("what cannot be made shorter stays as it is", () => {
  const { match } = playChecked(stage, { seed: 3 });
  const failure = { what: "nothing that a record shows", record: match.record() };
  expect(minimise(stage, failure)).toBe(failure.record);
});
