/**
 * Plain data: a copy of a value that holds JSON and nothing else.
 *
 * Cards may come from a program and not from a text, so anything can arrive: loops, getters, numbers
 * that are none. This copy is made before the schema looks, without recursion, and within the limits.
 * Keys that reach an object's prototype are refused here, whether or not a schema would know them.
 */
import { describeValue, pointer } from "./card-error.ts";
import type { Json } from "./json.ts";
import { MAX_CHARACTERS, MAX_ERRORS, MAX_NESTING, MAX_VALUES } from "./limits.ts";

/** What is wrong with a value, before any schema is asked. */
export interface PlainFault {
  readonly path: string;
  readonly found: string;
  readonly expected: string;
}

const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** A list or object that is still to be copied. */
interface Pending {
  readonly from: object;
  readonly to: Json[] | Record<string, Json>;
  readonly path: readonly (string | number)[];
}

/** Copies a value, or says why it is no plain JSON. */
export function copyPlainJson(value: unknown): { copy: Json } | { faults: PlainFault[] } {
  const copier = new Copier();
  const copy = copier.copyOne(value, []);
  while (copier.pending.length > 0 && copier.goesOn) copier.copyChildren(copier.pending.pop() as Pending);
  return copier.faults.length > 0 ? { faults: copier.faults } : { copy };
}

class Copier {
  readonly pending: Pending[] = [];
  readonly faults: PlainFault[] = [];
  #values = 0;
  #characters = 0;
  #full = false;

  get goesOn(): boolean {
    return !this.#full && this.faults.length < MAX_ERRORS;
  }

  copyOne(value: unknown, path: readonly (string | number)[]): Json {
    this.#count(typeof value === "string" ? value.length : 1);
    if (typeof value === "string" || typeof value === "boolean" || value === null) return value;
    if (typeof value === "number" && Number.isFinite(value)) return value;
    if (typeof value !== "object" || !isPlain(value)) return this.#refuse(path, value, "plain JSON");
    if (path.length >= MAX_NESTING)
      return this.#refuse(path, value, `at most ${MAX_NESTING} levels of nesting`);
    const to: Json[] | Record<string, Json> = Array.isArray(value) ? [] : {};
    this.pending.push({ from: value, to, path });
    return to;
  }

  copyChildren({ from, to, path }: Pending): void {
    if (Array.isArray(from)) {
      for (let i = 0; i < from.length && this.goesOn; i++)
        (to as Json[]).push(this.copyOne(from[i], [...path, i]));
      return;
    }
    for (const key of Object.keys(from)) {
      if (!this.goesOn) return;
      this.#copyKey(from, to as Record<string, Json>, key, path);
    }
  }

  #copyKey(from: object, to: Record<string, Json>, key: string, path: readonly (string | number)[]): void {
    this.#count(key.length);
    const here = [...path, key];
    const own = Object.getOwnPropertyDescriptor(from, key);
    if (FORBIDDEN_KEYS.has(key)) this.#refuse(here, own?.value, "no key of this name anywhere");
    else if (own === undefined || own.get !== undefined) this.#refuse(here, undefined, "plain JSON");
    else to[key] = this.copyOne(own.value, here);
  }

  #refuse(path: readonly (string | number)[], value: unknown, expected: string): null {
    this.faults.push({ path: pointer(path), found: describeValue(value), expected });
    return null;
  }

  #count(characters: number): void {
    this.#values++;
    this.#characters += characters;
    if (this.#full || (this.#values <= MAX_VALUES && this.#characters <= MAX_CHARACTERS)) return;
    this.#full = true;
    const found =
      this.#values > MAX_VALUES ? `more than ${MAX_VALUES} values` : `more than ${MAX_CHARACTERS} characters`;
    const expected = `at most ${MAX_VALUES} values and ${MAX_CHARACTERS} characters (1 MB)`;
    this.faults.push({ path: "", found, expected });
  }
}

function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
