/**
 * The tests that mutants are held against: the packages' own, those of the course's modules, and its scenarios.
 *
 * Here everything resolves to sources, never to a package's `dist/`. A mutant is a change of a source, and of
 * each package there may be one copy only, since the world is a state of core's modules.
 */
import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { defineConfig, type Plugin } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const root = join(import.meta.dirname, "..");
/** The package whose mutants run. */
const own = `/packages/${process.env.MUTATE}/`;
const fewerGames = join(import.meta.dirname, "fewer-games.ts");
/** Whole random games: they take longest, and most mutants die before them. For mutants they play a fifth. */
const LONG = /\/(games|save|world-copies|zones|listeners)\.test\.ts$/;

/** The first test that fails ends a mutant, so the likely and the short come first. */
class LikelyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      (LONG.test(moduleId) ? 2 : 0) + (moduleId.includes(own) ? 0 : 1);
    return files.toSorted(
      (one, other) => rank(one) - rank(other) || (one.moduleId < other.moduleId ? -1 : 1),
    );
  }
}

export default defineConfig({
  root,
  plugins: [sourcesOnly()],
  test: {
    include: [
      "packages/{core,damage-pipeline}/tests/**/*.test.ts",
      "course/0[1-5]-*/tests/**/*.test.ts",
      "course/verify/tests/scenarios.test.ts",
    ],
    sequence: { sequencer: LikelyFirst },
    isolate: false, // one worker a mutant, and not one a file: half the time
    setupFiles: [join(import.meta.dirname, "steady.ts")],
  },
});

/** Leads each package's name to its sources, `#harness` to the stage of the module that asks, and fast-check to fewer games. */
function sourcesOnly(): Plugin {
  return {
    name: "sources-only",
    enforce: "pre",
    resolveId(id, importer = "") {
      if (id === "fast-check" && LONG.test(importer)) return fewerGames;
      if (id === "#harness") return join(dirname(importer), "../reference.ts");
      const [, module, name] = /^@course\/(?:module-(\d\d)\/reference|([\w-]+))$/.exec(id) ?? [];
      if (module !== undefined) return globSync(join(root, `course/${module}-*/reference.ts`))[0];
      return name === undefined ? undefined : join(root, "packages", name, "src/index.ts");
    },
  };
}
