/**
 * What a package costs: bytes to send, CPU to load.
 *
 * Size is the built ESM entry with all that it holds of its own (its dependencies are weighed by themselves),
 * minified by esbuild, then gzipped at level 9. Time is the CPU time, user and system, of all threads of a fresh
 * process during `import`, dependencies included: the least of several runs, so that a busy machine does not count.
 */
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { mustRun } from "./commands.ts";
import { type Published, ROOT } from "./packages.ts";

const RUNS = 7;

/** The bytes of a package's entry, minified and gzipped. */
export async function gzipSize({ folder, entry }: Published): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, folder, entry)],
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node22.18",
    minify: true,
    write: false,
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
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
