/**
 * A pack kept in several files, which refer to each other's cards: only as one it can be checked, so it
 * is loaded as one.
 */
import type { Card, Pack } from "@course/cards";

/** What every file of a pack holds. What its cards say is checked by the rules that load them. */
interface PackPart {
  readonly version: string;
  readonly cards: readonly Pick<Card, "id" | "name" | "type">[];
}

/** Loads one file of a pack. */
export type PackFile = () => Promise<{ readonly default: PackPart }>;

/** All cards of all files as one pack, of the newest version that a file has. */
export async function joinedPack(name: string, files: readonly PackFile[]): Promise<Pack> {
  const parts = await Promise.all(files.map(async (load) => (await load()).default));
  const versions = parts.map(({ version }) => version).sort();
  const cards = parts.flatMap((part) => part.cards) as Card[]; // Files of JSON hold nothing but JSON.
  return { pack: name, version: versions.at(-1) ?? "1.0.0", cards };
}
