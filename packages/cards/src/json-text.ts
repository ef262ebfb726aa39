/**
 * JSON text: where it stops being JSON, by line and column.
 *
 * Engines word the errors of `JSON.parse` differently and often leave out the place, and `JSON.parse`
 * keeps the last of two equal keys without a word. This scanner finds the first fault of either kind. It
 * keeps its own stack, so that a text of 10,000 opening brackets is refused and not a stack overflow.
 * Elsewhere: what may stand in the JSON (`plain-json.ts`, `schema.ts`).
 */
import { MAX_CHARACTERS, MAX_NESTING } from "./limits.ts";

/** The first place at which a text is not JSON. */
export interface TextFault {
  readonly line: number;
  readonly column: number;
  readonly found: string;
  readonly expected: string;
}

/** What may come next: after `[`, after `,`, and so on. */
type Next = "value" | "value or ]" | "key or }" | "key" | ":" | ", or end";

interface Scan {
  next: Next;
  /** The open lists and objects; an object has the keys that it has had so far. */
  readonly open: (Set<string> | "list")[];
}

// In a string: everything but quotes, backslashes and what is below a space.
const TOKEN =
  /[ \t\n\r]*(?:([{}[\],:])|("[ !#-[\]-\u{10ffff}]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ !#-[\]-\u{10ffff}]*)*")|(-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?|true|false|null))/uy;

const EXPECTED: Readonly<Record<Next, string>> = {
  value: "a value",
  "value or ]": 'a value or "]"',
  "key or }": 'a key in double quotes or "}"',
  key: "a key in double quotes",
  ":": '":" after the key',
  ", or end": '"," or the end of the list or object',
};

/** Returns the first fault of a text, or `undefined` when it is JSON and within the limits. */
export function findTextFault(text: string): TextFault | undefined {
  if (text.length > MAX_CHARACTERS) {
    return fault(text, 0, `${text.length} characters`, `at most ${MAX_CHARACTERS} (1 MB)`);
  }
  const scan: Scan = { next: "value", open: [] };
  let at = 0;
  do {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (match === null) return unreadable(text, at, scan);
    const start = TOKEN.lastIndex - (match[1] ?? match[2] ?? match[3] ?? "").length;
    const wrong = takeToken(scan, match[1], match[2]);
    if (wrong !== undefined) return fault(text, start, shownToken(text, start, TOKEN.lastIndex), wrong);
    at = TOKEN.lastIndex;
  } while (scan.open.length > 0);
  const rest = at + text.slice(at).search(/[^ \t\n\r]|$/);
  return rest < text.length
    ? fault(text, rest, shownToken(text, rest, rest + 20), "the end of the file")
    : undefined;
}

/** Moves on by one token, or says what was expected instead of it. */
function takeToken(scan: Scan, mark: string | undefined, text: string | undefined): string | undefined {
  const { next, open } = scan;
  const inside = open.at(-1);
  if (next === "key" || (next === "key or }" && mark !== "}")) return takeKey(scan, text);
  if (next === ":") {
    scan.next = "value";
    return mark === ":" ? undefined : EXPECTED[next];
  }
  if (next === ", or end" && mark === "," && inside !== undefined) {
    scan.next = inside === "list" ? "value" : "key";
    return undefined;
  }
  if (closes(next, mark, inside)) {
    open.pop();
    scan.next = ", or end";
    return undefined;
  }
  if (next !== "value" && next !== "value or ]") return EXPECTED[next];
  if (mark === undefined) {
    scan.next = ", or end";
    return undefined;
  }
  return openNext(scan, mark);
}

function takeKey(scan: Scan, text: string | undefined): string | undefined {
  if (text === undefined) return EXPECTED[scan.next];
  const keys = scan.open.at(-1) as Set<string>; // Only an object expects a key.
  const key = JSON.parse(text) as string;
  if (keys.has(key)) return "each key once in an object";
  keys.add(key);
  scan.next = ":";
  return undefined;
}

function closes(next: Next, mark: string | undefined, inside: Set<string> | "list" | undefined): boolean {
  if (mark === "]") return inside === "list" && (next === "value or ]" || next === ", or end");
  return mark === "}" && inside instanceof Set && (next === "key or }" || next === ", or end");
}

function openNext(scan: Scan, mark: string): string | undefined {
  if (mark !== "[" && mark !== "{") return EXPECTED[scan.next];
  if (scan.open.length === MAX_NESTING) return `at most ${MAX_NESTING} levels of nesting`;
  scan.open.push(mark === "[" ? "list" : new Set());
  scan.next = mark === "[" ? "value or ]" : "key or }";
  return undefined;
}

function unreadable(text: string, at: number, scan: Scan): TextFault {
  const start = at + text.slice(at).search(/[^ \t\n\r]|$/);
  const expected =
    text[start] === '"' ? "a text that ends, with \\ before special characters" : EXPECTED[scan.next];
  return fault(
    text,
    start,
    start === text.length ? "the end of the file" : shownToken(text, start, start + 20),
    expected,
  );
}

function shownToken(text: string, start: number, end: number): string {
  const [line = ""] = text.slice(start, Math.min(end, start + 20)).split(/[\n\r]/);
  return JSON.stringify(line);
}

function fault(text: string, at: number, found: string, expected: string): TextFault {
  const before = text.slice(0, at).split("\n");
  return { line: before.length, column: (before.at(-1) as string).length + 1, found, expected };
}
