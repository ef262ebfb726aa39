/**
 * What a source file is made of, as far as the audit looks: identifiers, strings, comments, imports.
 *
 * Elsewhere: how a file falls into pieces (`script-pieces.ts`, `rust-pieces.ts`, `json-pieces.ts`).
 */

/** Files that fall into pieces. */
export const READABLE: RegExp = /\.([cm]?[jt]sx?|jsonc?|rs)$/;

/** A piece of a file that may name a card. */
export interface Piece {
  readonly kind: "identifier" | "string" | "comment";
  /** As it stands in the file. */
  readonly text: string;
  /** What it means to the program, where the file says it in another way: `"Baron\\u0020Rivendare"`. */
  readonly meant?: string;
  /** Where it begins in the file. */
  readonly start: number;
}

/** A file that this one uses: what an import, a `require` or a `new URL` names. */
export interface Import {
  readonly specifier: string;
  /** Whether it is a path from the folder under audit, and not from this file. */
  readonly fromRoot?: boolean;
  readonly start: number;
}

/** A file in pieces, or where it cannot be read. */
export interface FilePieces {
  readonly pieces: readonly Piece[];
  readonly imports: readonly Import[];
  /** The first place that the parser does not understand: the file cannot be audited. */
  readonly fault?: { readonly message: string; readonly start: number };
}

/** Line and column of places in a text, both counted from 1. */
export class Lines {
  readonly #starts: number[] = [0];

  constructor(text: string) {
    for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) this.#starts.push(index + end.length);
  }

  at(offset: number): { line: number; column: number } {
    const after = this.#starts.findIndex((start) => start > offset);
    const line = after < 0 ? this.#starts.length : after;
    return { line, column: offset - (this.#starts[line - 1] ?? 0) + 1 };
  }
}
