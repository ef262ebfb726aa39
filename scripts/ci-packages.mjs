/**
 * The packages that are published, and which of them each one needs: read from their package.json files, so
 * that no list of names has to be kept anywhere else.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const PLACES = ["packages", "apps"];

/**
 * @typedef {object} Package
 * @property {string} name - As published: `@course/core`.
 * @property {string} short - As said on the command line: `core`.
 * @property {string} folder - From the root, with `/`: `packages/core`.
 * @property {string[]} needs - Names of the workspace's packages that it depends on, tests included; direct ones only.
 * @property {Record<string, unknown>} manifest - Its package.json.
 */

/**
 * The published packages, each after those that it needs.
 *
 * @param {string} root - The repository.
 * @returns {Package[]}
 */
export function publishedPackages(root) {
  const found = PLACES.flatMap((place) => foldersIn(root, place))
    .map((folder) => read(root, folder))
    .filter((each) => each.manifest.private !== true);
  const names = new Set(found.map(({ name }) => name));
  for (const each of found) each.needs = each.needs.filter((name) => names.has(name));
  return inOrder(found);
}

/**
 * A package and all that it needs, through others too; itself last.
 *
 * @param {Package[]} packages
 * @param {Package} of
 * @returns {Package[]}
 */
export function withNeeds(packages, of) {
  const wanted = new Set([of.name]);
  // From the last package back: whoever needs a package comes after it.
  for (const each of [...packages].reverse())
    if (wanted.has(each.name)) for (const name of each.needs) wanted.add(name);
  return packages.filter(({ name }) => wanted.has(name));
}

/**
 * @param {string} root
 * @param {string} place
 */
function foldersIn(root, place) {
  if (!existsSync(join(root, place))) return [];
  return readdirSync(join(root, place))
    .map((name) => `${place}/${name}`)
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .sort();
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Package}
 */
function read(root, folder) {
  const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  const needs = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  return { name: manifest.name, short: manifest.name.replace(/^@[^/]+\//, ""), folder, needs, manifest };
}

/**
 * @param {Package[]} packages
 * @returns {Package[]}
 */
function inOrder(packages) {
  /** @type {Package[]} */
  const placed = [];
  let waiting = packages;
  while (waiting.length > 0) {
    const ready = waiting.filter(({ needs }) =>
      needs.every((name) => placed.some((each) => each.name === name)),
    );
    if (ready.length === 0) {
      throw new Error(`packages need each other: ${waiting.map(({ name }) => name).join(", ")}`);
    }
    placed.push(...ready);
    waiting = waiting.filter((each) => !ready.includes(each));
  }
  return placed;
}
