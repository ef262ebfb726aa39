/**
 * Phrases: how the pieces of rules text are put together, in the real game's style.
 * Elsewhere: the pieces (`texts.ts`), which words say what (each word's `text`).
 */
import type { EffectText, FilterText, KindText, Noun, SelectionText, ValueText } from "./texts.ts";

/** A noun; its plural is regular unless it is given. */
export function noun(singular: string, plural: string = pluralOf(singular)): Noun {
  return { singular, plural };
}

/** The regular plural, with the endings that names of cards have: "Wolves", "Allies", "Boxes", "Bananas", "Missiles". */
export function pluralOf(singular: string): string {
  if (/([^aeious]a|[^aious'])s$/.test(singular)) return singular; // Such names are plurals already.
  if (/[^aeiou]y$/.test(singular)) return `${singular.slice(0, -1)}ies`;
  if (/(l|ar)f$/.test(singular)) return `${singular.slice(0, -1)}ves`;
  if (/\bMech$/.test(singular)) return `${singular}s`;
  if (/(s|x|z|ch|sh)$/.test(singular)) return `${singular}es`;
  return `${singular}s`;
}

/** "a minion", "an enemy", "The Coin". */
export function withArticle(words: string): string {
  if (words.startsWith("The ")) return words;
  return /^(8|11(?!\d)|18(?!\d))/.test(words) || /^[aeiou]/i.test(words) ? `an ${words}` : `a ${words}`;
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A number as a word, up to ten. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** "once", "twice", "three times". */
export function timesWord(count: number): string {
  if (count === 1) return "once";
  return count === 2 ? "twice" : `${numberWord(count)} times`;
}

/** The kind's words for one or many: "other friendly minions". */
export function wordsOf(
  kind: KindText,
  number: "singular" | "plural",
  options: { readonly random?: boolean } = {},
): string {
  const isEnemyNoun = kind.side === "enemy" && kind.enemyNoun !== undefined;
  const name = (isEnemyNoun ? kind.enemyNoun : kind.noun) as Noun;
  const side = isEnemyNoun ? undefined : kind.side;
  const words = [
    kind.other && "other",
    options.random && "random",
    ...(kind.before ?? []),
    side,
    name[number],
    ...(kind.after ?? []),
  ];
  return words.filter(Boolean).join(" ");
}

/** One of the kind: "an enemy minion", "another random friendly minion". */
export function oneOfKind(kind: KindText, options: { readonly random?: boolean } = {}): string {
  if (kind.other) return `another ${wordsOf({ ...kind, other: false }, "singular", options)}`;
  return withArticle(wordsOf(kind, "singular", options));
}

/** What a filter makes of a kind. */
export function narrowed(kind: KindText, filter: FilterText): KindText {
  return {
    ...kind,
    ...(filter.noun !== undefined && { noun: filter.noun }),
    ...(filter.side !== undefined && { side: filter.side }),
    ...(filter.other !== undefined && { other: filter.other }),
    before: [...(kind.before ?? []), ...(filter.before === undefined ? [] : [filter.before])],
    after: [...(kind.after ?? []), ...(filter.after === undefined ? [] : [filter.after])],
  };
}

/** A selection that is one entity with a name of its own: "your hero", "it". */
export function single(text: string, options: { readonly isSelf?: boolean } = {}): SelectionText {
  return { text, plural: false, ...options, toString: () => text };
}

/** A selection that says of which kind its entities are. */
export function ofKind(text: string, plural: boolean, kind: KindText, yours?: string): SelectionText {
  return { text, plural, kind, ...(yours !== undefined && { yours }), toString: () => text };
}

/** All of a kind: "all enemy minions"; with "your" where a verb prefers it: "your minions". */
export function allOfKind(kind: KindText): SelectionText {
  const { side, ...rest } = kind;
  const yours = side === "friendly" ? `your ${wordsOf(rest, "plural")}` : undefined;
  return ofKind(`all ${wordsOf(kind, "plural")}`, true, kind, yours);
}

/** A printed number. */
export function numberText(value: number): ValueText {
  return { text: String(value), number: value, toString: () => String(value) };
}

/** A number that the text describes. */
export function describedNumber(
  text: string,
  options: Pick<ValueText, "number" | "each" | "isAmount"> = {},
): ValueText {
  return { text, ...options, toString: () => text };
}

/**
 * A sentence about an amount, whatever kind of value it is.
 *
 * @param build - The sentence with the amount in it; it gets `""` where the amount is said at the end.
 * @example withAmount(amount, (n) => `deal ${n} damage to ${target}`)
 * // "deal 3 damage to it", "deal 1 damage to it for each Beast", "deal damage to it equal to its Attack"
 */
export function withAmount(value: ValueText, build: (amount: string) => string): string {
  if (value.each !== undefined)
    return `${build(String(value.number ?? 1))} for each ${wordsOf(value.each, "singular")}`;
  if (value.number !== undefined) return build(String(value.number));
  if (value.isAmount) return build(value.text);
  return `${build("").replace(/ {2,}/g, " ").trim()} equal to ${value}`;
}

/**
 * So many of something: "a card", "2 cards", "a card for each damaged minion".
 *
 * @param options - `words` writes numbers out: "two 1/1 Boars".
 */
export function counted(value: ValueText, of: Noun, options: { readonly words?: boolean } = {}): string {
  const count = value.number ?? 1;
  const amount = options.words ? numberWord(count) : String(count);
  const thing = count === 1 ? withArticle(of.singular) : `${amount} ${of.plural}`;
  if (value.each !== undefined) return `${thing} for each ${wordsOf(value.each, "singular")}`;
  if (value.isAmount) return `${value.text} ${of.plural}`;
  return value.number === undefined ? `${of.plural} equal to ${value}` : thing;
}

/** An effect's text from its sentences. In one sentence they are joined by "and", or as `joined` says. */
export function sentencesText(
  sentences: readonly string[],
  joined: string = inOneSentence(sentences),
): EffectText {
  return { sentences, toString: () => joined };
}

/** Parts that have commas of their own are told apart by semicolons. */
function inOneSentence(sentences: readonly string[]): string {
  return sentences.some((sentence) => sentence.includes(",")) ? sentences.join("; ") : joinedByAnd(sentences);
}

/** "a", "a and b", "a, b, and c". */
export function joinedByAnd(parts: readonly string[], conjunction: "and" | "or" = "and"): string {
  if (parts.length < 3) return parts.join(` ${conjunction} `);
  return `${parts.slice(0, -1).join(", ")}, ${conjunction} ${parts.at(-1)}`;
}

/** The first letter of a sentence, capital. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
