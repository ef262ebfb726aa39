/** What an install brings: nothing that runs by itself, from a registry alone, as locked, under licences that are allowed. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { publishedPackages } from "../../scripts/ci-packages.mjs";
import {
  installedManifest,
  type Lockfile,
  lockfileOf,
  nameOf,
  outOfStep,
  productionPackages,
  unverified,
} from "../src/lockfile.ts";
import { ROOT } from "../src/repository.ts";

const LOCKFILE = lockfileOf(ROOT);
const WORKSPACE = parse(readFileSync(join(ROOT, "pnpm-workspace.yaml"), "utf8"));
const PACKAGES = publishedPackages(ROOT);
const BROUGHT = productionPackages(
  LOCKFILE,
  PACKAGES.map(({ folder }) => folder),
);
const MANIFESTS = new Map(
  globSync(
    [".", ...WORKSPACE.packages].map((place: string) => `${place}/package.json`),
    { cwd: ROOT },
  ).map((file) => [dirname(file).replaceAll("\\", "/"), JSON.parse(readFileSync(join(ROOT, file), "utf8"))]),
);
/** What a package manager runs of a package that is installed. */
const RUN_BY_INSTALL = /^(pre|post)?install$/;
const ALLOWED = new Set([
  "MIT",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "0BSD",
  "BlueOak-1.0.0",
]);

test("no package of ours, and none that ours bring, runs anything when it is installed", () => {
  const ours = PACKAGES.map(({ name, manifest }) => ({ name, scripts: manifest.scripts }));
  const theirs = BROUGHT.map((key) => ({ name: key, scripts: installedManifest(ROOT, key)?.scripts }));
  const running = [...ours, ...theirs].filter(({ scripts }) =>
    Object.keys(scripts ?? {}).some((name) => RUN_BY_INSTALL.test(name)),
  );
  expect(running).toEqual([]);
});

test("core brings nothing at all", () => {
  expect(productionPackages(LOCKFILE, ["packages/core"])).toEqual([]);
});

test("what the packages bring is listed with its licence, and nothing else is", () => {
  const listed = table();
  const found = new Map(BROUGHT.map((key) => [rowOf(key), installedManifest(ROOT, key)?.license]));
  expect([...listed.keys()].sort()).toEqual([...new Set(found.keys())].sort());
  for (const key of BROUGHT) {
    const manifest = installedManifest(ROOT, key);
    if (manifest) expect([key, manifest.license]).toEqual([key, listed.get(rowOf(key))]);
  }
});

test("every licence is one that is allowed", () => {
  expect([...table()].filter(([, licence]) => !ALLOWED.has(licence))).toEqual([]);
});

test("the lockfile is in step with the package.json files and the catalog", () => {
  expect(outOfStep(LOCKFILE, MANIFESTS)).toEqual([]);
  const locked = Object.entries(LOCKFILE.catalogs.default).map(([name, { specifier }]) => [name, specifier]);
  const wanted = Object.entries(WORKSPACE.catalog).filter(([name]) => name in LOCKFILE.catalogs.default);
  expect(Object.fromEntries(locked)).toEqual(Object.fromEntries(wanted));
});

test("a dependency that is not locked is found", () => {
  const manifests = new Map([...MANIFESTS, ["packages/core", { dependencies: { "left-pad": "1.0.0" } }]]);
  expect(outOfStep(LOCKFILE, manifests)).toContain(
    "packages/core: dependencies: left-pad is 1.0.0, locked undefined",
  );
});

test("every package comes from a registry, by its content", () => {
  expect(unverified(LOCKFILE)).toEqual([]);
  const planted: Lockfile = {
    ...LOCKFILE,
    packages: {
      "a@1.0.0": { resolution: { tarball: "https://example.invalid/a.tgz", integrity: "sha512-a" } },
      "b@1.0.0": { resolution: { integrity: "sha1-b" } },
      "c@1.0.0": { resolution: { integrity: "sha512-c" } },
    },
  };
  expect(unverified(planted)).toEqual(["a@1.0.0", "b@1.0.0"]);
});

test("a package may run something on install only by a decision that is written down", () => {
  expect(Object.values(WORKSPACE.allowBuilds)).not.toContain(true);
});

/** The rows of THIRD-PARTY.md: package and licence. */
function table(): Map<string, string> {
  const text = readFileSync(join(ROOT, "THIRD-PARTY.md"), "utf8");
  return new Map(
    [...text.matchAll(/^\| `(.+?)` \| (.+?) \|/gm)].map(([, name = "", licence = ""]) => [name, licence]),
  );
}

/** Builds for one platform each stand in one row. */
function rowOf(key: string): string {
  return nameOf(key).replace(/^(@oxc-parser\/binding-).*/, "$1*");
}
