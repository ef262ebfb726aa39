/** How cards are shown: numbers in words, so that nothing hangs on a column. */
import type { Terminal } from "../terminal.ts";
import type { LibraryCard } from "./library.ts";

/** A line a card. */
export function printList(found: readonly LibraryCard[], { out, paint }: Terminal): void {
  const width = Math.max(0, ...found.map(({ name }) => name.length));
  for (const { name, type, card, text } of found) {
    const facts = [...numbersOf(card), type].join(" ");
    out(`${paint.title(name.padEnd(width))}  ${[facts, text].filter(Boolean).join(": ")}`);
  }
  out(found.length === 1 ? "1 card" : `${found.length} cards`);
}

/** A card in full; where several packs have it, each of its forms. */
export function printShown(found: readonly LibraryCard[], { out, paint }: Terminal): void {
  for (const [index, { pack, id, name, type, card, text }] of found.entries()) {
    if (index > 0) out("");
    out(paint.title(name));
    const race = typeof card.race === "string" ? ` (${card.race})` : "";
    out([`${type}${race}`, ...numbersOf(card)].join(", "));
    out(text === "" ? paint.quiet("no text") : text);
    out(paint.quiet(`id ${id}, pack ${pack}`));
  }
}

const NUMBERS: readonly (readonly [key: string, word: string])[] = [
  ["cost", "mana"],
  ["attack", "Attack"],
  ["health", "Health"],
  ["durability", "Durability"],
];

/** "3 mana", "2 Attack", "3 Health". */
function numbersOf(card: LibraryCard["card"]): string[] {
  return NUMBERS.filter(([key]) => typeof card[key] === "number").map(
    ([key, word]) => `${card[key]} ${word}`,
  );
}
