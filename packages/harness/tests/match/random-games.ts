/**
 * Many matches of chance, watched: 250 a file, so that files run beside each other. Every pair of classes
 * plays. A failure is told with the scenario that shows it, and its record, each as small as it could be made.
 */
import { expect, test } from "vitest";
import {
  hearthstoneStage,
  type MatchFailure,
  minimise,
  playChecked,
  type Stage,
  scenarioOfMatch,
} from "../../src/index.ts";
import { heroesOfClasses } from "../../src/match/deck.ts";

const GAMES = 250;
/** The laws that cost more are asked so seldom that a file stays quick, and at other moments of each match. */
const DEEP_GAMES_EVERY = 25;

export function testRandomGames(part: number): void {
  const from = part * GAMES;

  test(`matches ${from} to ${from + GAMES - 1} break no law`, async () => {
    const stage = await hearthstoneStage();
    for (let seed = from; seed < from + GAMES; seed++) {
      const isDeep = seed % DEEP_GAMES_EVERY === 0;
      const { failure } = playChecked(stage, {
        seed,
        heroes: heroesFor(stage, seed),
        replays: isDeep,
        ...(isDeep && { deepEvery: 23 }),
      });
      if (failure !== undefined) expect.unreachable(told(stage, seed, failure));
    }
  });
}

/** The classes in turn: every pair within 81 seeds. */
function heroesFor({ library }: Stage, seed: number): [string, string] {
  const names = heroesOfClasses(library).map(({ definition }) => definition.name);
  const count = names.length;
  return [names[seed % count] as string, names[Math.floor(seed / count) % count] as string];
}

function told(stage: Stage, seed: number, failure: MatchFailure): string {
  const record = minimise(stage, failure);
  const head = { id: `seed-${seed}`, source: `matches of chance, seed ${seed}` };
  const found = scenarioOfMatch(stage, { ...failure, record }, head);
  return `seed ${seed}: ${failure.what}\n${JSON.stringify(found)}\n${JSON.stringify(record)}`;
}
