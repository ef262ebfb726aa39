/** How long a turn may take, as cards say it. */
import { expect, test } from "vitest";
import { secondsPerTurn, turnTimes } from "../src/index.ts";
import { ALL_LAYERS, Game, minionWith } from "./support.ts";

const clock = (name: string, seconds: number) =>
  minionWith(name, { kind: "aura", modifier: { type: "turnTime", seconds } });

test("is the youngest card's, and nobody's without one", () => {
  const game = new Game({
    cards: [clock("Slow", 30), clock("Quick", 15)],
    layers: [...ALL_LAYERS, turnTimes],
  });
  const seconds = () => game.world.read(secondsPerTurn);
  expect(seconds()).toBeUndefined();
  game.put("Slow");
  const quick = game.put("Quick", 1);
  expect(seconds()).toBe(15);
  game.perform("destroy", { target: quick });
  expect(seconds()).toBe(30);
});
