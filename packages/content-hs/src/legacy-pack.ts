/**
 * The pack `legacy`: the Basic and Classic cards, with their tokens, heroes and hero powers.
 *
 * It is kept in one file a class.
 */
import type { PackFile } from "./joined-pack.ts";

/** The files of the pack. A new one is one line here. */
export const LEGACY_FILES: readonly PackFile[] = [
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
