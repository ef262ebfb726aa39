/**
 * The coupling rule, file by file: which names and which imports stand where they must not.
 *
 * Elsewhere: which files and which rule (`areas.ts`), names (`card-names.ts`), pieces (`pieces.ts`).
 */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { CardNames } from "./card-names.ts";
import type { ImportResolver } from "./imports.ts";
import { jsonPieces } from "./json-pieces.ts";
import { type FilePieces, type Import, Lines, type Piece, READABLE } from "./pieces.ts";
import { rustPieces } from "./rust-pieces.ts";
import { SCRIPT, scriptPieces } from "./script-pieces.ts";

/** Something in a file that breaks the rule, or a note that breaks nothing. */
export interface Finding {
  /** From the folder under audit, with `/`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly kind: "identifier" | "string" | "comment" | "import" | "file name" | "unreadable";
  /** The card, as it is printed. */
  readonly name?: string;
  readonly message: string;
}

/** What must not stand in a file. */
export interface Rule {
  /** Names that must not, if any. */
  readonly names?: CardNames;
  /** Says what is wrong with an import that leads there, or nothing. */
  refuses(path: string): string | undefined;
}

/** Audits one file: its name, what stands in it, what it imports. */
export function auditFile(root: string, file: string, rule: Rule, imports: ImportResolver): Finding[] {
  const text = readFileSync(join(root, file), "utf8");
  const { pieces, imports: used, fault } = piecesOf(file, text);
  const lines = new Lines(text);
  const found = [
    ...(rule.names === undefined ? [] : namedInFileName(file, rule.names)),
    ...(rule.names === undefined ? [] : pieces.flatMap((piece) => namedIn(piece, rule.names as CardNames))),
    ...used.flatMap((each) => refusedImport(file, each, rule, imports)),
    ...(fault === undefined
      ? []
      : [{ start: fault.start, kind: "unreadable" as const, message: `cannot be parsed: ${fault.message}` }]),
  ];
  return withoutRepeats(found).map(({ start, ...finding }) => ({ file, ...lines.at(start), ...finding }));
}

/** A finding that still has its place as an offset. */
type Found = Omit<Finding, "file" | "line" | "column"> & { readonly start: number };

function piecesOf(file: string, text: string): FilePieces {
  if (SCRIPT.test(file)) return scriptPieces(file, text);
  return file.endsWith(".rs") ? rustPieces(file, text) : jsonPieces(text);
}

const WHERE = { string: "a string", comment: "a comment" } as const;

function namedIn(piece: Piece, names: CardNames): Found[] {
  const written = names.findIn(piece.text);
  return names.findIn(piece.meant ?? piece.text).map(({ name }) => {
    if (piece.kind === "identifier") {
      const message = `names ${name} in an identifier (${piece.text})`;
      return { start: piece.start, kind: piece.kind, name, message };
    }
    // A name that is written in other words (an escape, two strings added up) stands where they begin.
    const place = written.findIndex((each) => each.name === name);
    const [at] = place < 0 ? [] : written.splice(place, 1);
    const start = piece.start + (at?.start ?? 0);
    return { start, kind: piece.kind, name, message: `names ${name} in ${WHERE[piece.kind]}` };
  });
}

function namedInFileName(file: string, names: CardNames): Found[] {
  const found = names.findIn(basename(file).replace(READABLE, ""));
  return found.map(({ name }) => ({ start: 0, kind: "file name", name, message: `is named for ${name}` }));
}

function refusedImport(file: string, used: Import, rule: Rule, imports: ImportResolver): Found[] {
  const wrong = imports.resolve(file, used).map((path) => rule.refuses(path));
  const message = wrong.find((each) => each !== undefined);
  return message === undefined ? [] : [{ start: used.start, kind: "import", message }];
}

/** A shorthand property is two identifiers at one place, and a sum of strings one more string. */
function withoutRepeats(found: readonly Found[]): Found[] {
  const byPlace = new Map(found.map((each) => [`${each.start} ${each.message}`, each]));
  return [...byPlace.values()].sort((left, right) => left.start - right.start);
}
