/**
 * The pack `course`: one file a module, with the cards that the module brings in.
 *
 * Small enough to come with the package, so that a stage of the course can be put together at once.
 */
import handles from "../packs/course/01-handles.json" with { type: "json" };
import eventQueue from "../packs/course/02-event-queue.json" with { type: "json" };
import deathStep from "../packs/course/03-death-step.json" with { type: "json" };
import interceptors from "../packs/course/04-interceptors.json" with { type: "json" };
import assemble from "../packs/course/05-assemble.json" with { type: "json" };

/** A module that brings in cards. */
export type CourseModule =
  | "01-handles"
  | "02-event-queue"
  | "03-death-step"
  | "04-interceptors"
  | "05-assemble";

/** The files of the pack, by module. */
const FILES: Readonly<Record<CourseModule, unknown>> = {
  "01-handles": handles,
  "02-event-queue": eventQueue,
  "03-death-step": deathStep,
  "04-interceptors": interceptors,
  "05-assemble": assemble,
};

/** The cards that a module brings in, as data: checked when rules load them. */
export function coursePack(module: CourseModule): unknown {
  return FILES[module];
}
