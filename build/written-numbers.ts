/**
 * Writes a bundle's numbers out where its functions use their names.
 *
 * esbuild does so only in files that import nothing. V8 knows the value of a constant, but reading it takes three
 * times the bytecode of a number, and by the length of its bytecode V8 decides what it joins to one function.
 */
import type { AnyNode, Identifier, Program } from "acorn";
import { ancestor } from "acorn-walk";
import { constantsOf, namesDeclaredIn, programOf, type Replacement, replaced } from "./bindings.ts";

/** The same code, with a number for each use of a top-level constant that is one, in functions. */
export function withNumbersWritten(code: string): string {
  const program = programOf(code);
  const numbers = numbersOf(program, code);
  const uses: Replacement[] = [];
  ancestor(program, {
    Identifier: (identifier, _state, ancestors) => {
      const number = numbers.get((identifier as Identifier).name);
      const around = ancestors.slice(0, -1);
      if (number === undefined || !around.some(({ type }) => /Function/.test(type))) return;
      if (namesDeclaredIn(around.slice(1)).has(identifier.name)) return;
      uses.push({
        start: identifier.start,
        end: identifier.end,
        text: written(identifier, number, around.at(-1)),
      });
    },
  });
  return replaced(code, uses);
}

function numbersOf(program: Program, code: string): Map<string, string> {
  const isNumber = (value: AnyNode): boolean =>
    value.type === "UnaryExpression" && value.operator === "-"
      ? isNumber(value.argument)
      : value.type === "Literal" && typeof value.value === "number";
  const constants = constantsOf(program).filter(({ value }) => isNumber(value));
  return new Map(constants.map(({ name, value }) => [name, code.slice(value.start, value.end)]));
}

function written(identifier: Identifier, number: string, parent: AnyNode | undefined): string {
  if (parent?.type === "Property" && parent.shorthand) return `${identifier.name}: ${number}`;
  const isObject = parent?.type === "MemberExpression" && parent.object === identifier;
  return /^\d+$/.test(number) && !isObject ? number : `(${number})`;
}
