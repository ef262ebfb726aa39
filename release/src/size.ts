/**
 * What a package costs: bytes to send, CPU to load.
 *
 * Size is the built ESM entry with all that it holds of its own, minified by esbuild, then gzipped at level 9. Not
 * counted are dependencies, which are weighed by themselves, and what is loaded when it is asked for, such as packs. Time is the CPU time, user and system, of all threads of a fresh
 * process during `import`, dependencies included: the least of several runs, so that a busy machine does not count.
 */
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Metafile } from "esbuild";
import { mustRun } from "./commands.ts";
import { type Published, ROOT } from "./packages.ts";

const RUNS = 7;

/** The bytes of a package's entry, minified and gzipped. */
export async function gzipSize({ folder, entry }: Published): Promise<number> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: join(ROOT, "release"),
    entryPoints: [join(ROOT, folder, entry)],
    outdir: "built",
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node22.18",
    minify: true,
    metafile: true,
    write: false,
  });
  const atOnce = loadedAtOnce(metafile);
  const counted = outputFiles.filter(({ path }) => atOnce.has(relative(join(ROOT, "release"), path)));
  return counted.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

/** The entry, and the parts that it imports as it loads. */
function loadedAtOnce({ outputs }: Metafile): ReadonlySet<string> {
  const entry = Object.keys(outputs).find((path) => /^built\/(index|cli)\.js$/.test(path));
  if (entry === undefined) throw new Error("gzipSize: entry is missing in what esbuild built; expected one");
  const found = new Set([entry]);
  for (const path of found) {
    for (const { path: next, kind, external } of outputs[path]?.imports ?? []) {
      if (kind === "import-statement" && !external) found.add(next); // A set grows under its own loop.
    }
  }
  return found;
}

/** The milliseconds of CPU that importing a package takes in a fresh Node. */
export async function importTime({ name }: Published): Promise<number> {
  const program = `
    const before = process.cpuUsage();
    await import(${JSON.stringify(name)});
    const { user, system } = process.cpuUsage(before);
    console.log((user + system) / 1000);`;
  const command = [process.execPath, "--input-type=module", "--eval", program];
  let least = Number.POSITIVE_INFINITY;
  for (let each = 0; each < RUNS; each++) {
    least = Math.min(least, Number(await mustRun(command, { cwd: join(ROOT, "release") })));
  }
  return least;
}
