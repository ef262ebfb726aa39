/** `course play FILE`: plays scenario files and says what held. */
import { dirname, resolve } from "node:path";
import { runScenario } from "@course/harness";
import { loadEngine } from "./engine.ts";
import { printOne } from "./play-one.ts";
import { printSummary, type Summary, summaryOf } from "./play-summary.ts";
import type { Played } from "./played.ts";
import { readScenarioFile, type ScenarioFile } from "./scenario-files.ts";
import { type Call, type ExitStatus, type Subcommand, UsageError } from "./subcommand.ts";
import type { Terminal } from "./terminal.ts";

export const play: Subcommand = {
  name: "play",
  summary: "Play scenario files: the log as a tree, the boards, and what held",
  declare(command) {
    command.argument(
      "<file...>",
      "scenario files: .json (one), .jsonl (one a line), or the name of one of the course's",
    );
    command.option(
      "--engine <file>",
      "the engine: a module that exports newGame (default: a module's own stage, else the whole game)",
    );
    command.option("--only <id>", "play one scenario of the files");
  },
  run: playFiles,
};

async function playFiles(call: Call, terminal: Terminal): Promise<ExitStatus> {
  const files = (call.arguments[0] as string[]).map((named) => readScenarioFile(named, terminal.folder));
  const errors = files.flatMap((file) => file.errors);
  if (errors.length > 0) {
    if (call.json) terminal.out(JSON.stringify({ errors }));
    for (const { message } of errors) terminal.err(message);
    return 2;
  }
  const played = await playAll(files, call, terminal);
  const summary = summaryOf(played);
  const [first] = played;
  if (call.json) terminal.out(JSON.stringify({ summary, results: played.map(withFile) }));
  else if (first && played.length === 1) printOne(first, terminal);
  else printSummary(played, summary, terminal);
  return exitStatus(summary);
}

async function playAll(files: readonly ScenarioFile[], call: Call, terminal: Terminal): Promise<Played[]> {
  const { engine, only } = call.options as { engine?: string; only?: string };
  const named = engine === undefined ? undefined : resolve(terminal.folder, engine);
  const played: Played[] = [];
  for (const { path, scenarios } of files) {
    const chosen = scenarios.filter(({ id }) => only === undefined || id === only);
    if (chosen.length === 0) continue;
    const { player } = await loadEngine(named, dirname(path));
    for (const scenario of chosen) played.push({ file: path, result: runScenario(player, scenario) });
  }
  if (played.length === 0)
    throw new UsageError(`play: --only is "${only}"; expected the id of a scenario of the files`);
  return played;
}

/** What is not yet there is no failure; but where nothing held, nothing was shown to hold. */
function exitStatus({ held, failed }: Summary): ExitStatus {
  return failed === 0 && held > 0 ? 0 : 1;
}

function withFile({ file, result }: Played): object {
  return { file, ...result };
}
