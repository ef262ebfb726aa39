/** The condition `optionTaken`: what must hold for one option of a card alone. */
import { describe, validateCards } from "@course/cards";
import { expect, test } from "vitest";
import { hearthstone } from "../src/game.ts";
import { FullGame } from "./full.ts";
import { minionWith, spell } from "./support.ts";

const second = { type: "optionTaken", option: 1 };
const unlessSecond = { type: "either", first: { type: "not", condition: second }, second: "room" };
const WILD = {
  ...spell("Wild", { type: "chooseOne", options: [{ type: "gainArmor", amount: 1 }, "nothing"] }),
  abilities: [{ kind: "requires", condition: unlessSecond }],
};

test("a requirement of one option leaves the other free", () => {
  const game = new FullGame({ ...hearthstone(), cards: [WILD] });
  const [id] = game.give("Wild");
  for (let i = 0; i < 7; i++) game.put("Plain", 0);
  expect(() => game.perform("play", { id, choose: 1 })).toThrow("a card whose requirements are met");
  game.perform("play", { id, choose: 0 });
  expect(game.armor(game.heroes[0])).toBe(1);
});

test("its text counts from 1", () => {
  const { vocabulary } = new FullGame({ ...hearthstone(), cards: [] });
  const ask = (condition: object) => {
    const card = minionWith("Asker", { kind: "battlecryIf", condition, effect: { type: "draw", count: 1 } });
    const loaded = validateCards(vocabulary, [card], { file: "test" });
    if ("errors" in loaded) throw new Error(loaded.errors[0]?.message);
    return describe(vocabulary, loaded.cards[0]!, new Map());
  };
  expect(ask(second)).toBe("Battlecry: If you choose option 2, draw a card.");
  expect(ask({ type: "not", condition: second })).toBe(
    "Battlecry: If you do not choose option 2, draw a card.",
  );
});
