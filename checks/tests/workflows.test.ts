/** The workflows are what they should be: linted, pinned, with few rights, one a package, and nothing but our scripts. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { stepsOf } from "../../scripts/ci-package.mjs";
import { publishedPackages, withNeeds } from "../../scripts/ci-packages.mjs";
import { releaseMode } from "../../scripts/ci-release.mjs";
import { packageWorkflows } from "../../scripts/ci-workflows.mjs";
import { actionlint } from "../src/actionlint.ts";
import { ROOT } from "../src/repository.ts";
import { faultsOf, workflow, workflowsOf } from "../src/workflows.ts";

const WORKFLOWS = workflowsOf(ROOT);
const PACKAGES = publishedPackages(ROOT);
const SCRIPTS = new Set(Object.keys(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).scripts));

test("actionlint has nothing to say of any workflow", async () => {
  expect((await Promise.all(WORKFLOWS.map(({ file, text }) => actionlint(file, text)))).flat()).toEqual([]);
  expect(await actionlint("planted.yml", PLANTED)).not.toEqual([]);
});

test("every workflow is pinned, has few rights, and runs nothing but this repository's scripts", () => {
  expect(WORKFLOWS.flatMap((each) => faultsOf(each, SCRIPTS))).toEqual([]);
});

test("planted faults of each kind are found", () => {
  expect(faultsOf(workflow("planted.yml", PLANTED), SCRIPTS)).toEqual([
    'planted.yml#job: permissions: contents is "write"; expected "read" or nothing',
    'planted.yml#job: permissions: id-token is "write"; expected "read" or nothing',
    "planted.yml#job: expected a timeout",
    "planted.yml#job: expected persist-credentials: false",
    'planted.yml#job: run is "npm ci && npm test"; expected one npm script, or .ci/run',
    'planted.yml#job: "no-such-script" is no script of package.json',
    'planted.yml#job: script is "npx changeset publish"',
    "planted.yml: uses actions/checkout@v7; expected owner/name@commit # vX.Y.Z",
    "planted.yml: permissions: expected none ({})",
    "planted.yml: expected a concurrency group",
  ]);
});

test("each published package has its workflow, as its package.json says, and there is none for another", () => {
  const written = WORKFLOWS.filter(({ file }) => file.includes("/package-"));
  expect(new Map(written.map(({ file, text }) => [file, text]))).toEqual(packageWorkflows(ROOT));
  expect(written).toHaveLength(PACKAGES.length);
});

test("a package is checked when a package changes that it needs through others", () => {
  const harness = WORKFLOWS.find(({ file }) => file.endsWith("package-harness.yml"));
  expect(harness?.on.push).toHaveProperty("paths", expect.arrayContaining(["packages/core/**"]));
  expect(harness?.text).not.toContain("apps/tools/**");
});

test("packages come after what they need", () => {
  const cards = PACKAGES.find(({ short }) => short === "cards");
  expect(cards && withNeeds(PACKAGES, cards).map(({ short }) => short)).toEqual(["core", "cards"]);
});

test("what CI runs for a package is this", () => {
  const [core] = PACKAGES.filter(({ short }) => short === "core");
  expect(core && stepsOf(core).map(({ what }) => what)).toEqual([
    "build, types and tests",
    "format and lint",
    "import rules",
    "API report",
    "as published",
  ]);
});

test("a release makes versions while changesets wait, and publishes when none do", () => {
  const folder = mkdtempSync(join(tmpdir(), "course-release-"));
  try {
    expect(releaseMode(folder)).toBe("publish");
    mkdirSync(join(folder, ".changeset"));
    writeFileSync(join(folder, ".changeset/README.md"), "# Changesets\n");
    expect(releaseMode(folder)).toBe("publish");
    writeFileSync(join(folder, ".changeset/brave-cats-camp.md"), "---\n---\nA change.\n");
    expect(releaseMode(folder)).toBe("version");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("dependencies of every kind that is used are updated", () => {
  const { updates } = parse(readFileSync(join(ROOT, ".github/dependabot.yml"), "utf8"));
  const kinds = updates.map((each: Record<string, unknown>) => each["package-ecosystem"]);
  expect(kinds).toEqual(["npm", "github-actions"]);
});

const PLANTED = `name: Planted
on: { push: {} }
permissions: { contents: read }
jobs:
  job:
    runs-on: ubuntu-24.04
    permissions: { contents: write, id-token: write }
    steps:
      - uses: actions/checkout@v7
      - run: npm ci && npm test
      - run: npm run no-such-script
      - run: npm run test
        if: \${{ nothing.here }}
      - uses: changesets/action/publish@8488615a623b1b9c987934bb89eae8af6a946ac1 # v2.1.1
        with: { script: npx changeset publish }
`;
