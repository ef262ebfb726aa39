/**
 * Field kinds: what can stand under a key of a word.
 *
 * A kind is declared once (`target: selection()`) and answers for all uses of it: what validation
 * accepts, what the JSON Schema and the author types say, what the word's compilation and its text get.
 * Elsewhere: the kinds that hold words (`word-fields.ts`) and plain data (`data-fields.ts`).
 */
import type { Json, JsonObject } from "./json.ts";
import type { FieldKind, Fields } from "./language.ts";

/** No keys: such a word is written as its bare name. */
export type NoFields = Readonly<Record<never, FieldKind>>;

/** What a word's compilation gets, by key. */
export type Arguments<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends FieldKind<infer A, unknown> ? A : never;
};
/** What a word's text gets, by key. */
export type TextArguments<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends FieldKind<unknown, infer T> ? T : never;
};

/** The key may be missing; compilation and text then get `undefined`. */
export function optional<A, T>(kind: FieldKind<A, T>): FieldKind<A | undefined, T | undefined> {
  return { ...kind, presence: { type: "optional" } };
}

/** The key may be missing and is then as if `value` stood there. */
export function withDefault<A, T>(kind: FieldKind<A, T>, value: Json): FieldKind<A, T> {
  return { ...kind, presence: { type: "default", value } };
}

/** What stands under a key, or the default; `undefined` when an optional key is missing. */
export function heldUnder(kind: FieldKind, json: JsonObject, key: string): Json | undefined {
  if (Object.hasOwn(json, key)) return json[key];
  return kind.presence.type === "default" ? kind.presence.value : undefined;
}

/** Whether a word can be written as its bare name: nothing in it must be given. */
export function isAllOptional(fields: Fields): boolean {
  return Object.values(fields).every(({ presence }) => presence.type !== "required");
}
