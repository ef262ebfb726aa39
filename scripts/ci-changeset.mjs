/**
 * A change to what a package ships comes with a changeset: `npm run check:changeset`.
 *
 * Compares the work tree with the merge base with main. Where the sources of a published package
 * differ, or what it ships beside its build, a changeset that was added or changed since then must name the package. A change that no user can notice
 * gets an empty changeset, so that its absence is a decision and no oversight.
 * Elsewhere: which packages move together and why (`CONTRIBUTING.md`).
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { publishedPackages } from "./ci-packages.mjs";

const root = resolve(fileURLToPath(import.meta.url), "../..");
const MAINS = ["origin/main", "main"];

/**
 * What is wrong, a line each; nothing when all is well.
 *
 * @param {string} repository - Its root.
 * @param {string} [base] - A branch or commit to compare with, in place of main.
 * @returns {{ compared: string | undefined, problems: string[] }} The commit that it compared with, if there was one.
 */
export function checkChangesets(repository, base) {
  const main =
    base ?? MAINS.find((name) => git(repository, "rev-parse", "--verify", "--quiet", name) !== undefined);
  if (main === undefined) return { compared: undefined, problems: [] };
  const compared = git(repository, "merge-base", main, "HEAD")?.trim();
  if (!compared) {
    return {
      compared,
      problems: [
        `check:changeset: base is "${main}"; expected a commit with a common ancestor (fetch the whole history)`,
      ],
    };
  }
  const changed = changedSince(repository, compared);
  const named = namedBy(repository, changed);
  const touched = publishedPackages(repository).flatMap((each) => {
    const place = shipped(each).find((prefix) => changed.some((file) => file.startsWith(prefix)));
    return place === undefined ? [] : [{ name: each.name, place }];
  });
  const missing = named.everything ? [] : touched.filter(({ name }) => !named.packages.has(name));
  return { compared, problems: missing.map(({ name, place }) => problem(name, place)) };
}

/**
 * The folders whose content reaches a user: the sources, and what package.json lists beside the build.
 *
 * @param {import("./ci-packages.mjs").Package} of
 */
function shipped({ folder, manifest }) {
  const files = /** @type {string[]} */ (manifest.files ?? []);
  return ["src", ...files.filter((name) => name !== "dist")].map((name) => `${folder}/${name}/`);
}

/**
 * @param {string} name
 * @param {string} place
 */
function problem(name, place) {
  return `${place}: changed without a changeset; expected one that names "${name}" (\`npx changeset\`, or \`npx changeset --empty\` where no user can notice)`;
}

/**
 * Files that differ from the commit, those not committed yet included.
 *
 * @param {string} repository
 * @param {string} commit
 */
function changedSince(repository, commit) {
  const known = git(repository, "diff", "--name-only", "--no-renames", "-z", commit) ?? "";
  const fresh = git(repository, "ls-files", "--others", "--exclude-standard", "-z") ?? "";
  return `${known}${fresh}`.split("\0").filter((file) => file !== "");
}

/**
 * The packages that the new changesets name. One with an empty front matter speaks for the whole change.
 *
 * @param {string} repository
 * @param {string[]} changed
 */
function namedBy(repository, changed) {
  /** @type {Set<string>} */
  const packages = new Set();
  let everything = false;
  for (const file of changed.filter((name) => /^\.changeset\/(?!README\.md$)[^/]+\.md$/.test(name))) {
    if (!existsSync(join(repository, file))) continue;
    const front = /^---\r?\n([\s\S]*?)---/.exec(readFileSync(join(repository, file), "utf8"))?.[1] ?? "";
    const names = [...front.matchAll(/^\s*["']?(@?[\w./-]+)["']?\s*:/gm)].map((match) => match[1] ?? "");
    if (names.length === 0) everything = true;
    for (const name of names) packages.add(name);
  }
  return { packages, everything };
}

/**
 * @param {string} repository
 * @param {string[]} args
 */
function git(repository, ...args) {
  const { status, stdout } = spawnSync("git", args, {
    cwd: repository,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  return status === 0 ? stdout : undefined;
}

function main() {
  const { compared, problems } = checkChangesets(root, process.env.CHANGESET_BASE);
  for (const each of problems) console.error(each);
  if (problems.length > 0) return 1;
  console.log(
    compared ? `changesets: in step since ${compared.slice(0, 10)}` : "changesets: no main to compare with",
  );
  return 0;
}

if (resolve(process.argv[1] ?? "") === fileURLToPath(import.meta.url)) process.exit(main());
