/**
 * Keywords: what a minion has or has not, one bit each.
 *
 * Elsewhere: what a keyword does. Taunt says whom an attack may be aimed at, so it does nothing before
 * there is combat; a card may say it all the same.
 */
import { type CardLayer, defineKeyword, type Word } from "@course/cards";
import { type EntityId, type Field, field, read } from "@course/core";

const KEYWORDS: Field = field("keywords");
const TAUNT = 1;

export const taunt: Word<"keyword"> = defineKeyword({
  type: "taunt",
  doc: "Enemies must attack this minion before others.",
  example: "taunt",
  compile: () => (set) => set(KEYWORDS, TAUNT),
  text: () => "Taunt",
});

export function hasTaunt(id: EntityId): boolean {
  return (read(id, KEYWORDS) & TAUNT) !== 0;
}

export const keywords: CardLayer = { name: "keywords", needs: ["characters"], words: [taunt] };
