/**
 * The pack `later`: cards of sets after Classic, most from Naxxramas to the League of Explorers, that
 * documented situations are about. No card is `collectible`, so that cards drawn by chance stay Legacy.
 */
import type { PackFile } from "./joined-pack.ts";

/** The files of the pack. A new one is one line here. */
export const LATER_FILES: readonly PackFile[] = [
  () => import("../packs/later/a.json", { with: { type: "json" } }),
  () => import("../packs/later/b.json", { with: { type: "json" } }),
  () => import("../packs/later/c.json", { with: { type: "json" } }),
];
