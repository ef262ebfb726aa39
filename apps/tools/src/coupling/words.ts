/**
 * Text as words: what `baronRivendare`, `BARON_RIVENDARE`, `baron-rivendare` and "Baron Rivendare" have in common.
 */

/** A word of a text, folded to small letters without accents. */
export interface TextWord {
  readonly text: string;
  /** Where it begins and ends in the text. */
  readonly start: number;
  readonly end: number;
}

/** Capitals of an acronym, a word with or without its capital, digits, letters of scripts without capitals. */
const WORD = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{N}+|[\p{Lo}\p{Lm}]+/gu;

/** The words of a text, whatever stands between them: a space, a hyphen, or the hump of a camel. */
export function wordsIn(text: string): TextWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: folded(word),
    start: index,
    end: index + word.length,
  }));
}

/** A text's words in one: how a name is looked up. */
export function flat(text: string): string {
  return wordsIn(text)
    .map((word) => word.text)
    .join("");
}

function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
