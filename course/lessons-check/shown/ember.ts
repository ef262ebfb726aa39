/** Lesson 03: a Deathrattle that brings back its own minion, and what ends the loop on the reference stage. */
import { stage } from "@course/module-03/reference";

const again = {
  type: "sequence",
  effects: [
    { type: "summon", card: "test-ember" },
    { type: "damage", target: { type: "all", of: "minions" }, amount: 1 },
  ],
};
const ember = {
  id: "test-ember",
  name: "Test Ember",
  type: "minion",
  cost: 1,
  attack: 1,
  health: 1,
  abilities: [{ kind: "trigger", on: "deathrattle", effect: again }],
};

const game = stage.withCards([{ pack: "shown", version: "1.0.0", cards: [ember] }]).newGame();
const first = game.summon("Test Ember", 0);
try {
  game.destroy(first);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
console.log(
  `on the board afterwards: ${game
    .board(0)
    .map((id) => `${game.nameOf(id)}#${id}`)
    .join(", ")}`,
);
console.log(`events in the log: ${game.log().length}`);
