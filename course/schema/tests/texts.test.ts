/** What each card says, against what the real card says: two tables beside the packs, the second for differences. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { describedCards } from "../catalog.ts";
import { readyStage } from "../stages.ts";

interface Difference {
  readonly rendered: string;
  readonly reason: string;
}

const table = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../packages/content-hs/tests/${name}`, import.meta.url), "utf8"));
/** The real game's text of today for its cards; for cards named Test, what they are meant to say. */
const real: Record<string, string> = table("real-texts.json");
const differences: Record<string, Difference> = table("text-differences.json");
const cards = describedCards(readyStage.vocabulary);

describe("rendered text", () => {
  test.each(cards.map(({ card, text }) => [card.name, text]))("%s says what the card says", (name, text) => {
    expect(real).toHaveProperty([name]);
    expect(text).toBe(differences[name]?.rendered ?? real[name]);
  });

  test("differs from the real text only where there is a reason", () => {
    for (const [name, { rendered, reason }] of Object.entries(differences)) {
      expect(rendered, `${name} does not differ any more: take it off the table`).not.toBe(real[name]);
      expect(reason.split(" ").length, `${name}: a reason is a sentence`).toBeGreaterThan(5);
    }
  });

  test("is on the tables for no card that does not exist", () => {
    const names = cards.map(({ card }) => card.name);
    expect(
      [...Object.keys(real), ...Object.keys(differences)].filter((name) => !names.includes(name)),
    ).toEqual([]);
  });
});
