/** `course cards validate`: what is wrong with a card file, and which of its words the rules don't know. */
import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { type CardError, type Vocabulary, validateCards } from "@course/cards";
import { hearthstoneStage } from "@course/harness";
import { type Call, type ExitStatus, UsageError } from "../subcommand.ts";
import type { Terminal } from "../terminal.ts";
import { cardLibrary } from "./library.ts";

/** Bytes of a file that is not even opened. Validation itself refuses far smaller ones. */
const MOST_READ = 64 * 1024 * 1024;

/** What became of one file. */
interface CheckedFile {
  readonly file: string;
  readonly ok: boolean;
  readonly cards: number;
  readonly errors: readonly CardError[];
  /** Words that no rule knows, each once. */
  readonly unknownWords: readonly string[];
}

/** Checks files. A file is good or bad as a whole, and the files don't know each other. */
export async function validateFiles(
  named: readonly string[],
  call: Call,
  terminal: Terminal,
): Promise<ExitStatus> {
  const texts = named.map((file) => [file, textOf(file, terminal.folder)] as const);
  // A file may name any card of the packs; its own cards may be called like theirs.
  const known = (await cardLibrary()).map(({ id }) => ({ id, name: id }));
  const { vocabulary } = await hearthstoneStage();
  const checked = texts.map(([file, text]) => check(vocabulary, file, text, known));
  const ok = checked.every((file) => file.ok);
  if (call.json) terminal.out(JSON.stringify({ ok, files: checked }));
  else for (const file of checked) print(file, terminal);
  return ok ? 0 : 1;
}

function check(
  vocabulary: Vocabulary,
  file: string,
  text: string,
  known: readonly { readonly id: string; readonly name: string }[],
): CheckedFile {
  const result = validateCards(vocabulary, text, { file, known });
  if ("cards" in result) return { file, ok: true, cards: result.cards.length, errors: [], unknownWords: [] };
  const unknownWords = [...new Set(result.errors.flatMap(({ unknownWord }) => unknownWord ?? []))];
  return { file, ok: false, cards: 0, errors: result.errors, unknownWords };
}

function print({ file, ok, cards, errors, unknownWords }: CheckedFile, { out, paint }: Terminal): void {
  for (const { message } of errors) out(message);
  if (unknownWords.length > 0) out(`${file}: words that the rules don't know: ${unknownWords.join(", ")}`);
  if (ok) out(`${file}: ${paint.good("ok")}, ${cards === 1 ? "1 card" : `${cards} cards`}`);
  else out(`${file}: ${paint.bad("failed")}, ${errors.length === 1 ? "1 error" : `${errors.length} errors`}`);
}

function textOf(named: string, folder: string): string {
  const path = resolve(folder, named);
  const wrong = (what: string) =>
    new UsageError(`cards: FILE is "${named}", ${what}; expected a card file, .json`);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw wrong("which does not exist");
  if (!found.isFile()) throw wrong("which is no file");
  if (found.size > MOST_READ) throw wrong(`which has ${found.size} bytes`);
  return readFileSync(path, "utf8");
}
