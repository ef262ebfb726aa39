/**
 * All packs, by name: each is loaded when it is asked for, and only then.
 *
 * A new pack is one file under `packs/` and one line here, or a list of files as in `later-pack.ts`.
 */
import type { Pack } from "@course/cards";
import { COURSE_MODULES, type CourseModule, coursePack } from "./course-packs.ts";
import { joinedPack } from "./joined-pack.ts";
import { LATER_FILES } from "./later-pack.ts";
import { LEGACY_FILES } from "./legacy-pack.ts";
import { WORDS_FILES } from "./words-pack.ts";

/** The name of a pack. */
export type PackName = `course/${CourseModule}` | "legacy" | "later" | "words";

const LOADERS: ReadonlyMap<string, () => Promise<Pack>> = new Map([
  ...COURSE_MODULES.map((module) => [`course/${module}`, async () => coursePack(module)] as const),
  ["legacy", () => joinedPack("legacy", LEGACY_FILES)],
  ["later", () => joinedPack("later", LATER_FILES)],
  ["words", () => joinedPack("words", WORDS_FILES)],
]);

/** The names of all packs. */
export const PACK_NAMES: readonly PackName[] = [...LOADERS.keys()] as PackName[]; // Its keys are made above.

/**
 * Loads a pack.
 *
 * @throws when there is no pack of the name.
 * @example const { cards } = await pack("course/03-death-step")
 */
export async function pack(name: PackName): Promise<Pack> {
  const load = LOADERS.get(name);
  if (load === undefined) {
    throw new Error(`pack: name is ${JSON.stringify(name)}; expected one of ${PACK_NAMES.join(", ")}`);
  }
  return load();
}
