/** Finding cards: by words anywhere on them, or one by its name. */
import { nearestWord } from "@course/cards";
import { UsageError } from "../subcommand.ts";
import type { LibraryCard } from "./library.ts";

/** What cards are looked for. */
export interface Search {
  /** Words that must all stand on the card, in any order. */
  readonly query: string;
  readonly pack: string | undefined;
}

/** The cards that a search finds. */
export function matching(library: readonly LibraryCard[], { query, pack }: Search): LibraryCard[] {
  const packs = [...new Set(library.map((each) => each.pack))];
  if (pack !== undefined && !packs.includes(pack)) {
    throw new UsageError(
      `cards: --pack is "${pack}"; expected one of ${packs.join(", ")}${hint(pack, packs)}`,
    );
  }
  const words = folded(query).split(/\s+/);
  return library.filter((each) => {
    if (pack !== undefined && each.pack !== pack) return false;
    const said = folded([each.name, each.type, each.card.race ?? "", each.text].join("\n"));
    return words.every((word) => said.includes(word));
  });
}

/** The cards of a name or an id: one of each pack that has it. */
export function named(library: readonly LibraryCard[], name: string): LibraryCard[] {
  const found = library.filter((each) => [each.name, each.id].map(folded).includes(folded(name)));
  if (found.length > 0) return found;
  const names = library.map((each) => each.name);
  throw new UsageError(`cards: NAME is "${name}"; expected the name of a card${hint(name, names)}`);
}

function hint(found: string, candidates: readonly string[]): string {
  const nearest = nearestWord(found, candidates);
  return nearest === undefined ? "" : ` (nearest: "${nearest}")`;
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}
