/** How many events one damage makes, with more and more Test Spites in play; or, with `tree`, the log of two of them. */
import { printLogTree } from "@course/harness";
import { newGame } from "../reference.ts";
import { SPITE } from "./cards.ts";

/** A game with so many Spites, half of them on each side, after 1 damage to the oldest. */
function gameWith(spites: number) {
  const game = newGame({ cards: [{ ...SPITE, health: 999 }] });
  const ids = Array.from({ length: spites }, (_, n) => game.summon("Test Spite", n % 2 === 0 ? 0 : 1));
  game.clearLog();
  game.dealDamage(ids[0] ?? 0, 1);
  return game;
}

if (process.argv[2] === "tree") {
  const game = gameWith(2);
  for (const line of printLogTree(game.logTree(), (id) => game.nameOf(id))) console.log(line);
} else {
  for (let spites = 1; spites <= 14; spites++) {
    try {
      console.log(`${spites}  ${gameWith(spites).log().length} events`);
    } catch (error) {
      console.log(`${spites}  ${error instanceof Error ? error.message : error}`);
      break;
    }
  }
}
