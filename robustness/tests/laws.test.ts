/**
 * Laws of every game, asked of the whole game in matches of chance.
 *
 * COURSE_LAWS_SEED and COURSE_LAWS_RUNS choose other games, or more of them.
 * Elsewhere: the bookkeeping's laws, asked in every soak (`laws.ts` of the harness); the same for the kernel alone
 * (`games.test.ts` there); rules, held against a second engine (`oracle.test.ts` of the bench).
 */
import { type Action, failureOf, LimitError, orderOfPlay, RefusedError, World } from "@course/core";
import {
  alterStage,
  hearthstoneStage,
  type LogEntry,
  loadScenarios,
  type Match,
  runScenario,
  type Stage,
  scenarioOf,
} from "@course/harness";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyActions } from "../src/any-action.ts";
import { goOn, matchAt, places } from "../src/match-at.ts";

const seed = Number(process.env.COURSE_LAWS_SEED ?? 1);
const runs = Number(process.env.COURSE_LAWS_RUNS ?? 40);
const stage = await hearthstoneStage();

test("an action is taken whole or not at all: what is refused moves nothing, logs nothing and draws nothing", () => {
  let [taken, refusals] = [0, 0];
  const law = fc.property(places, anyActions(200), (place, actions) => {
    const { world } = matchAt(stage, place);
    const before = stateOf(world);
    const scratch = world.clone();
    for (const action of actions) {
      const error = errorOf(() => scratch.perform(action));
      if (error === undefined) {
        taken++;
        scratch.copyFrom(world);
        continue;
      }
      refusals++;
      expect(error, JSON.stringify(action)).toBeInstanceOf(RefusedError);
      expect((error as Error).message).toMatch(/^\w+: .+ (is|are) .+; expected /s);
      expect(failureOf(error), JSON.stringify(action)).toBeUndefined();
    }
    expect(stateOf(scratch)).toBe(before);
    expect(stateOf(world)).toBe(before);
  });
  fc.assert(law, { seed, numRuns: runs });
  expect(taken).toBeGreaterThan(runs);
  expect(refusals).toBeGreaterThan(runs * 50);
});

test("a limit that is hit in the middle leaves the match as it was, and its error tells a scenario", () => {
  let [hits, exact] = [0, 0];
  const tight = [4, 12, 30].map((events) => alterStage(stage, { limits: { events } }));
  const law = fc.property(places, fc.constantFrom(...tight), (place, limited) => {
    const match = withRules(matchAt(stage, place), limited);
    const before = stateOf(match);
    for (const action of match.isBegun ? match.legal : []) {
      const error = errorOf(() => match.world.perform(action));
      if (error === undefined) {
        match.world.copyFrom(match.start);
        continue;
      }
      hits++;
      expect(error).toBeInstanceOf(LimitError);
      expect(stateOf(match)).toBe(before);
      exact += expectTold(limited, error as LimitError);
    }
  });
  fc.assert(law, { seed, numRuns: runs });
  expect(hits).toBeGreaterThan(runs);
  expect(exact).toBeGreaterThan(0);
});

/** The error as a file; where the file says that it says all, it fails in the same way. Returns 1 if it does. */
function expectTold({ scenarioPlayer }: Stage, error: LimitError): 0 | 1 {
  const loaded = loadScenarios(JSON.stringify(scenarioOf(error)), "failure.json");
  if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
  const [scenario] = loaded.scenarios;
  if (scenario === undefined || scenario.note !== undefined) return 0;
  const result = runScenario(scenarioPlayer, scenario);
  expect(result, JSON.stringify(scenario)).toMatchObject({ status: "failed" });
  expect(result.problem).toContain(error.message.split(" (id")[0]);
  return 1;
}

test("matches that take turns in one memory get the logs that each gets alone", () => {
  const law = fc.property(places, places, (one, other) => {
    const alone = [one, other].map((place) => {
      const match = matchAt(stage, place);
      for (let step = 0; step < 12; step++) goOn(match, 1, place.seed + step);
      return stateOf(match.world);
    });
    const [first, second] = [matchAt(stage, one), matchAt(stage, other)];
    for (let step = 0; step < 12; step++) {
      goOn(first, 1, one.seed + step);
      goOn(second, 1, other.seed + step);
    }
    expect([stateOf(first.world), stateOf(second.world)]).toEqual(alone);
  });
  fc.assert(law, { seed, numRuns: Math.ceil(runs / 2) });
});

