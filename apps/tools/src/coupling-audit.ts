/**
 * `course coupling-audit DIR`: content is data, and the engine names no card.
 *
 * Nothing under `src/engine` names a card or imports from `src/content` or `src/harness`, and nothing under
 * `src/content` imports from `src/harness`. A name in a comment is a note. With `--packages`, the same of
 * this repository's engine packages.
 */
import { resolve } from "node:path";
import { hearthstoneStage } from "@course/harness";
import { cardLibrary } from "./cards/library.ts";
import type { Audit, Known } from "./coupling/areas.ts";
import type { Finding } from "./coupling/audit.ts";
import { rulesVocabulary } from "./coupling/vocabulary.ts";
import type { Call, ExitStatus, Subcommand } from "./subcommand.ts";
import type { Terminal } from "./terminal.ts";

export const couplingAudit: Subcommand = {
  name: "coupling-audit",
  summary: "Check that an engine names no card and imports no content",
  declare(command) {
    command.argument("<dir>", "a workspace, or this repository with --packages");
    command.option("--packages", "audit the engine packages of this repository");
  },
  run: auditCoupling,
};

async function auditCoupling(call: Call, terminal: Terminal): Promise<ExitStatus> {
  const shown = call.arguments[0] as string;
  const root = resolve(terminal.folder, shown);
  // Only now: the parser is native code, which no other subcommand should wait for or depend on.
  const { auditPackages, auditWorkspace } = await import("./coupling/areas.ts");
  const known = await knownNames();
  const audit = call.options.packages
    ? auditPackages(root, shown, known)
    : auditWorkspace(root, shown, known);
  if (call.json) terminal.out(JSON.stringify(audit));
  else print(audit, terminal);
  return audit.ok ? 0 : 1;
}

/** The names of all packs' cards. An id that is the name in another style adds nothing. */
async function knownNames(): Promise<Known> {
  const library = await cardLibrary();
  const { vocabulary } = await hearthstoneStage();
  return { names: library.map(({ name }) => name), vocabulary: rulesVocabulary(vocabulary) };
}

function print({ ok, findings, notes, files, names }: Audit, { out, paint }: Terminal): void {
  for (const finding of findings) out(`${placeOf(finding)}: ${finding.message}`);
  for (const note of notes) out(paint.quiet(`${placeOf(note)}: note: ${note.message}`));
  if (ok) {
    out(`coupling-audit: ${paint.good("ok")}`);
    return;
  }
  const count = findings.length === 1 ? "1 finding" : `${findings.length} findings`;
  out(`coupling-audit: ${paint.bad("failed")}, ${count} (${files} files, ${names} names)`);
}

function placeOf({ file, line, column }: Finding): string {
  return `${file}:${line}:${column}`;
}
