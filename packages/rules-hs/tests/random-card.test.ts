/** A card by chance out of all that a deck could hold. */
import { gameLanguage } from "@course/cards";
import { cardOf } from "@course/core";
import { expect, test } from "vitest";
import { collecting, randomCards } from "../src/index.ts";
import { ALL_LAYERS, Game, minion, spell } from "./support.ts";

const CARDS = [
  minion("Small Demon", { race: "Demon", collectible: true }),
  minion("Large Demon", { race: "Demon", collectible: true, class: "Warlock" }),
  minion("Demon Token", { race: "Demon" }),
  minion("Beast", { race: "Beast", collectible: true }),
  spell("Doom", { type: "summon", card: { type: "randomCard", of: "minion", race: "Demon" } }),
  spell("Contract", { type: "summon", card: { type: "randomCard", of: "minion", class: "Warlock" } }),
];

function summoned(card: string): Set<string> {
  const names = new Set<string>();
  for (let seed = 1; seed <= 30; seed++) {
    const game = new Game({
      cards: CARDS,
      seed,
      layers: [...ALL_LAYERS, gameLanguage, collecting, randomCards],
    });
    game.cast(card);
    for (const id of game.zone()) names.add(game.world.read(() => cardOf(id).definition.name));
  }
  return names;
}

test("is collectible, and of the type, race and class that are asked for", () => {
  expect(summoned("Doom")).toEqual(new Set(["Small Demon", "Large Demon"]));
  expect(summoned("Contract")).toEqual(new Set(["Large Demon"]));
});
