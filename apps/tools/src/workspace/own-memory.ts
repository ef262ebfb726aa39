/**
 * What the command remembers of a workspace between two calls: which hints were shown, which references were asked for.
 *
 * It lies in `.course/`, which git ignores: reading a hint changes no file that an Expansion Drop is measured by.
 * Losing it costs nothing but a hint that is shown again.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createFile, replaceFile } from "./writing.ts";

const MEMORY = ".course/memory.json";

/** By module. */
export interface OwnMemory {
  /** How many hints of a module were shown. */
  readonly hints: Readonly<Record<string, number>>;
  /** The modules whose reference the learner chose to see before passing. */
  readonly references: readonly string[];
}

const NOTHING: OwnMemory = { hints: {}, references: [] };

/** What is remembered; nothing where it cannot be read. */
export function recall(folder: string): OwnMemory {
  const file = join(folder, MEMORY);
  if (!existsSync(file)) return NOTHING;
  try {
    return { ...NOTHING, ...JSON.parse(readFileSync(file, "utf8")) };
  } catch {
    return NOTHING;
  }
}

/** Remembers it. Says whether that was possible: a folder that cannot be written to may still be read. */
export function remember(folder: string, memory: OwnMemory): boolean {
  const text = `${JSON.stringify(memory)}\n`;
  try {
    createFile(folder, ".course/.gitignore", "*\n");
    if (!createFile(folder, MEMORY, text)) replaceFile(folder, MEMORY, text);
    return true;
  } catch {
    return false;
  }
}
