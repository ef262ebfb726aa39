import { delimiter } from "node:path";
import { defineConfig } from "vitest/config";
import { packageTests } from "../../vitest.shared.ts";

/** `run-tests.ts` names engines in COURSE_NAIVE: each is then a project, with the Baron tests besides its own. */
const named = process.env.COURSE_NAIVE;

const onEach = (folder: string, index: number) => ({
  root: import.meta.dirname,
  resolve: { alias: { "#naive": `${folder}/game.ts` } },
  test: { name: `${index}`, include: ["tests/test_00.test.ts", "expansion/tests/*.test.ts"] },
});

export default named === undefined
  ? packageTests
  : defineConfig({ test: { projects: named.split(delimiter).map(onEach) } });
