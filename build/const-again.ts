/**
 * Gives top-level constants of a bundle their `const` back.
 *
 * esbuild turns every top-level `const` into `var` when it bundles. V8 embeds the address of a typed array
 * in machine code only if the binding can't change, and the kernel's speed rests on that: with `var` it
 * took half as long again. A name that is assigned anywhere in the chunk stays `var`, whichever binding it is.
 */
import { type AnyNode, type Program, parse, type VariableDeclaration } from "acorn";
import { simple } from "acorn-walk";

/** The same code, with a `const` of its own for each top-level `var` that has a value and never gets another. */
export function withConstants(code: string): string {
  const program = parse(code, { ecmaVersion: "latest", sourceType: "module", allowHashBang: true });
  const assigned = assignedNames(program);
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

/** Names that are assigned outside of a declaration. */
function assignedNames(program: Program): Set<string> {
  const names = new Set<string>();
  simple(program, {
    AssignmentExpression: ({ left }) => noteTargets(left, names),
    UpdateExpression: ({ argument }) => noteTargets(argument, names),
    ForInStatement: ({ left }) => noteTargets(left, names),
    ForOfStatement: ({ left }) => noteTargets(left, names),
  });
  return names;
}

/** A target is a name, a pattern of targets, or part of an object, whose binding stays. */
function noteTargets(target: AnyNode | null, names: Set<string>): void {
  if (target?.type === "Identifier") names.add(target.name);
  else if (target?.type === "AssignmentPattern") noteTargets(target.left, names);
  else if (target?.type === "RestElement") noteTargets(target.argument, names);
  else if (target?.type === "ArrayPattern")
    for (const element of target.elements) noteTargets(element, names);
  else if (target?.type === "ObjectPattern")
    for (const property of target.properties) noteTargets(property, names);
  else if (target?.type === "Property") noteTargets(target.value, names);
}
