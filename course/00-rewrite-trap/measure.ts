/**
 * What Baron Rivendare costs, counted: files touched, lines of rules code changed, old tests broken.
 *
 * `node measure.ts` measures the fixes of the lesson, `node measure.ts FOLDER` a copy of `naive/` that you
 * have changed. `--json` prints the numbers for programs, `--write` renews `measured.txt`.
 */
import { existsSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { type Measured, printMeasured } from "./report.ts";
import { runTestsOn } from "./run-tests.ts";
import { changesOf, readSources, shippedVersions, type Version } from "./versions.ts";

async function measure(versions: readonly Version[]): Promise<Measured[]> {
  const outcomes = await runTestsOn(versions);
  return versions.map(({ name, sources }, index) => ({
    name,
    ...changesOf(sources),
    ...(outcomes[index] ?? { old: {}, baron: {} }),
  }));
}

/** The versions that the call asks for; a folder without an engine in it is refused. */
function askedFor(folders: readonly string[]): Version[] {
  if (folders.length === 0) return shippedVersions();
  return folders.map((folder) => {
    const path = resolve(process.env.DEV_CALLED_FROM ?? process.env.INIT_CWD ?? "", folder);
    if (!existsSync(join(path, "game.ts"))) {
      console.error(`measure: FOLDER is "${folder}"; expected a copy of naive/, with its game.ts`);
      process.exit(2);
    }
    return { name: basename(path), sources: readSources(path) };
  });
}

const words = process.argv.slice(2);
const measured = await measure(askedFor(words.filter((word) => !word.startsWith("--"))));
const text = printMeasured(measured);
if (words.includes("--write")) writeFileSync(join(import.meta.dirname, "measured.txt"), text);
process.stdout.write(words.includes("--json") ? JSON.stringify(measured) : text);
