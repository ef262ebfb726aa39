/**
 * Copies into this package what a learner needs of the course: lessons, tests, scenarios, reference stages,
 * Expansion Drops, and the contract's types.
 *
 * Part of the build: a published package has no repository around it (`src/course/course-folder.ts`).
 */
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CONTRACT_FILES } from "../src/course/course-folder.ts";

/** What is copied of a module, where it has it. The rest is for those who make the course. */
const OF_A_MODULE = ["lesson.md", "scenarios.md", "reference.ts", "tests", "scenarios", "expansion"];

const root = fileURLToPath(new URL("../../..", import.meta.url));
const from = join(root, "course");
const to = join(root, "apps/tools/dist/course");

rmSync(to, { recursive: true, force: true });
for (const module of readdirSync(from).filter((name) => /^\d\d-/.test(name))) {
  for (const part of OF_A_MODULE) {
    const source = join(from, module, part);
    if (existsSync(source)) cpSync(source, join(to, module, part), { recursive: true });
  }
}
mkdirSync(join(to, "contract"), { recursive: true });
for (const file of CONTRACT_FILES) {
  copyFileSync(join(root, "packages/harness/src", file), join(to, "contract", file));
}
