/** The game of `examples/own-game` in a browser: its story is the page's text. */
import { cards, textOf } from "./own-game/src/game.ts";
import { playOut } from "./own-game/src/play.ts";

const { lines, outcome } = playOut(7);
const texts = cards.map((card) => `${card.name}: ${textOf(card) || "(no text)"}`);
const story = document.createElement("pre");
story.textContent = [...texts, "", ...lines, "", `Outcome: ${outcome}`].join("\n");
document.body.append(story);
