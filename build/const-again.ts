/**
 * Gives top-level constants of a bundle their `const` back.
 *
 * esbuild turns every top-level `const` into `var` when it bundles. V8 embeds the address of a typed array
 * in machine code only if the binding can't change, and the kernel's speed rests on that: with `var` it
 * took half as long again. A name that is assigned anywhere in the chunk stays `var`, whichever binding it is,
 * and so does one that is declared twice.
 */
import type { VariableDeclaration } from "acorn";
import { assignedNames, namesDeclaredTwice, programOf } from "./bindings.ts";

/** The same code, with a `const` of its own for each top-level `var` that has a value and never gets another. */
export function withConstants(code: string): string {
  const program = programOf(code);
  const assigned = new Set([...assignedNames(program), ...namesDeclaredTwice(program)]);
  let result = "";
  let done = 0;
  for (const statement of program.body) {
    if (statement.type !== "VariableDeclaration" || statement.kind !== "var") continue;
    result += code.slice(done, statement.start) + declarations(code, statement, assigned);
    done = statement.end;
  }
  return result + code.slice(done);
}

/** Each declarator as a statement; on one line, so that line numbers stay. */
function declarations(
  code: string,
  { declarations }: VariableDeclaration,
  assigned: ReadonlySet<string>,
): string {
  const statements = declarations.map(({ id, init, start, end }) => {
    const isConstant = init != null && id.type === "Identifier" && !assigned.has(id.name);
    return `${isConstant ? "const" : "var"} ${code.slice(start, end)};`;
  });
  return statements.join(" ");
}
