/**
 * Interned names: labels, card ids and other text as small integers.
 *
 * Rows of integers cannot hold text, so a text is stored as its number in this table. The table only
 * grows and belongs to the process, not to a world: a save file holds the texts themselves.
 */

/** The number of an interned text. */
export type Name = number;

/** Number 0 is the empty text: what a field holds that was never set. */
const texts: string[] = [""];
const numbers = new Map<string, Name>([["", 0]]);

/** The number of `text`: the same for the same text as long as the process lives. */
export function intern(text: string): Name {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  numbers.set(text, texts.length);
  return texts.push(text) - 1;
}

/** The text of an interned name. */
export function textOf(name: Name): string {
  const text = texts[name];
  if (text === undefined) throw new Error(`textOf: name is ${name}; expected the number of an interned name`);
  return text;
}
