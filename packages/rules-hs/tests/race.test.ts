/** Races: a minion's, or none. */
import { expect, test } from "vitest";
import { raceOf } from "../src/index.ts";
import { Game, minion } from "./support.ts";

test("the first race of the list is told from no race", () => {
  const game = new Game({ cards: [minion("Wolf", { race: "Beast" }), minion("Wyrm", { race: "Dragon" })] });
  const ids = [game.put("Wolf"), game.put("Wyrm"), game.put("Plain")];
  expect(game.world.read(() => ids.map(raceOf))).toEqual(["Beast", "Dragon", undefined]);
});
