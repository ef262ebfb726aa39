/** The repository under check: where it is, its sources, and a throw-away copy of them to plant faults in. */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT: string = fileURLToPath(new URL("../..", import.meta.url));

const PLACES = ["packages", "apps", "course", "examples", "bench", "checks", "release", "robustness"];
const SETTINGS = [
  ".dependency-cruiser.cjs",
  "biome.json",
  "build",
  "package.json",
  "scripts",
  "tsconfig.base.json",
  "tsup.shared.ts",
  "vitest.shared.ts",
];
const MADE = new Set(["dist", "coverage", ".turbo", ".bin", ".vite", ".vite-temp"]);

/** The files that make up what we ship and measure, as paths from the root. */
export function sources(): string[] {
  return globSync(
    [
      "packages/*/src/**/*.ts",
      "apps/*/src/**/*.ts",
      "examples/*/src/**/*.ts",
      "bench/{src,plain}/**/*.ts",
      "release/src/**/*.ts",
    ],
    {
      cwd: ROOT,
    },
  ).sort();
}

/** What a command said, both its outputs together, and how it ended. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** The sources in a temporary folder, and beside them the files that a test plants, by path. */
export class Copy {
  readonly root: string;

  constructor(planted: Readonly<Record<string, string>> = {}) {
    this.root = mkdtempSync(join(realpathSync(tmpdir()), "course-checks-"));
    // Links are copied as they are: those between packages then lead to the copy.
    const filter = (path: string) => !MADE.has(basename(path));
    for (const name of [...PLACES, ...SETTINGS]) {
      cpSync(join(ROOT, name), join(this.root, name), { recursive: true, verbatimSymlinks: true, filter });
    }
    symlinkSync(join(ROOT, "node_modules"), join(this.root, "node_modules"), "junction");
    for (const [file, text] of Object.entries(planted)) {
      mkdirSync(dirname(join(this.root, file)), { recursive: true });
      writeFileSync(join(this.root, file), text);
    }
  }

  /** Runs one of the repository's tools in the copy. */
  run(command: string, ...args: readonly string[]): Answer {
    const PATH = join(ROOT, "node_modules/.bin") + delimiter + process.env.PATH;
    const options = {
      cwd: this.root,
      encoding: "utf8",
      env: { ...process.env, PATH, NO_COLOR: "1" },
    } as const;
    const { status, stdout, stderr } = spawnSync(command, args, options);
    return { status: status ?? 1, text: stdout + stderr };
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
