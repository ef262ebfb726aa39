/**
 * The pack `words`: cards for tests, one for each word of the whole game's language that no real card of the
 * other packs has. They show the word at work; no deck and no chance brings them.
 */
import type { PackFile } from "./joined-pack.ts";

/** The files of the pack. */
export const WORDS_FILES: readonly PackFile[] = [
  () => import("../packs/words.json", { with: { type: "json" } }),
];
