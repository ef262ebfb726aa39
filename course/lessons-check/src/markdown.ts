/**
 * A Markdown file as its lines: which of them are headings, fenced blocks, and comments that direct us.
 *
 * Only what lessons use is read: ATX headings, fences of backticks at the left margin, comments of one line
 * before a block. Everything else is text.
 */

/** A fenced block. Lines count from 0 in the file. */
export interface Block {
  /** The word after the backticks: `ts`, `text`. */
  readonly language: string;
  readonly lines: readonly string[];
  /** The line of the opening fence, and of the closing one. */
  readonly from: number;
  readonly to: number;
  /** The comments directly above: what fills the block, what it takes as given. */
  readonly directives: readonly Directive[];
}

/** A comment such as `<!-- include: path#marker -->`. */
export interface Directive {
  readonly kind: string;
  readonly argument: string;
  readonly line: number;
}

/** A heading outside of fenced blocks. */
export interface Heading {
  readonly level: number;
  readonly title: string;
  readonly line: number;
}

/** A Markdown file, taken apart. */
export interface Markdown {
  /** Its path from the repository's root, with forward slashes. */
  readonly path: string;
  readonly lines: readonly string[];
  readonly headings: readonly Heading[];
  readonly blocks: readonly Block[];
  /** Directives with no block under them. */
  readonly stray: readonly Directive[];
  /** The lines outside of fenced blocks, inside them empty: line numbers stay. */
  readonly prose: readonly string[];
}

const DIRECTIVE = /^<!-- ([a-z]+): (.+?) -->$/;
const FENCE = /^```(\S*)\s*$/;

/** Takes a Markdown file apart. */
export function readMarkdown(path: string, text: string): Markdown {
  const lines = text.split("\n");
  const blocks: Block[] = [];
  const stray: Directive[] = [];
  const headings: Heading[] = [];
  const prose: string[] = [];
  let above: Directive[] = [];
  for (let line = 0; line < lines.length; line++) {
    const text = lines[line] ?? "";
    const fence = FENCE.exec(text);
    if (fence !== null) {
      const to = closingFence(path, lines, line);
      blocks.push({
        language: fence[1] ?? "",
        lines: lines.slice(line + 1, to),
        from: line,
        to,
        directives: above,
      });
      above = [];
      for (; line < to; line++) prose.push("");
      prose.push("");
      continue;
    }
    prose.push(text);
    const directive = DIRECTIVE.exec(text);
    if (directive !== null) {
      above.push({ kind: directive[1] ?? "", argument: directive[2] ?? "", line });
      continue;
    }
    if (text.trim() === "") continue; // A formatter may part a comment from its block.
    stray.push(...above);
    above = [];
    const heading = /^(#{1,6}) (.+)$/.exec(text);
    if (heading !== null) headings.push({ level: heading[1]?.length ?? 0, title: heading[2] ?? "", line });
  }
  return { path, lines, headings, blocks, stray: [...stray, ...above], prose };
}

function closingFence(path: string, lines: readonly string[], from: number): number {
  const to = lines.findIndex((text, line) => line > from && text === "```");
  if (to < 0) throw new Error(`${path}:${from + 1}: a fenced block begins; expected its end`);
  return to;
}

/** The lines from a heading to before the next one of its level or above; `undefined` without that heading. */
export function sectionOf(
  { headings, lines }: Markdown,
  title: string,
): { from: number; to: number } | undefined {
  const index = headings.findIndex((heading) => heading.title === title);
  const heading = headings[index];
  if (heading === undefined) return undefined;
  const next = headings.slice(index + 1).find(({ level }) => level <= heading.level);
  return { from: heading.line, to: next?.line ?? lines.length };
}
