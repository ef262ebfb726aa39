/**
 * The catalog: every card of the course with its numbers, its text and the module that brings it in.
 *
 * The text is rendered from the data, as in the game. Cards of Expansion Drops are read from the drops'
 * solutions; a later module may take such a card into its own pack.
 * Elsewhere: writing and checking the file (`generated-files.ts`).
 */
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { type Card, describe, type Vocabulary, validateCards } from "@course/cards";
import { COURSE_MODULES, coursePack } from "@course/content-hs";

/** A module or its drop, and the cards in its files. */
interface Source {
  /** `03`, or `03x` for module 03's Expansion Drop. */
  readonly module: string;
  /** The folder of the module, from the course's. */
  readonly folder: string;
  readonly cards: readonly Card[];
}

/** A card and what it says. */
interface Described {
  readonly card: Card;
  readonly text: string;
  /** The modules that bring it in, as links. */
  readonly modules: string;
}

/** The catalog as Markdown. */
export function catalog(vocabulary: Vocabulary, command: string): string {
  const rows = describedCards(vocabulary).map(({ card, text, modules }) => [
    card.name,
    card.type,
    number(card.cost),
    number(card.attack),
    number(card.health),
    String(card.race ?? ""),
    text,
    modules,
  ]);
  return [
    "# Catalog",
    "",
    `Every card of the course. Generated from the card data by \`${command}\`: don't edit it.`,
    "",
    "A module with an x is that module's Expansion Drop: the card is yours to write. Where two are named, the second one's",
    "tests use the card too. Cards whose name begins with Test exist for the tests alone.",
    "",
    ...table(["Card", "Type", "Cost", "Attack", "Health", "Race", "Text", "Module"], rows),
    "",
  ].join("\n");
}

/** Every card of the course once, in the order in which a learner meets them. */
export function describedCards(vocabulary: Vocabulary): Described[] {
  const sources = allSources(vocabulary);
  const byId = new Map(sources.flatMap(({ cards }) => cards).map((card) => [card.id, card]));
  return [...byId.values()].map((card) => ({
    card,
    text: describe(vocabulary, card, byId),
    modules: broughtBy(card, sources),
  }));
}

/** Modules and drops in the order in which a learner meets them. */
function allSources(vocabulary: Vocabulary): Source[] {
  const sources: Source[] = [];
  for (const folder of COURSE_MODULES) {
    const known = sources.flatMap(({ cards }) => cards);
    const module = folder.slice(0, 2);
    sources.push({ module, folder, cards: checked(vocabulary, coursePack(folder), folder, known) });
    const drop = dropCards(vocabulary, folder, [...known, ...(sources.at(-1)?.cards ?? [])]);
    if (drop.length > 0) sources.push({ module: `${module}x`, folder: `${folder}/expansion`, cards: drop });
  }
  return sources;
}

function dropCards(vocabulary: Vocabulary, module: string, known: readonly Card[]): readonly Card[] {
  const folder = new URL(`../${module}/expansion/solution/`, import.meta.url);
  const files = globSync("*.json", { cwd: folder }).sort();
  return files.flatMap((file) =>
    checked(vocabulary, readFileSync(new URL(file, folder), "utf8"), basename(file), known),
  );
}

function checked(
  vocabulary: Vocabulary,
  json: unknown,
  file: string,
  known: readonly Card[],
): readonly Card[] {
  const loaded = validateCards(vocabulary, json, { file, known });
  if ("cards" in loaded) return loaded.cards;
  throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
}

function broughtBy({ id }: Card, sources: readonly Source[]): string {
  const bringing = sources.filter(({ cards }) => cards.some((card) => card.id === id));
  return bringing.map(({ module, folder }) => `[${module}](${folder}/)`).join(", ");
}

function number(value: unknown): string {
  return typeof value === "number" ? String(value) : "";
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)];
}
