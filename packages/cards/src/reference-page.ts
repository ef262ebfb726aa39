/**
 * The reference page of the card language: every word with its keys, an example, and the cards that use it.
 *
 * The last column keeps the language honest: a word that one card alone uses is looked at twice.
 */
import type { Card } from "./card.ts";
import { exampleOf } from "./example.ts";
import type { Category } from "./forms.ts";
import type { CardType, FieldKind, Fields, Vocabulary, Word } from "./language.ts";
import { visitCard } from "./node.ts";
import { partFields } from "./schema.ts";
import { CATEGORIES } from "./word.ts";

const TITLES: Readonly<Record<Category, string>> = {
  ability: "Abilities",
  trigger: "Triggers",
  modifier: "Modifiers",
  keyword: "Keywords",
  effect: "Effects",
  selection: "Selections",
  filter: "Filters",
  value: "Values",
  condition: "Conditions",
  cardChoice: "Cards that effects make",
};

/** Names of cards by the word that they use. */
type Usage = ReadonlyMap<Word, readonly string[]>;

/** The page, as Markdown. */
export function referencePage(vocabulary: Vocabulary, cards: readonly Card[]): string {
  const usage = usageOf(vocabulary, cards);
  const titles = Object.keys(TITLES) as Category[]; // The keys of that record, in the order of the page.
  const sections = [
    "# The card language",
    "Generated from the words' definitions. A word without required keys may be written as its bare name; a value may be a bare integer.",
    "## Card types",
    ...[...vocabulary.cardTypes.values()].map(cardTypeSection),
    ...titles.flatMap((category) => categorySection(vocabulary, category, usage)),
    "## Which cards use which word",
    usageTable(vocabulary, usage),
  ];
  return `${sections.join("\n\n")}\n`;
}

function usageOf(vocabulary: Vocabulary, cards: readonly Card[]): Usage {
  const usage = new Map<Word, string[]>();
  for (const card of cards) {
    visitCard(vocabulary, card, ({ node: { word } }) => {
      const names = usage.get(word) ?? [];
      if (!names.includes(card.name)) names.push(card.name);
      usage.set(word, names);
    });
  }
  return usage;
}

function cardTypeSection(cardType: CardType): string {
  const fields = { ...cardType.properties, ...partFields(cardType) };
  return [`### ${cardType.type}`, cardType.doc, ...keyTable(fields)].join("\n\n");
}

function categorySection(vocabulary: Vocabulary, category: Category, usage: Usage): string[] {
  const words = vocabulary.words(category);
  if (words.length === 0) return [];
  return [`## ${TITLES[category]}`, ...words.map((word) => wordSection(vocabulary, word, usage))];
}

function wordSection(vocabulary: Vocabulary, word: Word, usage: Usage): string {
  const names = usage.get(word) ?? [];
  const usedBy = names.length === 0 ? "Used by no card yet." : `Used by ${names.join(", ")}.`;
  const example = `\`\`\`json\n${JSON.stringify(exampleOf(vocabulary, word))}\n\`\`\``;
  return [`### ${word.type}`, word.doc, ...keyTable(word.fields), example, usedBy].join("\n\n");
}

function keyTable(fields: Fields): string[] {
  const rows = Object.entries(fields).map(
    ([key, kind]) => `| \`${key}\` | ${kind.expected} | ${presence(kind)} |`,
  );
  return rows.length === 0
    ? []
    : [["| key | what stands there | if missing |", "| --- | --- | --- |", ...rows].join("\n")];
}

function presence({ presence }: FieldKind): string {
  if (presence.type === "required") return "an error";
  return presence.type === "default" ? `\`${JSON.stringify(presence.value)}\`` : "nothing";
}

function usageTable(vocabulary: Vocabulary, usage: Usage): string {
  const rows = CATEGORIES.flatMap((category) =>
    vocabulary.words(category).map((word) => {
      const names = usage.get(word) ?? [];
      return `| ${category} | \`${word.type}\` | ${names.length} | ${names.join(", ")} |`;
    }),
  );
  return ["| category | word | cards | which |", "| --- | --- | ---: | --- |", ...rows].join("\n");
}
