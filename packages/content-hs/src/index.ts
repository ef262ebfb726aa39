/** The public entry of `@course/content-hs`: each public name is listed here on purpose. */
export { type CourseModule, coursePack } from "./course.ts";
