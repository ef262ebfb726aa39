/**
 * The names that an engine must not know, and finding them in a text in any case style.
 *
 * A name is found word by word: `baronRivendare`, `BARON_RIVENDARE`, `baronrivendare`, "baron-rivendare" and
 * "two Baron Rivendares" all are Baron Rivendare, in a longer identifier too. A word that only begins like a
 * name is not: neither `latestFiller` (Test Filler) nor `counterSpell` (Counterspell).
 * Rules vocabulary is never found, and names that are everyday words of programs only as they are printed
 * (`vocabulary.ts`).
 */
import { EVERYDAY_WORDS } from "./vocabulary.ts";
import { flat, type TextWord, wordsIn } from "./words.ts";

/** A name in a text. */
export interface FoundName {
  /** The card, as it is printed. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

interface KnownName {
  readonly name: string;
  /** After how many characters of the flat name a word of it ends. */
  readonly ends: ReadonlySet<number>;
}

/** A name shorter than this would be found everywhere. */
const SHORTEST = 3;

/** Card names, to be looked for. */
export class CardNames {
  /** Names that are rules vocabulary, which an engine may use. */
  readonly vocabulary: readonly string[];
  readonly #byFlat = new Map<string, KnownName>();
  readonly #everyday = new Set<string>();
  readonly #longest: number;

  /**
   * @param names - Names as printed, or ids.
   * @param vocabulary - Flat words of the rules.
   */
  constructor(names: Iterable<string>, vocabulary: ReadonlySet<string>) {
    const shared = new Set<string>();
    for (const name of names) {
      const flatName = flat(name);
      if (vocabulary.has(flatName)) shared.add(name);
      else if (EVERYDAY_WORDS.has(flatName)) this.#everyday.add(name);
      else if (flatName.length >= SHORTEST && !this.#byFlat.has(flatName)) {
        this.#byFlat.set(flatName, { name, ends: wordEnds(name) });
      }
    }
    this.vocabulary = [...shared];
    this.#longest = Math.max(0, ...[...this.#byFlat.keys()].map(({ length }) => length));
  }

  get size(): number {
    return this.#byFlat.size + this.#everyday.size;
  }

  /** The names in a text, from left to right; of two that begin at one word, the longer. */
  findIn(text: string): FoundName[] {
    if (this.#everyday.has(text)) return [{ name: text, start: 0, end: text.length }];
    const words = wordsIn(text);
    const found: FoundName[] = [];
    for (let first = 0; first < words.length; ) {
      const match = this.#longestFrom(words, first);
      if (match !== undefined) found.push(match.found);
      first = match?.next ?? first + 1;
    }
    return found;
  }

  #longestFrom(words: readonly TextWord[], first: number): { found: FoundName; next: number } | undefined {
    let longest: { found: FoundName; next: number } | undefined;
    let sofar = "";
    const ends: number[] = [];
    for (let next = first; next < words.length && sofar.length <= this.#longest; next++) {
      const word = words[next] as TextWord;
      sofar += word.text;
      const known = this.#byFlat.get(sofar) ?? this.#byFlat.get(sofar.replace(/s$/, ""));
      if (known !== undefined && ends.every((end) => known.ends.has(end))) {
        const { start } = words[first] as TextWord;
        longest = { found: { name: known.name, start, end: word.end }, next: next + 1 };
      }
      ends.push(sofar.length);
    }
    return longest;
  }
}

function wordEnds(name: string): Set<number> {
  const ends = new Set<number>();
  let end = 0;
  for (const { text } of wordsIn(name)) {
    end += text.length;
    ends.add(end);
  }
  return ends;
}
