/** JSON in pieces: its strings, keys and values alike, and its comments, if it has any. */
import { visit } from "jsonc-parser";
import type { FilePieces, Piece } from "./pieces.ts";

/** Reads a JSON file, as far as it is one. */
export function jsonPieces(text: string): FilePieces {
  const pieces: Piece[] = [];
  const add = (kind: Piece["kind"], start: number, length: number, meant?: string) =>
    pieces.push({
      kind,
      text: text.slice(start, start + length),
      start,
      ...(meant !== undefined && { meant }),
    });
  visit(
    text,
    {
      onObjectProperty: (key, start, length) => add("string", start, length, key),
      onLiteralValue: (value, start, length) => {
        if (typeof value === "string") add("string", start, length, value);
      },
      onComment: (start, length) => add("comment", start, length),
    },
    { allowTrailingComma: true },
  );
  return { pieces, imports: [] };
}
