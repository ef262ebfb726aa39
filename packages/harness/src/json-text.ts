/**
 * JSON text, read strictly: one value, no key twice, at most 64 levels deep.
 *
 * `JSON.parse` lets a second `"health"` win without a word, overflows on deep nesting and says where
 * it stopped in words that differ between runtimes. This reader stops at the first problem and tells
 * its place; asked for positions, it tells the place of every value too.
 */

/** Deepest nesting of arrays and objects that is read. */
export const MAX_NESTING = 64;

/** Where and why reading stopped. `offset` counts characters, `path` leads to the value being read. */
export interface JsonProblem {
  readonly offset: number;
  readonly path: string;
  readonly found: string;
  readonly expected: string;
}

/** The value, or the first problem. */
export type JsonRead = { readonly value: unknown } | { readonly problem: JsonProblem };

/** Keys that would reach an object's prototype where code copies them carelessly. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORDS: readonly (readonly [string, unknown])[] = [
  ["true", true],
  ["false", false],
  ["null", null],
];

/**
 * Reads one JSON value.
 *
 * @param text - The whole text; white space around the value is allowed.
 * @param positions - Filled with the offset of each value, by its path.
 */
export function readJson(text: string, positions?: Map<string, number>): JsonRead {
  const reader = new JsonReader(text, positions);
  try {
    return { value: reader.document() };
  } catch (error) {
    if (error instanceof Stop) return { problem: error.problem };
    throw error;
  }
}

/** A path as text: `/steps/0/target`, and `/` for the whole. Keys are escaped as in a JSON Pointer. */
export function pathText(path: readonly (string | number)[]): string {
  if (path.length === 0) return "/";
  return path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The line, from 1, that a character of the text is on. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let end = text.indexOf("\n"); end >= 0 && end < offset; end = text.indexOf("\n", end + 1)) line++;
  return line;
}

class Stop extends Error {
  readonly problem: JsonProblem;
  constructor(problem: JsonProblem) {
    super(problem.expected);
    this.problem = problem;
  }
}

class JsonReader {
  readonly #text: string;
  readonly #positions: Map<string, number> | undefined;
  readonly #path: (string | number)[] = [];
  #at = 0;

  constructor(text: string, positions: Map<string, number> | undefined) {
    this.#text = text;
    this.#positions = positions;
  }

  document(): unknown {
    const value = this.#value();
    this.#skipSpace();
    if (this.#at < this.#text.length) throw this.#stop("the end of the text");
    return value;
  }

  #value(): unknown {
    this.#skipSpace();
    this.#positions?.set(pathText(this.#path), this.#at);
    const first = this.#text[this.#at];
    if (first === "{" || first === "[") return this.#nested(first);
    if (first === '"') return this.#string();
    return this.#plain();
  }

  #nested(open: "{" | "["): unknown {
    if (this.#path.length >= MAX_NESTING) {
      throw this.#stop(`at most ${MAX_NESTING} levels of nesting`, `level ${MAX_NESTING + 1}`);
    }
    this.#at++;
    return open === "{" ? this.#object() : this.#array();
  }

  #object(): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    if (this.#takes("}")) return object;
    do {
      const key = this.#key(object);
      this.#path.push(key);
      object[key] = this.#value();
      this.#path.pop();
    } while (this.#continues("}"));
    return object;
  }

  #key(object: Record<string, unknown>): string {
    this.#skipSpace();
    const start = this.#at;
    if (this.#text[start] !== '"') throw this.#stop("a key in double quotes");
    const key = this.#string();
    if (FORBIDDEN_KEYS.has(key)) throw this.#stop("another key", `the key "${key}"`, start);
    if (Object.hasOwn(object, key)) throw this.#stop("each key once", `a second "${key}"`, start);
    if (!this.#takes(":")) throw this.#stop('":"');
    return key;
  }

  #array(): unknown[] {
    const array: unknown[] = [];
    if (this.#takes("]")) return array;
    do {
      this.#path.push(array.length);
      array.push(this.#value());
      this.#path.pop();
    } while (this.#continues("]"));
    return array;
  }

  #string(): string {
    const start = this.#at;
    let end = start + 1;
    for (; this.#text[end] !== '"'; end++) {
      const code = this.#text.charCodeAt(end);
      if (Number.isNaN(code)) throw this.#stop("a closing double quote", undefined, this.#text.length);
      if (code < 0x20) throw this.#stop("no control character in a string", `character ${code}`, end);
      if (code === 0x5c) end++; // A backslash takes the next character with it.
    }
    this.#at = end + 1;
    const written = this.#text.slice(start, end + 1);
    if (!written.includes("\\")) return written.slice(1, -1);
    return this.#unescaped(written, start);
  }

  #unescaped(written: string, start: number): string {
    try {
      return JSON.parse(written);
    } catch {
      throw this.#stop("escapes that JSON knows", "a string with another escape", start);
    }
  }

  #plain(): unknown {
    for (const [word, value] of WORDS) {
      if (this.#text.startsWith(word, this.#at)) {
        this.#at += word.length;
        return value;
      }
    }
    NUMBER.lastIndex = this.#at;
    const digits = NUMBER.exec(this.#text)?.[0];
    if (digits === undefined) throw this.#stop("a value");
    this.#at += digits.length;
    return Number(digits);
  }

  #continues(close: "}" | "]"): boolean {
    if (this.#takes(",")) return true;
    if (this.#takes(close)) return false;
    throw this.#stop(`"," or "${close}"`);
  }

  #takes(mark: string): boolean {
    this.#skipSpace();
    if (this.#text[this.#at] !== mark) return false;
    this.#at++;
    return true;
  }

  #skipSpace(): void {
    for (; ; this.#at++) {
      const code = this.#text.charCodeAt(this.#at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
    }
  }

  #stop(expected: string, found?: string, offset: number = this.#at): Stop {
    const there = this.#text.codePointAt(offset);
    const character =
      there === undefined ? "the end of the text" : JSON.stringify(String.fromCodePoint(there));
    return new Stop({ offset, path: pathText(this.#path), found: found ?? character, expected });
  }
}
