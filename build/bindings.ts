/**
 * Names in a bundle's code: which are assigned, which are declared where.
 *
 * A name stands here for all bindings that are called so. That errs on the safe side: what looks as if it
 * could change is left as it was.
 */
import {
  type Function as AnyFunction,
  type AnyNode,
  type FunctionDeclaration,
  type Program,
  parse,
} from "acorn";
import { base, simple } from "acorn-walk";

/** A bundle's code as a tree. */
export function programOf(code: string): Program {
  return parse(code, { ecmaVersion: "latest", sourceType: "module", allowHashBang: true });
}

/** Names that are assigned outside of a declaration, whichever bindings they are. */
export function assignedNames(code: AnyNode): Set<string> {
  const names = new Set<string>();
  simple(code, {
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

/** A constant at the top of the code. */
export interface Constant {
  readonly name: string;
  readonly value: AnyNode;
}

/** The constants that the code declares outside of functions and blocks, and does not export there, in order. */
export function constantsOf({ body }: Program): Constant[] {
  return body
    .filter((statement) => statement.type === "VariableDeclaration")
    .filter(({ kind }) => kind === "const")
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ id, init }) =>
      id.type === "Identifier" && init != null ? [{ name: id.name, value: init }] : [],
    );
}

/** The functions that the code declares at its top, does not export there, and never gives another value. */
export function fixedFunctionsOf(program: Program): (FunctionDeclaration & AnyNode)[] {
  const assigned = assignedNames(program);
  return program.body
    .filter(
      (statement): statement is FunctionDeclaration & AnyNode => statement.type === "FunctionDeclaration",
    )
    .filter(({ id }) => !assigned.has(id.name));
}

/** A place in the code, and what is to stand there. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The code with what is to stand there. Of places inside of one another, only the innermost are replaced. */
export function replaced(code: string, replacements: Replacement[]): string {
  const inOrder = replacements.sort((left, right) => left.start - right.start || left.end - right.end);
  let result = "";
  let done = 0;
  for (const [index, { start, end, text }] of inOrder.entries()) {
    const following = inOrder[index + 1];
    if (start < done || (following !== undefined && following.start < end)) continue; // Inner ones first.
    result += code.slice(done, start) + text;
    done = end;
  }
  return result + code.slice(done);
}

/** Names that the code outside of functions declares with more than one `var`. */
export function namesDeclaredTwice(program: Program): Set<string> {
  const once = new Set<string>();
  const twice = new Set<string>();
  const outside = { ...base, Function: () => {} };
  const declared = ({ id }: { id: AnyNode }) => {
    if (id.type === "Identifier") (once.has(id.name) ? twice : once).add(id.name);
  };
  simple(program, { VariableDeclarator: declared }, outside);
  return twice;
}

/** Whether the name is a parameter of the innermost function around, and nothing else in it, and never assigned there. */
export function isParameterOnly(name: string, around: readonly AnyNode[]): boolean {
  const inner = around.findLast((node): node is AnyFunction & AnyNode => /Function/.test(node.type));
  if (inner === undefined) return false;
  const isNamed = (node: AnyNode) => node.type === "Identifier" && node.name === name;
  return inner.params.some(isNamed) && !namesOf(inner.body).has(name) && !assignedNames(inner).has(name);
}

const declaredNames = new WeakMap<AnyNode, ReadonlySet<string>>();

/** All names that functions and blocks around a call declare, wherever in them. */
export function namesDeclaredIn(around: readonly AnyNode[]): Set<string> {
  const names = new Set<string>();
  for (const node of around) {
    if (!/Function|^CatchClause$|^BlockStatement$|^For|^Class|^Switch/.test(node.type)) continue;
    for (const name of namesOf(node)) names.add(name);
  }
  return names;
}

function namesOf(node: AnyNode): ReadonlySet<string> {
  const known = declaredNames.get(node);
  if (known !== undefined) return known;
  const names = new Set<string>();
  const note = (pattern: AnyNode) => noteTargets(pattern, names);
  simple(node, {
    VariableDeclarator: ({ id }) => note(id),
    Function: ({ id, params }) => {
      // The name of a declared function is declared around it, that of an expression inside of it.
      if (id != null && (id !== (node as FunctionDeclaration).id || node.type !== "FunctionDeclaration"))
        names.add(id.name);
      for (const param of params) note(param);
    },
    CatchClause: ({ param }) => void (param != null && note(param)),
    Class: ({ id }) => void (id != null && names.add(id.name)),
  });
  declaredNames.set(node, names);
  return names;
}
