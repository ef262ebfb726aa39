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

/**
 * The example of a word that shows something: one with keys that holds no word of its own category.
 * Abilities alone leave their example out, and no word holds an ability: so this ends.
 */
function firstExample(vocabulary: Vocabulary, category: Category): Json {
  const words = vocabulary.words(category).filter(({ example }) => example !== undefined);
  const telling = words.find(({ fields }) => {
    const kinds = Object.values(fields);
    return kinds.length > 0 && kinds.every(({ holds }) => holds?.category !== category);
  });
  return (telling ?? words[0])?.example ?? category;
}
