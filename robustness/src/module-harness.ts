/**
 * What `#harness` is in a course module's tests when they run under a transformation.
 *
 * Tests import `newGame` from it. Here it is the module's reference stage, or in the tests of an Expansion
 * Drop that with the drop's solution, with each game transformed.
 */
import { existsSync, globSync } from "node:fs";
import { dirname, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vitest/config";

const MARK = "\0transformed:";

/** Resolves `#harness` by who imports it. */
export function transformedHarness(transform: string): Plugin {
  return {
    name: "transformed-harness",
    enforce: "pre",
    resolveId: (id, importer) => {
      if (id !== "#harness" || importer === undefined) return undefined;
      return `${MARK}${dirname(importer.split("?")[0] ?? "")}`;
    },
    load: (id) => (id.startsWith(MARK) ? codeFor(id.slice(MARK.length), transform) : undefined),
  };
}

/** The module that stands for `#harness` in the tests of a folder: `tests` or `expansion/tests`. */
function codeFor(tests: string, transform: string): string {
  const isDrop = tests.endsWith(`${sep}expansion${sep}tests`);
  const module = dirname(isDrop ? dirname(tests) : tests);
  const own = `${module}/expansion/solution/reference.ts`;
  const packs = isDrop ? globSync(`${module}/expansion/solution/*.json`).sort() : [];
  const reference = isDrop && existsSync(own) ? own : `${module}/reference.ts`;
  const games = fileURLToPath(new URL("transformed-game.ts", import.meta.url));
  return [
    `import { stage } from ${JSON.stringify(reference)};`,
    `import { transformedNewGame } from ${JSON.stringify(games)};`,
    ...packs.map((file, index) => `import pack${index} from ${JSON.stringify(file)};`),
    `const withDrop = ${packs.length > 0} ? stage.withCards([${packs.map((_, index) => `pack${index}`)}]) : stage;`,
    `export const newGame = transformedNewGame(withDrop, ${JSON.stringify(transform)});`,
  ].join("\n");
}
