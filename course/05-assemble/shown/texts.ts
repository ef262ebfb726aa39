/** The rules text of each card of The Watch, made from its data. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe } from "@course/cards";
import { stage } from "../reference.ts";

const file = join(import.meta.dirname, "../expansion/solution/test-watch.json");
const { vocabulary, cards } = stage.withCards([JSON.parse(readFileSync(file, "utf8"))]);
const byId = new Map(cards.map((card) => [card.id, card]));
const known = new Set(stage.cards.map(({ id }) => id));
for (const card of cards.filter(({ id }) => !known.has(id))) {
  console.log(`${card.name}: ${describe(vocabulary, card, byId)}`);
}
