/**
 * The course's packs: one a module, with the cards that the module brings in.
 *
 * They are small and come with the package's code, so that a stage of the course is made without waiting.
 * Elsewhere: all packs by name, loaded when asked for (`packs.ts`).
 */
import type { Pack } from "@course/cards";
import handles from "../packs/course/01-handles.json" with { type: "json" };
import eventQueue from "../packs/course/02-event-queue.json" with { type: "json" };
import deathStep from "../packs/course/03-death-step.json" with { type: "json" };
import interceptors from "../packs/course/04-interceptors.json" with { type: "json" };
import assemble from "../packs/course/05-assemble.json" with { type: "json" };

/** The modules that bring cards, in the course's order. */
export const COURSE_MODULES = [
  "01-handles",
  "02-event-queue",
  "03-death-step",
  "04-interceptors",
  "05-assemble",
] as const;

/** A module that brings cards. */
export type CourseModule = (typeof COURSE_MODULES)[number];

const PACKS: Readonly<Record<CourseModule, Pack>> = {
  "01-handles": handles,
  "02-event-queue": eventQueue,
  "03-death-step": deathStep,
  "04-interceptors": interceptors,
  "05-assemble": assemble,
};

/**
 * The pack of one module: its new cards only, as their file holds them. What they say is checked by the
 * rules that load them.
 *
 * @example coursePack("03-death-step").cards // Loot Hoarder, Harvest Golem, ...
 */
export function coursePack(module: CourseModule): Pack {
  return PACKS[module];
}
