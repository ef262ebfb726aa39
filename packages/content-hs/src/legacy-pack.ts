/**
 * The pack `legacy`: the Basic and Classic cards, with their tokens, heroes and hero powers.
 *
 * It is kept in one file a class, which refer to each other's cards, and is loaded as one pack: only as
 * one it can be checked.
 */
import type { Pack } from "@course/cards";

/** The files of the pack. A new one is one line here. */
const FILES: readonly (() => Promise<{ readonly default: Pack }>)[] = [
  () => import("../packs/legacy/heroes.json", { with: { type: "json" } }),
  () => import("../packs/legacy/neutral.json", { with: { type: "json" } }),
  () => import("../packs/legacy/druid.json", { with: { type: "json" } }),
  () => import("../packs/legacy/hunter.json", { with: { type: "json" } }),
  () => import("../packs/legacy/mage.json", { with: { type: "json" } }),
  () => import("../packs/legacy/paladin.json", { with: { type: "json" } }),
  () => import("../packs/legacy/priest.json", { with: { type: "json" } }),
  () => import("../packs/legacy/rogue.json", { with: { type: "json" } }),
  () => import("../packs/legacy/shaman.json", { with: { type: "json" } }),
  () => import("../packs/legacy/warlock.json", { with: { type: "json" } }),
  () => import("../packs/legacy/warrior.json", { with: { type: "json" } }),
  () => import("../packs/legacy/tokens.json", { with: { type: "json" } }),
];

/** All cards of all files as one pack, of the newest version that a file has. */
export async function legacyPack(): Promise<Pack> {
  const files = await Promise.all(FILES.map(async (load) => (await load()).default));
  const versions = files.map(({ version }) => version).sort();
  return { pack: "legacy", version: versions.at(-1) ?? "1.0.0", cards: files.flatMap(({ cards }) => cards) };
}
