/** The course's cards of modules 01 to 05, the same data that every engine here loads. */
import { type CourseModule, coursePack } from "@course/content-hs";
import type { CardData } from "@course/harness";

const MODULES: readonly CourseModule[] = [
  "01-handles",
  "02-event-queue",
  "03-death-step",
  "04-interceptors",
  "05-assemble",
];

export const COURSE_CARDS: readonly CardData[] = MODULES.flatMap(
  (module) => (coursePack(module) as { cards: readonly CardData[] }).cards, // The content's shape is its own promise.
);
