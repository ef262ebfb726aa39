/** Records of matches on disk. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { MatchRecord } from "@course/harness";
import { UsageError } from "../subcommand.ts";

/** Reads a record that the user named. Whether it fits the rules is seen as it is played. */
export function readRecord(call: string, file: string): MatchRecord {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new UsageError(
      `${call}: --replay is "${basename(file)}"; expected a file with a record, as --json prints one`,
    );
  }
}
