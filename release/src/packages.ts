/**
 * The packages that are published, and what each may cost its users. @table
 *
 * Sizes are those of the entry (`size.ts` says what is measured), and every figure is printed by the tests.
 * A budget leaves room for what is planned, not for what slips in: raise one in the change that needs it, and say why.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT: string = fileURLToPath(new URL("../..", import.meta.url));

/** A package that is published. */
export interface Published {
  readonly name: string;
  /** Where it lies, from the root. */
  readonly folder: string;
  /** The built file that is weighed. */
  readonly entry: string;
  /** What the entry may weigh: minified, then gzipped, in bytes. */
  readonly gzip: number;
  /** What importing it may take, with all that it imports, in milliseconds of CPU. Programs are not imported. */
  readonly importTime?: number;
}

const library = (name: string, gzip: number, importTime: number): Published => ({
  name: `@course/${name}`,
  folder: `packages/${name}`,
  entry: "dist/index.js",
  gzip,
  importTime,
});

/**
 * In the order in which they build on each other. 3 % of the kernel are second names for what it exports, with
 * which it runs a tenth faster where it is imported as it is.
 */
export const PUBLISHED: readonly Published[] = [
  library("core", 13_000, 15),
  library("cards", 26_000, 60),
  library("damage-pipeline", 10_000, 70),
  library("rules-hs", 50_000, 120),
  library("content-hs", 6_000, 15),
  library("harness", 30_000, 200),
  { name: "@course/tools", folder: "apps/tools", entry: "dist/cli.js", gzip: 48_000 },
];

/** What a package says of itself. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly license?: string;
  readonly repository?: { readonly type: string; readonly url: string; readonly directory?: string };
  readonly homepage?: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly engines?: Readonly<Record<string, string>>;
  readonly files?: readonly string[];
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly packageManager?: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The package.json of a folder of the repository. */
export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8")) as Manifest;
}
