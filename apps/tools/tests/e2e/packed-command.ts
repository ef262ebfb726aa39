/** The command as a learner gets it: packed, installed with npm into an empty folder, and called there. */
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ownEnvironment } from "../../src/workspace/processes.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

/** How a call ended and what it said. */
export interface Ended {
  readonly status: number | null;
  /** Both streams. */
  readonly text: string;
}

/** Calls the installed command in a folder. */
export type CallIn = (folder: string, ...words: string[]) => Ended;

/** A learner's settings: colours off, and git knows nobody. */
export function learnersEnvironment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...env } = ownEnvironment({ NO_COLOR: "1", CI: "true" });
  return { ...env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" };
}

/** Packs this package and those that it depends on, and installs them. Nothing of the repository is in reach then. */
export function installPacked(): CallIn {
  const packs = temporaryFolder({});
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const pnpm = ["exec", "--yes", "--prefer-offline", `--package=${packageManager}`, "--", "pnpm"];
  succeed(ROOT, "npm", ...pnpm, "--filter", "@course/tools...", "pack", "--pack-destination", packs);
  const installed = temporaryFolder({ "package.json": '{ "private": true }\n' });
  const tarballs = globSync("*.tgz", { cwd: packs }).map((name) => join(packs, name));
  succeed(
    installed,
    "npm",
    "install",
    "--prefer-offline",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    ...tarballs,
  );
  const command = join(installed, "node_modules/@course/tools/bin/course.js");
  return (folder, ...words) => ended(runIn(folder, process.execPath, command, ...words));
}

/** Runs a program that must succeed, and gives back what it said. */
export function succeed(folder: string, command: string, ...words: string[]): string {
  const { status, text } = ended(runIn(folder, command, ...words));
  if (status !== 0) throw new Error(`${command} ${words.join(" ")} ended with ${status}:\n${text}`);
  return text.trim();
}

function runIn(folder: string, command: string, ...words: string[]): SpawnSyncReturns<string> {
  return spawnSync(command, words, { cwd: folder, env: learnersEnvironment(), encoding: "utf8" });
}

function ended({ status, stdout, stderr, error }: SpawnSyncReturns<string>): Ended {
  return { status, text: `${stdout}${stderr}${error?.message ?? ""}` };
}
