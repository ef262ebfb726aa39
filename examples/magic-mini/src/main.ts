/** Prints the cards, and what a Knight and its Soldier set off under two of the artifact: `node src/main.ts`. */
import { cards, newGame, textOf } from "./game.ts";

for (const card of cards) console.log(`${card.name}: ${textOf(card) || "(no text)"}`);
const world = newGame();
for (const card of ["Soul Warden", "Panharmonicon", "Panharmonicon", "Attended Knight"]) {
  world.perform({ type: "cast", player: 0, card });
}
console.log();
for (const { depth, event } of world.logTree()) console.log("  ".repeat(depth) + JSON.stringify(event));
