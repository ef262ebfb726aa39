/** Where the failures of a soak are kept: a scenario and a record each, in one folder, named by the seed. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ToldMatch } from "./share.ts";

/** The files of one failure, by their paths. */
export interface FailureFiles {
  readonly scenario?: string;
  readonly record?: string;
  /** Why they could not be written. */
  readonly problem?: string;
}

/** Writes what shows a failure. A folder that cannot be written to loses nothing: it is printed too. */
export function writeFailure(folder: string, seed: number, { scenario, record }: ToldMatch): FailureFiles {
  const write = (name: string, value: object, indent?: number): string => {
    const file = join(folder, name);
    writeFileSync(file, `${JSON.stringify(value, undefined, indent)}\n`);
    return file;
  };
  try {
    mkdirSync(folder, { recursive: true });
    return {
      ...(scenario && { scenario: write(`seed-${seed}.json`, scenario, 2) }),
      record: write(`seed-${seed}.record.json`, record),
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
