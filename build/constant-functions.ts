/**
 * Makes top-level functions of a bundle constants, and keeps them so behind its exports.
 *
 * A declared function is a variable for V8: at each call it loads the function and asks whether it is still the
 * one that it has compiled for. A `const` it knows. With declared functions the kernel took a quarter longer in a
 * storm of triggers. The constants stand before all other code, where the language puts declared functions too.
 * What an ESM bundle exports is a variable even if it is a constant, for everybody, so it exports another name for
 * it, and works with its own.
 */
import type { AnyNode, Program } from "acorn";
import { full } from "acorn-walk";
import MagicString, { type SourceMap } from "magic-string";
import { constantsOf, fixedFunctionsOf, programOf } from "./bindings.ts";

/** Changed code, and what of it stood where in the code that was given. */
export interface Moved {
  readonly code: string;
  readonly map: SourceMap;
}

/**
 * The same code, with a constant for each top-level function that is not exported where it is declared, and never
 * gets another value.
 *
 * @param path - What the map calls the given code.
 */
export function withConstantFunctions(code: string, path = ""): Moved {
  const program = programOf(code);
  const text = new MagicString(code);
  const functions = fixedFunctionsOf(program);
  const start = startOf(program, functions) ?? code.length;
  for (const { id, start: from, end } of functions) {
    text.update(from, id.end, `const ${id.name} = ${code.slice(from, id.start).trimEnd()}`);
    text.appendLeft(end, ";");
    if (from < start) continue;
    text.appendLeft(end, "\n");
    text.move(from, end, start);
  }
  const constants = constantsOf(program).filter(({ value }) => value.type !== "Literal");
  exportOtherNames(
    program,
    new Set([...functions.map(({ id }) => id.name), ...constants.map(({ name }) => name)]),
    text,
  );
  return { code: text.toString(), map: text.generateMap({ source: path, hires: "boundary" }) };
}

/** Where the first statement begins that does anything. */
function startOf({ body }: Program, functions: readonly AnyNode[]): number | undefined {
  const isDirective = (statement: AnyNode) => "directive" in statement && statement.directive !== undefined;
  const doesNothing = (statement: AnyNode) =>
    statement.type === "ImportDeclaration" || isDirective(statement) || functions.includes(statement);
  return body.find((statement) => !doesNothing(statement))?.start;
}

/** Gives each exported constant a second one, and exports that. A bare number stays: bundlers write it where it is used. */
function exportOtherNames(program: Program, constants: ReadonlySet<string>, text: MagicString): void {
  const taken = namesIn(program);
  for (const statement of program.body) {
    if (statement.type !== "ExportNamedDeclaration" || statement.source != null) continue;
    for (const { local, exported } of statement.specifiers) {
      if (local.type !== "Identifier" || !constants.has(local.name)) continue;
      const other = newName(`${local.name}_exported`, taken);
      text.appendLeft(statement.start, `const ${other} = ${local.name};\n`);
      text.update(
        local.start,
        local.end,
        exported.start === local.start ? `${other} as ${local.name}` : other,
      );
    }
  }
}

function namesIn(program: Program): Set<string> {
  const names = new Set<string>();
  full(program, (node) => void (node.type === "Identifier" && names.add((node as { name: string }).name)));
  return names;
}

function newName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  while (taken.has(name)) name += "_";
  taken.add(name);
  return name;
}
