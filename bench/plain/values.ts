/** How much, and whether: the values and conditions of the card language. */
import type { Json } from "./json.ts";
import type { Condition, Value } from "./model.ts";
import { compileSelection } from "./selections.ts";

const VALUES: Readonly<Record<string, (node: Json) => Value>> = {
  count: (node) => {
    const of = compileSelection(node.field("of"));
    return (world, context) => of(world, context).length;
  },
  eventAmount:
    () =>
    (_world, { event }) =>
      event !== undefined && "amount" in event ? event.amount : 0,
};

const CONDITIONS: Readonly<Record<string, (node: Json) => Condition>> = {
  exists: (node) => {
    const what = compileSelection(node.field("what"));
    return (world, context) => what(world, context).length > 0;
  },
  atLeast: (node) => {
    const value = compileValue(node.field("value"));
    const minimum = compileValue(node.field("minimum"));
    return (world, context) => value(world, context) >= minimum(world, context);
  },
  not: (node) => {
    const condition = compileCondition(node.field("condition"));
    return (world, context) => !condition(world, context);
  },
};

/** A value may be a bare integer. */
export function compileValue(node: Json, otherwise?: number): Value {
  if (typeof node.value === "object" || typeof node.value === "string") return node.word(VALUES);
  const integer = node.integer(otherwise);
  return () => integer;
}

export function compileCondition(node: Json): Condition {
  return node.word(CONDITIONS);
}
