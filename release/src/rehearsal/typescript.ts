/** The packages' types, under each way in which TypeScript finds modules; what it compiles then runs. */
import { join } from "node:path";
import { ROOT } from "../packages.ts";
import type { Checks } from "./checks.ts";
import { expectSame, SEED } from "./expected.ts";
import { type Manager, NPM, type Project } from "./projects.ts";

const TYPESCRIPT_7 = { name: "TypeScript 7", file: join(ROOT, "node_modules/typescript-7/bin/tsc") };
/** The compiler before it, which is ten times slower: asked once. */
const TYPESCRIPT_6 = { name: "TypeScript 6", file: join(ROOT, "node_modules/typescript/bin/tsc6") };
/** Of `module`, and of `moduleResolution`. */
const MODES = [
  ["node16", "node16"],
  ["nodenext", "nodenext"],
  ["esnext", "bundler"],
] as const;

/** Compiles the consumer's programs, without a word of leniency, and runs them. */
export async function checkTypes(
  checks: Checks,
  project: Project,
  manager: Manager,
  story: string,
): Promise<void> {
  for (const [module, moduleResolution] of MODES) {
    if (manager.strict !== undefined && module !== "nodenext") continue; // Its folders are as npm's.
    const compilers =
      manager === NPM && module === "nodenext" ? [TYPESCRIPT_7, TYPESCRIPT_6] : [TYPESCRIPT_7];
    for (const { name, file } of compilers) {
      await checks.check(`${manager.name}: ${name}, moduleResolution ${moduleResolution}`, async () => {
        const out = `out-${moduleResolution}`;
        project.take(keepsFor(module), "own-game/src/keeps.ts");
        project.write("tsconfig.json", JSON.stringify(settings(module, moduleResolution, out)));
        await project.run(["node", file, "--project", "."]);
        await project.node(`${out}/every-library.js`);
        if (moduleResolution !== "bundler") await project.node(`${out}/every-library-cjs.cjs`);
        return expectSame(await project.node(`${out}/own-game/src/main.js`, SEED), story);
      });
    }
  }
}

/** How the example's cards are read: `module: node16` knows no import attributes, without which Node imports no JSON. */
function keepsFor(module: string): string {
  return module === "node16" ? "release/consumers/keeps-node16.ts" : "examples/own-game/src/keeps.ts";
}

function settings(module: string, moduleResolution: string, outDir: string): object {
  const commonJs = moduleResolution === "bundler" ? [] : ["every-library-cjs.cts"];
  return {
    compilerOptions: {
      module,
      moduleResolution,
      outDir,
      rootDir: ".",
      target: "es2023",
      lib: ["es2023"],
      types: ["node"],
      typeRoots: [join(ROOT, "node_modules/@types")],
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      verbatimModuleSyntax: true,
      resolveJsonModule: true,
      rewriteRelativeImportExtensions: true,
    },
    files: ["every-library.ts", "own-game/src/main.ts", ...commonJs],
  };
}
