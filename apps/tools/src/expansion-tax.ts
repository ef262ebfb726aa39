/**
 * `course expansion-tax REPO --content GLOB --engine GLOB`: of the commits that add content, the share that
 * also edit the engine, from any git history.
 */

import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { requireHistory } from "./expansion/git.ts";
import { historyOf } from "./expansion/history.ts";
import { type ContentCommit, type Tax, taxOf } from "./expansion/tax.ts";
import { type Call, type ExitStatus, type Subcommand, UsageError } from "./subcommand.ts";
import type { Terminal } from "./terminal.ts";

export const expansionTax: Subcommand = {
  name: "expansion-tax",
  summary: "Measure, in any git history, how often new content came with an edit of the engine",
  declare(command) {
    command.argument("<repo>", "a git repository, or a folder of one");
    command.requiredOption("--content <glob...>", "files that hold content, for example 'src/cards/**'");
    command.requiredOption("--engine <glob...>", "files that hold rules, for example 'src/engine/**'");
  },
  run: measureTax,
};

const CALL = "expansion-tax";

async function measureTax(call: Call, terminal: Terminal): Promise<ExitStatus> {
  const shown = call.arguments[0] as string;
  const folder = resolve(terminal.folder, shown);
  if (!existsSync(folder))
    throw new UsageError(`${CALL}: REPO is "${shown}", which does not exist; expected a git repository`);
  const git = { folder, call: CALL };
  await requireHistory(git, "REPO", shown);
  const { content, engine } = call.options as { content: string[]; engine: string[] };
  const tax = taxOf(await historyOf(git), { content, engine });
  if (tax.commits.length === 0) throw wrongGlob("content", content, "which no commit adds to");
  if (tax.engineFiles === 0) throw wrongGlob("engine", engine, "which no commit changes");
  if (call.json) terminal.out(JSON.stringify(tax));
  else print(tax, terminal);
  return 0;
}

function wrongGlob(option: string, globs: readonly string[], what: string): UsageError {
  return new UsageError(
    `${CALL}: --${option} is "${globs.join(" ")}", ${what}; expected a glob of files in this history`,
  );
}

function print({ commits, taxed, share = 0 }: Tax, { out }: Terminal): void {
  for (const commit of commits.filter(({ engine }) => engine.length > 0)) out(lineOf(commit));
  const rest =
    commits.length === 1
      ? "1 commit that adds content also edits"
      : `${commits.length} commits that add content also edit`;
  out(`${CALL}: ${Math.round(share * 100)} % (${taxed} of ${rest} the engine)`);
}

function lineOf({ hash, date, title, engine }: ContentCommit): string {
  return `${date} ${hash.slice(0, 10)} ${title}: ${engine.join(", ")}`;
}
