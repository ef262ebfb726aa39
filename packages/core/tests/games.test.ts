/** Laws that hold for every game, on games made at random. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  BOARD,
  GRAVEYARD,
  HAND,
  isDying,
  LimitError,
  NONE,
  nextInPlay,
  oldestInPlay,
  orderOfPlay,
  World,
} from "../src/index.ts";
import { NaiveKernel, TooLong } from "./naive-kernel.ts";
import { type ActionScript, type Script, scripts } from "./script.ts";
import { startOf, stateOf, take, tryToTake } from "./scripted-kernel.ts";
import { idsIn, tree } from "./support.ts";

/** Low enough that some games hit them. */
const LIMITS = { events: 80, deathPhases: 2 };

test("every game has the log and the zones that the naive kernel gives it", () => {
  fc.assert(
    fc.property(scripts({ withDice: false }), (script) => {
      const naive = playNaively(script);
      const world = startOf(script);
      for (const action of script.actions) take(world, action);
      expect(tree(world)).toEqual(naive.lines);
      const zones = ([0, 1] as const).map((player) => ({
        board: idsIn(world, player, BOARD),
        hand: idsIn(world, player, HAND),
        graveyard: idsIn(world, player, GRAVEYARD),
      }));
      expect(zones).toEqual(naive.zones());
    }),
    { numRuns: 300 },
  );
});

/** Scripts that explode are not played at all. */
function playNaively(script: Script): NaiveKernel {
  const naive = new NaiveKernel(script);
  try {
    for (const action of script.actions) naive.take(action);
  } catch (error) {
    fc.pre(!(error instanceof TooLong));
    throw error;
  }
  return naive;
}

test("two worlds that take turns, action by action, get the logs that each gets alone", () => {
  const interleaved = fc.tuple(
    scripts({ withDice: true }),
    scripts({ withDice: true }),
    fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
  );
  fc.assert(
    fc.property(interleaved, ([one, other, turns]) => {
      const alone = [one, other].map((script) => {
        const world = startOf(script, LIMITS);
        for (const action of script.actions) tryToTake(world, action);
        return stateOf(world);
      });
      const worlds = [startOf(one, LIMITS), startOf(other, LIMITS)] as const;
      const left = [[...one.actions], [...other.actions]] as [ActionScript[], ActionScript[]];
      for (const turn of [...turns, ...turns.map((first) => !first)]) {
        const action = left[turn ? 0 : 1].shift();
        if (action !== undefined) tryToTake(worlds[turn ? 0 : 1], action);
      }
      expect(left).toEqual([[], []]);
      expect(worlds.map(stateOf)).toEqual(alone);
    }),
    { numRuns: 200 },
  );
});

test("a game that is cloned before each action goes on as if it were not", () => {
  fc.assert(
    fc.property(scripts({ withDice: true }), fc.boolean(), (script, goOnWithTheCopy) => {
      const straight = startOf(script, LIMITS);
      for (const action of script.actions) tryToTake(straight, action);

      let world = startOf(script, LIMITS);
      for (const action of script.actions) {
        const copy = world.clone();
        const before = stateOf(world);
        const [goesOn, stays] = goOnWithTheCopy ? [copy, world] : [world, copy];
        tryToTake(goesOn, action);
        expect(stateOf(stays)).toEqual(before);
        world = goesOn;
      }
      expect(stateOf(world)).toEqual(stateOf(straight));
    }),
    { numRuns: 200 },
  );
});

test("one scratch world serves a search: whatever it was before, it becomes the world that it copies", () => {
  fc.assert(
    fc.property(fc.array(scripts({ withDice: true }), { minLength: 2, maxLength: 4 }), (all) => {
      const scratch = startOf(all[0] as Script, LIMITS);
      for (const script of all) {
        const root = startOf(script, LIMITS);
        for (const action of script.actions) {
          scratch.copyFrom(root);
          tryToTake(scratch, action);
          expect(stateOf(scratch)).toEqual(stateOf(lineOf(root, action)));
        }
      }
    }),
    { numRuns: 60 },
  );
});

function lineOf(root: World, action: ActionScript): World {
  const world = new World(root);
  tryToTake(world, action);
  return world;
}

test("an action that fails leaves no trace: the game goes on as if it had not been tried", () => {
  fc.assert(
    fc.property(scripts({ withDice: true }), (script) => {
      const tried = startOf(script, LIMITS);
      const spared = startOf(script, LIMITS);
      for (const action of script.actions) {
        const before = stateOf(tried);
        if (tryToTake(tried, action)) take(spared, action);
        else expect(stateOf(tried)).toEqual(before);
      }
      expect(stateOf(tried)).toEqual(stateOf(spared));
    }),
    { numRuns: 300 },
  );
});

test("the same script gives the same log, event for event", () => {
  fc.assert(
    fc.property(scripts({ withDice: true }), (script) => {
      const play = () => {
        const world = startOf(script, LIMITS);
        for (const action of script.actions) tryToTake(world, action);
        return JSON.stringify(stateOf(world));
      };
      expect(play()).toBe(play());
    }),
    { numRuns: 60 },
  );
});

test("after each Sequence nobody in play is dying, and the order of play is that of the boards' minions", () => {
  fc.assert(
    fc.property(scripts({ withDice: true }), (script) => {
      const world = startOf(script, LIMITS);
      for (const action of script.actions) {
        tryToTake(world, action);
        const boards = [...idsIn(world, 0), ...idsIn(world, 1)];
        world.read(() => {
          const inOrder: number[] = [];
          for (let id = oldestInPlay(); id !== NONE; id = nextInPlay(id)) inOrder.push(id);
          boards.sort((left, right) => orderOfPlay(left) - orderOfPlay(right));
          expect(inOrder).toEqual(boards);
          expect(boards.filter(isDying)).toEqual([]);
        });
      }
    }),
    { numRuns: 100 },
  );
});

test("the games are worth playing: many trigger, many die, some hit a limit", () => {
  const seen = { triggered: 0, died: 0, limits: 0, nested: 0, twice: 0 };
  for (const script of fc.sample(scripts({ withDice: true }), { numRuns: 300, seed: 5 })) {
    const world = startOf(script, LIMITS);
    for (const action of script.actions) {
      try {
        take(world, action);
      } catch (error) {
        if (!(error instanceof LimitError)) throw error;
        seen.limits++;
      }
    }
    const said = tree(world).join("\n");
    if (/Triggered/.test(said)) seen.triggered++;
    if (/ {4}Triggered/.test(said)) seen.nested++;
    if (/DeathPhase/.test(said)) seen.died++;
    if (/DeathPhase 2/.test(said)) seen.twice++;
  }
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(10);
});
