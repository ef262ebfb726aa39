/** Prints the cards and one game: `node src/main.ts [seed]`. */
import { cards, textOf } from "./game.ts";
import { playOut } from "./play.ts";

const seed = Number(process.argv[2] ?? 7);
for (const card of cards) console.log(`${card.name}: ${textOf(card) || "(no text)"}`);
const { lines, outcome } = playOut(seed);
console.log(["", ...lines, ""].join("\n"));
console.log(`Outcome: ${outcome}`);
