/** Examples: each word in use, for the reference page and for editors. */
import type { Category } from "./forms.ts";
import type { Json } from "./json.ts";
import type { Fields, Vocabulary, Word } from "./language.ts";
import { discriminatorOf } from "./word.ts";

/** A word in use: its own example, or one made from the first word of each category that it holds. */
export function exampleOf(vocabulary: Vocabulary, word: Word): Json {
  if (word.example !== undefined) return word.example;
  const held = Object.entries(word.fields).map(([key, kind]) => [key, heldExample(vocabulary, kind)]);
  return { [discriminatorOf(word.category)]: word.type, ...Object.fromEntries(held) };
}

function heldExample(vocabulary: Vocabulary, { holds }: Fields[string]): Json {
  if (holds === undefined) return null;
  const example = firstExample(vocabulary, holds.category);
  return holds.isList ? [example] : example;
}

/** Abilities alone leave their example out, and no word holds an ability: so this ends. */
function firstExample(vocabulary: Vocabulary, category: Category): Json {
  return vocabulary.words(category).find(({ example }) => example !== undefined)?.example ?? category;
}
