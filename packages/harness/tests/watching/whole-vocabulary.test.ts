/**
 * Every word of the whole game's card language is run by a documented situation.
 *
 * A word that nothing runs is a word that nobody needs, or one that nobody has tried: it goes, or gets a card
 * in the pack `words` and a situation in `words.jsonl`. Matches of chance are left out, so that no luck helps.
 */
import { readdirSync, readFileSync } from "node:fs";
import { pack } from "@course/content-hs";
import { expect, test } from "vitest";
import { loadScenarios, measureCoverage } from "../../src/index.ts";

const folder = new URL("../../../rules-hs/scenarios/", import.meta.url);

const scenarios = readdirSync(folder)
  .filter((file) => file.endsWith(".jsonl"))
  .flatMap((file) => {
    const loaded = loadScenarios(readFileSync(new URL(file, folder), "utf8"), file);
    if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
    return loaded.scenarios;
  });

test("scenarios run every word, and every card of the later sets and of tests", async () => {
  const { words, unusedWords, unusedCards } = await measureCoverage({ scenarios, games: 0 });
  expect(words).toBeGreaterThan(200);
  expect(unusedWords).toEqual([]);
  const ids = new Set([...(await pack("later")).cards, ...(await pack("words")).cards].map(({ id }) => id));
  expect(unusedCards.filter(({ id }) => ids.has(id))).toEqual([]);
});
