/** The same seeds and decisions give the same bytes on each platform, from built code. */
import { expect, test } from "vitest";
import type { Games } from "../src/hashes.ts";
import { bundleGames, PLATFORMS, type Played } from "../src/platforms.ts";
import { wholeGameScenarios } from "../src/scenario-files.ts";

const MATCHES = Number(process.env.COURSE_MATCHES ?? 40);

test("random matches and all scenarios have the same logs on every platform", async () => {
  const games: Games = {
    seeds: Array.from({ length: MATCHES }, (_, index) => index + 1),
    scenarios: wholeGameScenarios().map(({ scenario }) => scenario),
  };
  const bundle = await bundleGames();
  const played: Played[] = [];
  for (const [name, play] of Object.entries(PLATFORMS)) {
    const answer = await play(bundle, games);
    if ("missing" in answer) console.warn(`NOT RUN on ${name}: ${answer.missing}`);
    else played.push(answer);
  }
  console.log(`the same logs are expected of ${played.map(({ platform }) => platform).join(", ")}`);
  const [first, ...others] = played as [Played, ...Played[]];
  expect(Object.keys(first.hashes).length).toBe(games.seeds.length + games.scenarios.length);
  for (const { platform, hashes } of others) {
    const differing = Object.keys(first.hashes).filter((game) => first.hashes[game] !== hashes[game]);
    expect(differing, `${platform} beside ${first.platform}`).toEqual([]);
  }
});
