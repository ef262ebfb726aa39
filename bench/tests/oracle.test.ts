/**
 * The differential test: the kernel and the plain engine play the same games, event for event.
 *
 * Seeded, so that a run can be repeated: COURSE_ORACLE_SEED and COURSE_ORACLE_RUNS choose another or a longer one.
 * A failure is shrunk, and printed as a scenario file with the cards that it needs.
 */
import { type CardData, type Scenario, type ScenarioPlayer, scenarioPlayerFor } from "@course/harness";
import { stage } from "@course/module-05/reference";
import fc from "fast-check";
import { expect, test } from "vitest";
import { LIMITS, type PlainGame, plainEngine } from "../plain/game.ts";
import { COURSE_CARDS } from "../src/course-cards.ts";
import { expectSameGames as expectSame } from "./differential.ts";
import { LATER_CARDS, TEST_CARDS } from "./oracle-cards.ts";
import { type Between, play } from "./playing.ts";
import { randomPools } from "./random-cards.ts";
import { situations } from "./situations.ts";

const seed = Number(process.env.COURSE_ORACLE_SEED ?? 1);
const runs = Number(process.env.COURSE_ORACLE_RUNS ?? 2_000);
const timeout = 120_000 + runs * 50;

/** Boards of triggers that answer each other can go on for very long; such games end here and are not compared. */
const MOST_EVENTS = 3_000;

const KERNEL_CARDS = [...COURSE_CARDS, ...TEST_CARDS];
const ALL_CARDS = [...KERNEL_CARDS, ...LATER_CARDS];
/** What cards made at random meet besides each other. */
const FEW_CARDS = KERNEL_CARDS.filter(({ name }) =>
  ["Loot Hoarder", "Harvest Golem", "Baron Rivendare", "Test Martyr", "Whirlwind", "Test Filler"].includes(
    name,
  ),
);
const OWN_CARDS = TEST_CARDS;
const plain = plainPlayer([...ALL_CARDS, ...OWN_CARDS]);
const kernel: ScenarioPlayer = stage.withCards([packOf(OWN_CARDS)]).scenarioPlayer;

test("the kernel plays every game as the plain engine does", { timeout }, () => {
  expectSameGames(KERNEL_CARDS, runs, (scenario) => play(kernel, scenario));
});

test("the kernel plays games of cards made at random as the plain engine does", { timeout }, () => {
  let played = 0;
  const games = randomPools.chain((cards) =>
    situations([...FEW_CARDS, ...cards]).map((scenario) => ({ ...scenario, cards })),
  );
  const engines = {
    plain: (scenario: Scenario) => play(plain, scenario),
    other: (scenario: Scenario) => {
      played++;
      return play(kernel, scenario);
    },
    ownCards: [],
  };
  // Cards made at random often set each other off for ever: those games end early, and others take their place.
  expectSame(games, engines, { seed, numRuns: runs, maxSkipsPerRun: 1 });
  expect(played).toBeGreaterThanOrEqual(runs);
});

test("a copy of a plain game goes on as the original does", { timeout: 60_000 }, () => {
  const copied: Between = (game) => (game as PlainGame).clone();
  expectSameGames(ALL_CARDS, Math.ceil(runs / 4), (scenario) => play(plain, scenario, copied));
});

test("every test card takes part in some game", () => {
  const texts = fc
    .sample(situations(ALL_CARDS), { seed, numRuns: 300 })
    .map((scenario) => play(plain, scenario).join("\n"));
  const silent = ALL_CARDS.filter(
    ({ name, type }) => type !== "hero" && !texts.some((text) => text.includes(name)),
  );
  expect(silent).toEqual([]);
});

/** Plays games of a pool on both engines. Almost none may be too long: an oracle that never ends compares nothing. */
function expectSameGames(
  pool: readonly CardData[],
  numRuns: number,
  other: (scenario: Scenario) => string[],
  options: { endOnFailure?: boolean } = {},
): void {
  const engines = { plain: (scenario: Scenario) => play(plain, scenario), other, ownCards: OWN_CARDS };
  expectSame(situations(pool), engines, { seed, numRuns, maxSkipsPerRun: 0.02, ...options });
}

function plainPlayer(cards: readonly CardData[]): ScenarioPlayer {
  return scenarioPlayerFor(plainEngine(cards, { ...LIMITS, events: MOST_EVENTS }));
}

function packOf(cards: readonly CardData[]): { pack: string; version: string; cards: readonly CardData[] } {
  return { pack: "oracle", version: "1.0.0", cards };
}
