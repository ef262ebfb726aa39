/**
 * Rust in pieces, by its tokens: comments (nested ones too), strings of every kind, identifiers.
 *
 * `use crate::content::…` and its relatives are imports, as paths from the folder `src`.
 */
import type { FilePieces, Import, Piece } from "./pieces.ts";

/** One token: a comment, a string, a character (before lifetimes, which look alike), an identifier, or anything. */
const TOKEN =
  /(?<line>\/\/[^\n]*)|(?<block>\/\*)|(?<raw>[bc]?r(?<hashes>#*)"[\s\S]*?"\k<hashes>)|(?<string>[bc]?"(?:\\[\s\S]|[^"\\])*")|(?<char>b?'(?:\\(?:u\{[^}]*\}|x..|.)|[^'\\\n])')|(?<lifetime>'[\p{L}_][\p{L}\p{N}_]*)|(?<name>(?:r#)?[\p{L}_][\p{L}\p{N}_]*)|\s+|[\s\S]/gu;

/** A path that begins at the crate or above this file, and what it names: one module or several in braces. */
const PATH =
  /\b(?<from>crate|(?:super\s*::\s*)*super)\s*::\s*(?<rest>[\p{L}\p{N}_#]+(?:\s*::\s*[\p{L}\p{N}_#]+)*|\{)/gu;

/** Reads a Rust file. Whatever it is, it falls into tokens. */
export function rustPieces(file: string, text: string): FilePieces {
  const pieces: Piece[] = [];
  const code: string[] = []; // The text without comments and strings, each as long as it was.
  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at;
    const { 0: token, groups } = TOKEN.exec(text) as RegExpExecArray; // Its last alternative is anything.
    const whole = groups?.block === undefined ? token : blockComment(text, at);
    const piece = pieceOf(groups ?? {}, whole, at);
    if (piece !== undefined) pieces.push(piece);
    code.push(piece?.kind === "identifier" || piece === undefined ? whole : whole.replaceAll(/[^\n]/g, " "));
    at += whole.length;
  }
  return { pieces, imports: [...pathsIn(file, code.join("")), ...includedFiles(pieces, code.join(""))] };
}

function pieceOf(groups: Record<string, string | undefined>, text: string, start: number): Piece | undefined {
  if (groups.line !== undefined || groups.block !== undefined) return { kind: "comment", text, start };
  if (groups.raw !== undefined || groups.string !== undefined) return { kind: "string", text, start };
  if (groups.name !== undefined) return { kind: "identifier", text, start };
  return undefined;
}

/** A block comment with those inside it; one that nobody closes goes to the end. */
function blockComment(text: string, start: number): string {
  let depth = 0;
  const edge = /\/\*|\*\//g;
  edge.lastIndex = start;
  for (let match = edge.exec(text); match !== null; match = edge.exec(text)) {
    depth += match[0] === "/*" ? 1 : -1;
    if (depth === 0) return text.slice(start, edge.lastIndex);
  }
  return text.slice(start);
}

/** Paths of modules, as if they were paths of files: `crate` is `src`, `super` one folder up. */
function pathsIn(file: string, code: string): Import[] {
  const folders = file.split("/").slice(0, -1);
  const own = /(^|\/)(mod|lib|main)\.rs$/.test(file) ? folders : file.replace(/\.rs$/, "").split("/");
  return Array.from(code.matchAll(PATH)).flatMap(({ 0: path, groups, index }) => {
    const { from = "", rest = "" } = groups ?? {};
    const base = from === "crate" ? ["src"] : own.slice(0, own.length - from.split("::").length);
    const named = rest === "{" ? firstNamesIn(code, index + path.length) : [rest];
    return named.map((name) => {
      const specifier = [...base, ...name.split("::")].map((part) => part.trim().replace("r#", "")).join("/");
      return { specifier, fromRoot: true, start: index };
    });
  });
}

/** In `{content::cards, engine::{queue, death}}`: `content` and `engine`. Begins after the brace. */
function firstNamesIn(code: string, start: number): string[] {
  const names: string[] = [];
  let depth = 1;
  let isFirst = true;
  for (const { 0: token } of code.slice(start).matchAll(/[\p{L}\p{N}_#]+|[{},]/gu)) {
    if (token === "{") depth++;
    else if (token === "}") depth--;
    else if (token === ",") isFirst ||= depth === 1;
    else if (isFirst && depth === 1) {
      names.push(token);
      isFirst = false;
    }
    if (depth === 0) break;
  }
  return names;
}

/** `include_str!("../content/x.json")` and its relatives, and `#[path = "…"]`. */
function includedFiles(pieces: readonly Piece[], code: string): Import[] {
  const isIncluded = /(include(_str|_bytes)?!\s*[([{]\s*|#\s*\[\s*path\s*=\s*)$/;
  return pieces
    .filter(
      ({ kind, start }) => kind === "string" && isIncluded.test(code.slice(Math.max(0, start - 40), start)),
    )
    .map(({ text, start }) => ({ specifier: asRelative(text.replaceAll(/^[^"]*"|"#*$/g, "")), start }));
}

function asRelative(path: string): string {
  return path.startsWith(".") || path.startsWith("/") ? path : `./${path}`;
}
