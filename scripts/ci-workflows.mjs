/**
 * The thin workflow of each published package: `npm run ci:workflows -- --write` brings them up to date.
 *
 * A package is checked when something changes that it is made of: its own folder, those of the packages that it
 * needs, and what all packages share. The lists are written from the package.json files and tested to be so, for
 * a path that is missing there is a check that silently never runs.
 * Elsewhere: what is run (`ci-package.mjs`), the workflow that they all call (`.github/workflows/package.yml`).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { publishedPackages, withNeeds } from "./ci-packages.mjs";

const root = resolve(fileURLToPath(import.meta.url), "../..");
const FOLDER = ".github/workflows";

/** What every package's checks are made of. */
const SHARED = [
  ".dependency-cruiser.cjs",
  ".npmrc",
  ".pnpmfile.mjs",
  "biome.json",
  "build/**",
  "package.json",
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "release/**",
  "scripts/**",
  "tsconfig.base.json",
  "tsup.shared.ts",
  "turbo.json",
  "vitest.shared.ts",
  `${FOLDER}/package.yml`,
];
/** What a package reads beside the packages that it needs: the command ships the course. */
const ALSO = new Map([["tools", ["course/**"]]]);

/**
 * The workflow files that should be there, by path from the root.
 *
 * @param {string} repository
 * @returns {Map<string, string>}
 */
export function packageWorkflows(repository) {
  const packages = publishedPackages(repository);
  return new Map(
    packages.map((each) => {
      const file = `${FOLDER}/package-${each.short}.yml`;
      const folders = withNeeds(packages, each).map(({ folder }) => `${folder}/**`);
      const paths = [...folders, ...(ALSO.get(each.short) ?? []), ...SHARED, file];
      return [file, workflow(each.short, paths)];
    }),
  );
}

/**
 * @param {string} short
 * @param {string[]} paths
 */
function workflow(short, paths) {
  const list = paths.map((path) => `      - "${path}"`).join("\n");
  return `# Written by \`npm run ci:workflows -- --write\`, from the package.json files.
name: ${short}
on:
  pull_request:
    paths:
${list}
  push:
    branches: [main]
    paths:
${list}
permissions: {}
concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  cancel-in-progress: \${{ github.ref != 'refs/heads/main' }}
jobs:
  package:
    permissions:
      contents: read
    uses: ./.github/workflows/package.yml
    with:
      package: ${short}
`;
}

/** @param {string[]} args */
function main(args) {
  const write = args.includes("--write");
  const stale = [...packageWorkflows(root)].filter(([file, text]) => {
    const path = join(root, file);
    return !existsSync(path) || readFileSync(path, "utf8") !== text;
  });
  for (const [file, text] of stale) {
    if (write) {
      mkdirSync(join(root, FOLDER), { recursive: true });
      writeFileSync(join(root, file), text);
      console.log(`wrote ${file}`);
    } else
      console.error(
        `${file}: out of step with the package.json files; expected \`npm run ci:workflows -- --write\``,
      );
  }
  return stale.length > 0 && !write ? 1 : 0;
}

if (resolve(process.argv[1] ?? "") === fileURLToPath(import.meta.url))
  process.exit(main(process.argv.slice(2)));
