/**
 * Excerpts of source files, found by a name and never by a line number.
 *
 * A marker is, in this order: a region (`// #region name` to `// #endregion`), a top-level declaration of that
 * name together with the comment above it, a test (`test:name`), or, in a pack of cards, a card's id.
 */

/** The part of a file that a marker names; without a marker the whole file. */
export function excerpt(text: string, marker: string | undefined): string[] {
  const lines = text.trimEnd().split("\n");
  if (marker === undefined) return withoutRegions(lines);
  const found =
    region(lines, marker) ?? test(lines, marker) ?? declaration(lines, marker) ?? card(lines, marker);
  if (found === undefined || found.length === 0) {
    throw new Error(`marker is "${marker}"; expected a region, a declaration, a test or a card of the file`);
  }
  return dedented(withoutRegions(found));
}

function region(lines: readonly string[], name: string): string[] | undefined {
  const from = lines.findIndex((line) => line.trim() === `// #region ${name}`);
  if (from < 0) return undefined;
  let open = 0;
  for (let at = from; at < lines.length; at++) {
    const line = lines[at]?.trim() ?? "";
    if (line.startsWith("// #region")) open++;
    if (line.startsWith("// #endregion")) open--;
    if (open === 0) return lines.slice(from + 1, at);
  }
  throw new Error(`region "${name}" begins; expected its // #endregion`);
}

function test(lines: readonly string[], marker: string): string[] | undefined {
  const name = /^test:(.+)$/.exec(marker)?.[1];
  if (name === undefined) return undefined;
  const from = lines.findIndex((line) => line.startsWith(`test("${name}"`));
  return from < 0 ? undefined : upToEnd(lines, from, from);
}

function declaration(lines: readonly string[], name: string): string[] | undefined {
  const declares = new RegExp(
    `^(export )?(declare )?(async )?(function|const|let|class|interface|type) ${escaped(name)}\\b`,
  );
  const at = lines.findIndex((line) => declares.test(line));
  if (at < 0) return undefined;
  return upToEnd(lines, commentAbove(lines, at), at);
}

/** Where the comment begins that stands directly above a line. */
function commentAbove(lines: readonly string[], at: number): number {
  if (lines[at - 1]?.trim().endsWith("*/") !== true) return at;
  for (let line = at - 1; line >= 0; line--) if (lines[line]?.trimStart().startsWith("/**")) return line;
  return at;
}

/** From a line to the end of the declaration that begins `at`: the next line that closes it at the left margin. */
function upToEnd(lines: readonly string[], from: number, at: number): string[] {
  if (/[;}]$/.test(lines[at] ?? "")) return lines.slice(from, at + 1);
  if (lines[at]?.endsWith("=")) {
    const last = lines.findIndex((line, number) => number > at && line.endsWith(";"));
    return lines.slice(from, last + 1);
  }
  const end = lines.findIndex((line, number) => number > at && /^[}\])]/.test(line) && !/[{(,]$/.test(line));
  return lines.slice(from, (end < 0 ? at : end) + 1);
}

function card(lines: readonly string[], id: string): string[] | undefined {
  const at = lines.findIndex((line) => line.includes(`"id": "${id}"`));
  const line = lines[at];
  if (line === undefined) return undefined;
  if (line.trimStart().startsWith("{")) return [line.replace(/,$/, "")];
  const depth = indentOf(line) - 2;
  const closes = (text: string | undefined) => text !== undefined && indentOf(text) === depth;
  const end = lines.findIndex((text, number) => number > at && closes(text));
  return [...lines.slice(at - 1, end), (lines[end] ?? "").replace(/,$/, "")];
}

function withoutRegions(lines: readonly string[]): string[] {
  return lines.filter((line) => !/^\s*\/\/ #(end)?region/.test(line));
}

function dedented(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== "").map(indentOf);
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(shared));
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
