/**
 * The versions of the naive engine that module 00 compares: as it ships, and with each fix.
 *
 * A fix is kept as a patch, so that what it changes is all that there is to read, and nothing of the engine
 * is there twice. A learner's own copy is a version like the others.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyPatch, diffLines, parsePatch } from "diff";

/** The files of an engine, by name. */
export type Sources = Readonly<Record<string, string>>;

export interface Version {
  readonly name: string;
  readonly sources: Sources;
}

/** What a version has changed of the engine that ships. */
export interface Changes {
  readonly files: readonly string[];
  /** Those that hold rules: all but the list of cards. */
  readonly rulesFiles: readonly string[];
  /** Lines of rules code that were added and taken out. A changed line is one of each. */
  readonly added: number;
  readonly removed: number;
  /** Places in the rules where a card is called by its name. */
  readonly names: number;
}

/** The one file of an engine that is about cards and not about rules. */
const CARDS = "cards.ts";

const here = (path: string): string => join(import.meta.dirname, path);
export const NAIVE: string = here("naive");
/** The patches in the order in which the lesson comes to them. */
const FIXES: readonly string[] = [
  "fixes/loop-over-the-board",
  "fixes/check-at-each-death",
  "expansion/solution/barons-first",
  "fixes/death-in-two-passes",
];

/** The engine as it ships, then with each fix. */
export function shippedVersions(): Version[] {
  const naive = readSources(NAIVE);
  const fixed = FIXES.map((fix) => ({
    name: fix.slice(fix.lastIndexOf("/") + 1),
    sources: patched(naive, readFileSync(here(`${fix}.patch`), "utf8"), fix),
  }));
  return [{ name: "as shipped", sources: naive }, ...fixed];
}

export function readSources(folder: string): Sources {
  const names = readdirSync(folder).filter((name) => name.endsWith(".ts"));
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

export function writeSources(folder: string, sources: Sources): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
}

function patched(sources: Sources, patch: string, fix: string): Sources {
  const changed = { ...sources };
  for (const file of parsePatch(patch)) {
    const name = file.newFileName?.replace(/^b\//, "") ?? "";
    const text = applyPatch(changed[name] ?? "", file);
    if (text === false)
      throw new Error(`${fix}.patch: ${name} has other lines; expected those of naive/${name}`);
    changed[name] = text;
  }
  return changed;
}

export function changesOf(sources: Sources, naive: Sources = readSources(NAIVE)): Changes {
  const names = [...new Set([...Object.keys(naive), ...Object.keys(sources)])].sort();
  const files = names.filter((name) => naive[name] !== sources[name]);
  const rulesFiles = files.filter((name) => name !== CARDS);
  const parts = rulesFiles.flatMap((name) => diffLines(naive[name] ?? "", sources[name] ?? ""));
  const count = (chosen: typeof parts) => chosen.reduce((sum, part) => sum + part.count, 0);
  return {
    files,
    rulesFiles,
    added: count(parts.filter((part) => part.added)),
    removed: count(parts.filter((part) => part.removed)),
    names: countNames(sources),
  };
}

/** A name is a string that begins as cards do, with a capital. */
function countNames(sources: Sources): number {
  const rules = Object.keys(sources).filter((name) => name !== CARDS);
  return rules.flatMap((name) => sources[name]?.match(/"[A-Z][\w' ]*"/g) ?? []).length;
}
