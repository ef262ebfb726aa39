/** A race whose name has the number 0; alone in this file, since its name must be the first of all. */
import { intern } from "@course/core";
import { expect, test } from "vitest";

test("the race of number 0 is told from no race", async () => {
  expect(intern("Beast")).toBe(0);
  const { Game, minion } = await import("./support.ts");
  const { raceOf } = await import("../src/index.ts");
  const game = new Game({ cards: [minion("Wolf", { race: "Beast" }), minion("Wyrm", { race: "Dragon" })] });
  const ids = [game.put("Wolf"), game.put("Wyrm"), game.put("Plain")];
  expect(game.world.read(() => ids.map(raceOf))).toEqual(["Beast", "Dragon", undefined]);
});
