import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  diffLogs,
  eventText,
  type GameEvent,
  type LogEntry,
  printLogDiff,
  printLogTree,
} from "../src/index.ts";

const NAMES: Record<number, string> = { 3: "Baron Rivendare", 7: "Loot Hoarder", 9: "Test Filler" };
const nameOf = (id: number) => NAMES[id] ?? "?";
const at = (depth: number, event: GameEvent): LogEntry => ({ depth, event });

const cast = at(0, { type: "SpellCast", card: "Whirlwind" });
const damaged = at(0, { type: "Damaged", target: 7, amount: 1 });
const destroyed = at(0, { type: "Destroyed", id: 7 });
const baronDies = at(0, { type: "Destroyed", id: 3 });
const phase = at(0, { type: "DeathPhase", round: 1 });
const triggered = at(0, { type: "Triggered", source: 7, trigger: "deathrattle" });
const drew = at(1, { type: "Drew", player: 0, id: 9 });
const LOG = [cast, damaged, destroyed, phase, triggered, drew];

test("a tree has an event a line: depth as a number and as indentation, ids with names", () => {
  expect(printLogTree(LOG, nameOf)).toEqual([
    "0  SpellCast  card=Whirlwind",
    "0  Damaged  target=Loot Hoarder#7 amount=1",
    "0  Destroyed  id=Loot Hoarder#7",
    "0  DeathPhase  round=1",
    "0  Triggered  source=Loot Hoarder#7 trigger=deathrattle",
    "1    Drew  player=0 id=Test Filler#9",
  ]);
});

test("events of later rules print by the same rules", () => {
  const later = { depth: 0, event: { type: "GameEnded" } } as unknown as LogEntry; // Not yet an event of the contract.
  expect(printLogTree([later], nameOf)).toEqual(["0  GameEnded"]);
});

test("an event in short", () => {
  expect(eventText(triggered.event, nameOf)).toBe("Triggered(Loot Hoarder#7, deathrattle)");
});

describe("the first difference", () => {
  const HOARDER = "Triggered(Loot Hoarder#7, deathrattle)";
  test.each<[string, LogEntry[], LogEntry[], string | undefined]>([
    ["none", LOG, [...LOG], undefined],
    ["none between two empty logs", [], [], undefined],
    [
      "something missing",
      [destroyed, triggered, baronDies],
      [destroyed, baronDies],
      `expected ${HOARDER} before Destroyed(Baron Rivendare#3)`,
    ],
    [
      "two in the other order",
      [triggered, baronDies],
      [baronDies, triggered],
      `expected ${HOARDER} before Destroyed(Baron Rivendare#3)`,
    ],
    [
      "something extra",
      [phase, drew],
      [phase, triggered, drew],
      `unexpected ${HOARDER} before Drew(0, Test Filler#9)`,
    ],
    [
      "something else",
      [cast, damaged],
      [cast, phase],
      "expected Damaged(Loot Hoarder#7, 1), got DeathPhase(1)",
    ],
    [
      "another amount",
      [damaged],
      [at(0, { type: "Damaged", target: 7, amount: 2 })],
      "expected Damaged(Loot Hoarder#7, 1), got Damaged(Loot Hoarder#7, 2)",
    ],
    ["another depth", [drew], [at(0, drew.event)], "expected Drew(0, Test Filler#9) at depth 1, got depth 0"],
    ["too early an end", LOG, LOG.slice(0, 4), `expected ${HOARDER}; the log ends there`],
    [
      "too late an end",
      [cast],
      [cast, damaged],
      "unexpected Damaged(Loot Hoarder#7, 1); expected the log to end",
    ],
  ])("is %s", (_, expected, actual, sentence) => {
    expect(diffLogs(expected, actual, nameOf).first).toBe(sentence);
  });

  test("an event is the same whatever the order of its fields", () => {
    const turned = at(0, { amount: 1, target: 7, type: "Damaged" });
    expect(diffLogs([damaged], [turned], nameOf).first).toBeUndefined();
  });
});

test("two logs print aligned, each line after a word", () => {
  const actual = [cast, destroyed, phase, drew];
  expect(printLogDiff(diffLogs(LOG, actual, nameOf), nameOf)).toEqual([
    "same     0  SpellCast  card=Whirlwind",
    "missing  0  Damaged  target=Loot Hoarder#7 amount=1",
    "same     0  Destroyed  id=Loot Hoarder#7",
    "same     0  DeathPhase  round=1",
    "missing  0  Triggered  source=Loot Hoarder#7 trigger=deathrattle",
    "same     1    Drew  player=0 id=Test Filler#9",
  ]);
});

test("an alignment holds both logs, and a first difference exactly when they differ", () => {
  const logs = fc.array(fc.constantFrom(...LOG, baronDies), { maxLength: 8 });
  fc.assert(
    fc.property(logs, logs, (expected, actual) => {
      const { lines, first } = diffLogs(expected, actual, nameOf);
      const without = (kind: string) => lines.filter((line) => line.kind !== kind).map(({ entry }) => entry);
      expect(without("extra")).toEqual(expected);
      expect(without("missing")).toEqual(actual);
      expect(first === undefined).toBe(JSON.stringify(expected) === JSON.stringify(actual));
    }),
    { numRuns: 500 },
  );
});
