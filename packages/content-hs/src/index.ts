/** The public entry of `@course/content-hs`: Hearthstone's cards as data, in packs. */
export { COURSE_MODULES, type CourseModule, coursePack } from "./course-packs.ts";
export { PACK_NAMES, type PackName, pack } from "./packs.ts";
