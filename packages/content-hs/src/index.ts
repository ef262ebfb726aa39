/** The public entry of `@course/content-hs`: Hearthstone's cards as data, in packs. */
export { COURSE_MODULES, type CourseModule, coursePack } from "./course-packs.ts";
export { DECK_NUMBERS } from "./deck-numbers.ts";
export { PACK_NAMES, type PackName, pack } from "./packs.ts";
