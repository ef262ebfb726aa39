/** The trigger `battlecry`: when the minion itself is played from a hand, and never else. */
import { HAND } from "@course/core";
import { describe, expect, test } from "vitest";
import { all, chosen, Game, minionWith, multiplier, on, spell, textOf } from "./support.ts";

const damage = (target: unknown, amount: unknown) => ({ type: "damage", target, amount });
const cry = { type: "gainArmor", amount: 1 };
const CARDS = [
  minionWith("Crier", on("battlecry", cry)),
  minionWith("Sniper", on("battlecry", damage(chosen(all("characters")), 2))),
  minionWith("Drummer", multiplier("battlecry")),
  spell("Call", { type: "summon", card: "crier" }),
];
const newGame = () => new Game({ cards: CARDS });

test("it resolves when the minion is played, for its player", () => {
  const game = newGame();
  const id = game.put("Crier", 1, HAND);
  game.play(id);
  expect(game.log()).toEqual([
    { type: "Summoned", id },
    { type: "Triggered", source: id, trigger: "battlecry" },
    { type: "ArmorGained", player: 1, amount: 1 },
  ]);
});

test("not when the minion is summoned, by a call or by an effect", () => {
  const game = newGame();
  game.summon("Crier");
  game.cast("Call");
  expect(game.lines().some((line) => line.startsWith("Triggered"))).toBe(false);
});

test("not when another minion is played, and not again", () => {
  const game = newGame();
  game.put("Crier");
  game.play(game.put("Plain", 0, HAND));
  expect(game.lines()).toEqual([`Summoned ${game.zone().at(-1)}`]);
});

test("the chosen target is its target", () => {
  const game = newGame();
  const [plain, sniper] = [game.put("Plain", 1), game.put("Sniper", 0, HAND)];
  game.play(sniper, { target: plain });
  expect(game.lines()).toEqual([`Summoned ${sniper}`, `Triggered ${sniper} battlecry`, `Damaged ${plain} 2`]);
});

test("the minion itself is never its target, though it is among those it speaks of", () => {
  const hermit = minionWith("Hermit", on("battlecry", damage(chosen(all("minions")), 2)));
  const game = new Game({ cards: [hermit] });
  const id = game.put("Hermit", 0, HAND);
  game.play(id);
  expect(game.lines()).toEqual([`Summoned ${id}`, `Triggered ${id} battlecry`]);
});

test("nor is it when it speaks of nobody else: then it is played without a target, and with none but that", () => {
  const alone = minionWith("Alone", on("battlecry", damage({ type: "chosen", from: "self" }, 2)));
  const game = new Game({ cards: [alone] });
  const id = game.put("Alone", 0, HAND);
  expect(() => game.play(id, { target: id })).toThrow(
    `play: target is ${id}; expected a target that "Alone" may have (0 in play)`,
  );
  game.play(id);
  expect(game.lines()).toEqual([`Summoned ${id}`, `Triggered ${id} battlecry`]);
});

test("without a target to choose it does nothing, not even what needs none", () => {
  const hungry = minionWith(
    "Hungry",
    on("battlecry", {
      type: "sequence",
      effects: [damage(chosen(all("minions", { side: "enemy" })), 1), cry],
    }),
  );
  const game = new Game({ cards: [hungry] });
  const [first, second] = [game.put("Hungry", 0, HAND), game.put("Hungry", 0, HAND)];
  game.play(first);
  expect(game.take()).toEqual([`Summoned ${first}`, `Triggered ${first} battlecry`]);
  const enemy = game.put("Plain", 1);
  game.play(second, { target: enemy });
  expect(game.take().at(-1)).toBe("ArmorGained 0 1");
});

test("it resolves although the minion has left play before its turn came", () => {
  const thief = minionWith("Thief", on("arrival", { type: "bounce", target: "eventSubject" }));
  const game = new Game({ cards: [...CARDS, thief] });
  const [old, id] = [game.put("Thief"), game.put("Crier", 0, HAND)];
  game.play(id);
  expect(game.lines()).toEqual([
    ...[`Summoned ${id}`, `Triggered ${old} arrival`],
    ...[`Triggered ${id} battlecry`, "ArmorGained 0 1"],
  ]);
  expect([game.zone(), game.hand()]).toEqual([[old], [id]]);
});

test("it resolves although the minion is mortally wounded, and its target pending destroy", () => {
  const spite = minionWith("Spite", on("arrival", damage("eventSubject", 9)));
  const game = new Game({ cards: [...CARDS, spite] });
  const [old, id] = [game.put("Spite", 1), game.put("Sniper", 0, HAND)];
  game.play(id, { target: old });
  expect(game.lines()).toEqual([
    ...[`Summoned ${id}`, `Triggered ${old} arrival`, `Damaged ${id} 9`],
    ...[`Triggered ${id} battlecry`, `Damaged ${old} 2`],
    ...[`Destroyed ${id}`, "DeathPhase 1"],
  ]);
});

test("a multiplier of Battlecries that is in play doubles it, on the one target", () => {
  const game = newGame();
  game.put("Drummer");
  const [plain, id] = [game.put("Plain", 1), game.put("Sniper", 0, HAND)];
  game.play(id, { target: plain });
  const once = [`Triggered ${id} battlecry`, `Damaged ${plain} 2`];
  expect(game.lines()).toEqual([`Summoned ${id}`, ...once, ...once]);
});

test("the other player's multiplier does not", () => {
  const game = newGame();
  game.put("Drummer", 1);
  game.play(game.put("Crier", 0, HAND));
  expect(game.lines().filter((line) => line.startsWith("Triggered"))).toHaveLength(1);
});

describe("what it says", () => {
  test.each([
    [cry, "Battlecry: Gain 1 Armor."],
    [damage(chosen(all("characters")), 2), "Battlecry: Deal 2 damage to a character."],
    [{ type: "sequence", effects: [cry, "draw"] }, "Battlecry: Gain 1 Armor. Draw a card."],
  ])("%j", (effect, said) => {
    expect(textOf({ ability: on("battlecry", effect) })).toBe(said);
  });

  test("under a multiplier", () => {
    expect(textOf({ ability: multiplier("battlecry") })).toBe("Your Battlecries trigger twice.");
    expect(textOf({ ability: multiplier("battlecry", 3, "additive") })).toBe(
      "Your Battlecries trigger two additional times.",
    );
  });
});
