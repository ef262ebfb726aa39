/**
 * The steps of a release, as the release workflow calls them: what is due, new versions, publish.
 *
 * `release:mode` says `version` while changesets wait and `publish` when none do, on standard output and to the
 * workflow. `release:version` turns changesets into versions and changelogs, and the lockfile follows.
 * `release:publish` builds everything and publishes what is newer than on the registry; a version that is there
 * already is passed over, so it can be run again.
 * Elsewhere: the whole of it played through on a registry of its own (`npm run rehearse-release`).
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(fileURLToPath(import.meta.url), "../..");

/**
 * What a release would do now.
 *
 * @param {string} repository
 * @returns {"version" | "publish"}
 */
export function releaseMode(repository) {
  const folder = join(repository, ".changeset");
  const waiting = existsSync(folder) && readdirSync(folder).some((name) => /^(?!README).*\.md$/.test(name));
  return waiting ? "version" : "publish";
}

/** @type {Record<string, () => number>} */
const steps = {
  mode: () => {
    const line = `mode=${releaseMode(root)}`;
    if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `${line}\n`);
    console.log(line);
    return 0;
  },
  version: () =>
    inTurn(["changeset", "version"], ["pnpm", "install", "--lockfile-only", "--no-frozen-lockfile"]),
  publish: () =>
    inTurn(["turbo", "run", "build", "--filter=./packages/*", "--filter=./apps/*"], ["changeset", "publish"]),
};

/** @param {string[][]} commands */
function inTurn(...commands) {
  for (const [program = "", ...args] of commands) {
    const shell = process.platform === "win32";
    const status = spawnSync(program, args, { cwd: root, stdio: "inherit", shell }).status ?? 1;
    if (status !== 0) return status;
  }
  return 0;
}

function main() {
  const [step = ""] = process.argv.slice(2);
  const chosen = Object.hasOwn(steps, step) ? steps[step] : undefined;
  if (chosen) return chosen();
  console.error(`release: step is "${step}"; expected one of ${Object.keys(steps).join(", ")}`);
  return 2;
}

if (resolve(process.argv[1] ?? "") === fileURLToPath(import.meta.url)) process.exit(main());
