/** Everything that is checked of a lesson, in one list. */
import { checkBlocks } from "./blocks.ts";
import type { Fault } from "./fault.ts";
import { checkLinks } from "./links.ts";
import type { Markdown } from "./markdown.ts";
import { checkNamedTests } from "./named-tests.ts";
import { checkSections } from "./sections.ts";
import { checkTypes } from "./type-check.ts";

/** What can be wrong with a lesson, by the name of the check. Freshness is a check of its own (`fill.ts`). */
export const CHECKS: Readonly<Record<string, (lesson: Markdown) => Fault[]>> = {
  "nine sections, questions and hints": checkSections,
  "blocks that are checked": checkBlocks,
  "types of its TypeScript": (lesson) => checkTypes([lesson]),
  "links that lead somewhere": checkLinks,
  "tests that exist": checkNamedTests,
};