test("a scratch world that is used again and again does as a new copy does", () => {
  const scratch = matchAt(stage, { seed: 1, decisions: 2 }).clone();
  const law = fc.property(places, fc.nat(), (place, chance) => {
    const match = matchAt(stage, place);
    const copy = match.clone();
    scratch.world.copyFrom(match.world);
    expect(stateOf(scratch.world)).toBe(stateOf(copy.world));
    if (!isBegun(match)) return;
    goOn(copy, 8, chance);
    goOn(scratch, 8, chance);
    expect(stateOf(scratch.world)).toBe(stateOf(copy.world));
  });
  fc.assert(law, { seed, numRuns: runs });
});

test("a log is a tree: deeper only under a trigger, rounds are counted, and the dead are in order of play", () => {
  const law = fc.property(places, (place) => {
    const match = matchAt(stage, place);
    if (!isBegun(match)) return;
    match.world.clearLog();
    for (let step = 0; step < 15 && match.toMove !== undefined; step++) {
      if (match.world.pending === undefined) match.world.clearLog();
      goOn(match, 1, place.seed + step);
      expectTree(match.log());
      expectOldestFirst(match);
    }
  });
  fc.assert(law, { seed, numRuns: runs });
});

function expectTree(log: readonly LogEntry[]): void {
  let before: LogEntry = { depth: 0, event: { type: "DeathPhase", round: 0 } };
  let round = 0;
  for (const entry of log) {
    const isUnderTrigger = entry.depth === before.depth + 1 && before.event.type === "Triggered";
    expect(entry.depth <= before.depth || isUnderTrigger, JSON.stringify([before, entry])).toBe(true);
    const { event } = entry as { event: { type: string; round?: number; options?: number; index?: number } };
    if (event.type === "DeathPhase") {
      expect(event.round).toBe(event.round === 1 ? 1 : round + 1);
      round = event.round ?? 0;
    }
    if (event.type === "Rolled") {
      expect(event.options).toBeGreaterThan(1);
      expect(event.index).toBeLessThan(event.options ?? 0);
    }
    before = entry;
  }
}

/** Those that leave play with one step are recorded from the oldest on. Who died keeps its place in the order of play. */
function expectOldestFirst(match: Match): void {
  let last = 0;
  for (const { event } of match.log()) {
    if (event.type !== "Destroyed") {
      last = 0;
      continue;
    }
    const { id } = event;
    const place = match.world.read(() => orderOfPlay(id as Parameters<typeof orderOfPlay>[0]));
    expect(place).toBeGreaterThan(last);
    last = place;
  }
}

/** A match that goes on by other rules, with the actions of the rules that may be taken. */
function withRules(match: Match, limited: Stage) {
  const saved = JSON.parse(JSON.stringify(match.world.save()));
  const { rules } = limited.definition;
  const world = World.load({ rules, library: limited.library }, saved);
  const isReady = isBegun(match) && match.world.pending === undefined;
  const legal = isReady ? match.legalActions().flatMap((action) => ruleActionOf(match, action)) : [];
  return { world, start: world.clone(), legal, isBegun: isReady };
}

function ruleActionOf(match: Match, action: ReturnType<Match["legalActions"]>[number]): Action[] {
  if (action.type === "mulligan" || action.type === "choose") return [];
  if (action.type === "play") return [{ ...action, id: action.card } as Action];
  return [action.type === "heroPower" ? ({ ...action, player: match.toMove } as Action) : action];
}

/** Whether the players have put cards back. */
function isBegun(match: Match): boolean {
  return match.legalActions()[0]?.type !== "mulligan";
}

function stateOf(of: World | { readonly world: World }): string {
  return JSON.stringify((of instanceof World ? of : of.world).save());
}

function errorOf(call: () => unknown): unknown {
  try {
    call();
    return undefined;
  } catch (error) {
    return error;
  }
}
