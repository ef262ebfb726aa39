/** Field kinds that hold words: an effect inside an effect, the selection that it is about, and so on. */

import type { AuraDefinition, Effect } from "@course/core";
import * as v from "valibot";
import type {
  Category,
  Compiled,
  Condition,
  Filter,
  LabelledTrigger,
  RowWriter,
  Selection,
  Value,
} from "./forms.ts";
import type { Json } from "./json.ts";
import type { Bounds, Compiler, FieldKind, Writer } from "./language.ts";
import { noun } from "./phrase.ts";
import type {
  AbilityText,
  ConditionText,
  EffectText,
  FilterText,
  SelectionText,
  Texts,
  TriggerText,
  ValueText,
} from "./texts.ts";

/** What an error calls a word of the category. */
export const CATEGORY_PHRASES: Readonly<Record<Category, string>> = {
  effect: "an effect",
  selection: "a selection",
  filter: "a filter",
  value: "an integer or a value",
  condition: "a condition",
  trigger: "a trigger",
  modifier: "a modifier",
  keyword: "a keyword",
  ability: "an ability",
  cardChoice: "the id of a card or a choice of one",
};

/** Bare numbers in cards, where a word does not ask for less. */
export const ANY_NUMBER: Bounds = { min: -1_000, max: 1_000 };

/** Another effect. */
export function effect(): FieldKind<Effect, EffectText> {
  return one("effect");
}

/** A list of at least one effect. */
export function effects(): FieldKind<readonly Effect[], readonly EffectText[]> {
  return list("effect", 1);
}

/** The entities that the word is about. */
export function selection(): FieldKind<Selection, SelectionText> {
  return one("selection");
}

/** A number: a bare integer within the bounds, or a value word. */
export function value(bounds: Partial<Bounds> = {}): FieldKind<Value, ValueText> {
  const limits = { ...ANY_NUMBER, ...bounds };
  return {
    ...one("value"),
    schema: (source) => source.node("value", limits),
    jsonSchema: () => ({
      anyOf: [{ type: "integer", minimum: limits.min, maximum: limits.max }, { $ref: "#/definitions/value" }],
    }),
  };
}

/** What must hold. */
export function condition(): FieldKind<Condition, ConditionText> {
  return one("condition");
}

/** A list of filters, all of which a candidate must pass. Compiled to one. */
export function filters(): FieldKind<Filter, readonly FilterText[]> {
  const each: FieldKind<readonly Filter[], readonly FilterText[]> = list("filter", 0);
  return { ...each, compile: (json, compiler) => allOf(each.compile(json, compiler)) };
}

/** Each of a list of filters, for a word that joins them in its own way. */
export function filterList(): FieldKind<readonly Filter[], readonly FilterText[]> {
  return list("filter", 1);
}

/** The moment that a card answers. */
export function trigger(): FieldKind<LabelledTrigger, TriggerText> {
  return one("trigger");
}

/** What a card changes as long as it is in play. */
export function modifier(): FieldKind<AuraDefinition, string> {
  return one("modifier");
}

/** A keyword. */
export function keyword(): FieldKind<RowWriter, string> {
  return one("keyword");
}

/** A card's keywords. */
export function keywords(): FieldKind<readonly RowWriter[], readonly string[]> {
  return list("keyword", 0);
}

/** A card's abilities. */
export function abilities(): FieldKind<readonly Compiled["ability"][], readonly AbilityText[]> {
  return list("ability", 0);
}

/** Abilities that a card gives to minions, and that speak of the minion that has them. */
export function grantedAbilities(): FieldKind<readonly Compiled["ability"][], readonly AbilityText[]> {
  const kind = abilities();
  return { ...kind, text: (json, writer) => kind.text(json, writer.as(noun("minion"))) };
}

function one<C extends Category>(category: C): FieldKind<Compiled[C], Texts[C]> {
  return {
    presence: { type: "required" },
    expected: CATEGORY_PHRASES[category],
    holds: { category, isList: false },
    schema: (source) => source.node(category),
    jsonSchema: () => ({ $ref: `#/definitions/${category}` }),
    authorType: () => authorTypeName(category),
    compile: (json, compiler) => compiler.node(category, json),
    text: (json, writer) => writer.node(category, json),
  };
}

function list<C extends Category>(
  category: C,
  atLeast: 0 | 1,
): FieldKind<readonly Compiled[C][], readonly Texts[C][]> {
  const expected =
    atLeast === 0
      ? `a list whose parts are each ${CATEGORY_PHRASES[category]}`
      : `a list of at least one ${category}`;
  return {
    presence: { type: "required" },
    expected,
    holds: { category, isList: true },
    schema: (source) => {
      const message = source.expecting(expected);
      return v.pipe(v.array(source.node(category), message), v.minLength(atLeast, message));
    },
    jsonSchema: () => ({ type: "array", items: { $ref: `#/definitions/${category}` }, minItems: atLeast }),
    authorType: () => `readonly ${authorTypeName(category)}[]`,
    compile: (json, compiler: Compiler) =>
      (json as readonly Json[]).map((each) => compiler.node(category, each)),
    text: (json, writer: Writer) => (json as readonly Json[]).map((each) => writer.node(category, each)),
  };
}

/** The name of the generated type of a category's words. */
export function authorTypeName(category: Category): string {
  return `${category.charAt(0).toUpperCase()}${category.slice(1)}`;
}

/** The filter of an empty list. */
export const letThrough: Filter = () => true;

function allOf(filters: readonly Filter[]): Filter {
  const [first, second] = filters;
  if (first === undefined) return letThrough;
  if (second === undefined) return first;
  return (frame, candidate) => filters.every((filter) => filter(frame, candidate));
}
