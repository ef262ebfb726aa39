/** A package as its users get it: the tarball that pnpm makes, with `workspace:` and `catalog:` replaced. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { mustRun, PNPM } from "./commands.ts";
import { type Published, ROOT } from "./packages.ts";

export interface Tarball {
  readonly file: string;
  /** What is in it, sorted. */
  readonly contents: readonly string[];
}

/**
 * Packs a built package.
 *
 * @param into - The folder that the tarball is written to.
 */
export async function packed({ folder, name }: Published, into: string): Promise<Tarball> {
  const to = join(into, name.replace("/", "-"));
  mkdirSync(to, { recursive: true });
  const answer = await mustRun([...PNPM, "pack", "--json", "--pack-destination", to], {
    cwd: join(ROOT, folder),
  });
  const { filename, files } = JSON.parse(answer) as { filename: string; files: { path: string }[] };
  return { file: filename, contents: files.map(({ path }) => path).sort() };
}
