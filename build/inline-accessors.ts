/**
 * Writes one-line functions out where they are called, in a bundle.
 *
 * The kernel reads its state through named accessors, so that rules read like rules. V8 inlines such
 * functions too, but each one that it takes in counts against the room for larger ones; with hundreds of
 * calls the hot functions of the kernel were no longer joined, and ran up to 1.7 times as long. So the
 * build does the small ones. Only what cannot change a meaning is written out: a top-level function whose
 * body is one expression, called with arguments that have no effect of their own, where no local name hides
 * a name that the body uses.
 */
import {
  type AnyNode,
  type CallExpression,
  type FunctionDeclaration,
  type Identifier,
  type Program,
  parse,
} from "acorn";
import { ancestor, full, simple } from "acorn-walk";

/** A function that can be written out: its parameters, and its body with the places where they stand. */
interface Accessor {
  readonly params: readonly string[];
  readonly body: AnyNode;
  readonly text: string;
  /** Where parameters stand in the text, in order. */
  readonly uses: readonly { readonly param: string; readonly start: number; readonly end: number }[];
  /** Names of the body that are not parameters. */
  readonly free: ReadonlySet<string>;
}

/** Longest body that is written out, in characters. */
const LONGEST = 140;
/** Calls inside calls are written out from the inside; deeper than this they stay. */
const PASSES = 10;

/** The same code, with calls of one-line functions replaced by what they do. */
export function withAccessorsInlined(code: string): string {
  let result = code;
  for (let pass = 0; pass < PASSES; pass++) {
    const next = inlineOnce(result);
    if (next === result) break;
    result = next;
  }
  return result;
}

function inlineOnce(code: string): string {
  const program = parse(code, { ecmaVersion: "latest", sourceType: "module", allowHashBang: true });
  const accessors = findAccessors(program, code);
  const calls: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  ancestor(program, {
    CallExpression: (call, _state, ancestors) => {
      const accessor = call.callee.type === "Identifier" ? accessors.get(call.callee.name) : undefined;
      if (accessor === undefined || !fits(call, accessor)) return;
      const hidden = namesDeclaredIn(ancestors.slice(1));
      if (hidden.has((call.callee as Identifier).name) || [...accessor.free].some((name) => hidden.has(name)))
        return;
      calls.push({ start: call.start, end: call.end, text: written(call, accessor, code) });
    },
  });
  return replaced(code, calls);
}

/** Calls inside a replaced call are left for the next pass. */
function replaced(code: string, calls: { start: number; end: number; text: string }[]): string {
  const inOrder = calls.sort((left, right) => left.start - right.start || left.end - right.end);
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

function findAccessors(program: Program, code: string): Map<string, Accessor> {
  const accessors = new Map<string, Accessor>();
  for (const statement of program.body) {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "FunctionDeclaration") continue;
    const accessor = accessorOf(declared as FunctionDeclaration, code);
    if (accessor !== undefined) accessors.set((declared as FunctionDeclaration).id.name, accessor);
  }
  return accessors;
}

function accessorOf(declared: FunctionDeclaration, code: string): Accessor | undefined {
  const [only, another] = declared.body.body;
  const body =
    only?.type === "ReturnStatement"
      ? only.argument
      : only?.type === "ExpressionStatement"
        ? only.expression
        : undefined;
  if (another !== undefined || body == null || declared.async || declared.generator) return undefined;
  if (body.end - body.start > LONGEST || !declared.params.every((param) => param.type === "Identifier"))
    return undefined;
  if (!isSafeBody(body)) return undefined;
  const params = declared.params.map((param) => (param as Identifier).name);
  const uses: { param: string; start: number; end: number }[] = [];
  const free = new Set<string>();
  full(body, (node) => {
    if (node.type !== "Identifier") return;
    const { name, start, end } = node as Identifier;
    if (params.includes(name)) uses.push({ param: name, start: start - body.start, end: end - body.start });
    else free.add(name);
  });
  if (free.has(declared.id.name)) return undefined; // It calls itself.
  uses.sort((left, right) => left.start - right.start);
  return { params, body, text: code.slice(body.start, body.end), uses, free };
}

/** One expression of reads, arithmetic, calls of names, and at most one assignment, to an element, as the whole of it. */
function isSafeBody(body: AnyNode): boolean {
  if (body.type === "AssignmentExpression") {
    return (
      body.operator === "=" &&
      body.left.type === "MemberExpression" &&
      isPlain(body.left, true) &&
      isPlain(body.right, true)
    );
  }
  return isPlain(body, true);
}

/** Whether evaluating it has no effect; `calls` of named functions are allowed in bodies, not in arguments. */
function isPlain(node: AnyNode, calls: boolean): boolean {
  if (node.type === "Identifier" || node.type === "Literal") return true;
  if (node.type === "UnaryExpression") return node.operator !== "delete" && isPlain(node.argument, calls);
  if (node.type === "BinaryExpression" || node.type === "LogicalExpression") {
    return node.left.type !== "PrivateIdentifier" && isPlain(node.left, calls) && isPlain(node.right, calls);
  }
  if (node.type === "ConditionalExpression") {
    return isPlain(node.test, calls) && isPlain(node.consequent, calls) && isPlain(node.alternate, calls);
  }
  if (node.type === "MemberExpression") {
    return (
      node.object.type !== "Super" &&
      isPlain(node.object, calls) &&
      (!node.computed || isPlain(node.property, calls)) &&
      !node.optional
    );
  }
  if (node.type === "ParenthesizedExpression") return isPlain(node.expression, calls);
  if (node.type !== "CallExpression" || node.optional) return false;
  const isMath =
    node.callee.type === "MemberExpression" &&
    node.callee.object.type === "Identifier" &&
    node.callee.object.name === "Math";
  const isNamed = node.callee.type === "Identifier";
  return (
    (isMath || (calls && isNamed)) &&
    node.arguments.every((argument) => argument.type !== "SpreadElement" && isPlain(argument, calls))
  );
}

/** Each argument stands once or is a plain name or number, has no effect, and none is missing. */
function fits({ arguments: args, optional }: CallExpression, { params, uses }: Accessor): boolean {
  if (optional || args.length !== params.length) return false;
  return args.every((argument, index) => {
    if (argument.type === "SpreadElement" || !isPlain(argument, false)) return false;
    const times = uses.filter(({ param }) => param === params[index]).length;
    return times <= 1 || argument.type === "Identifier" || argument.type === "Literal";
  });
}

function written(
  { arguments: args }: CallExpression,
  { params, uses, text }: Accessor,
  code: string,
): string {
  let result = "";
  let done = 0;
  for (const { param, start, end } of uses) {
    const argument = args[params.indexOf(param)] as AnyNode;
    const value = code.slice(argument.start, argument.end);
    const isSimple = argument.type === "Identifier" || argument.type === "Literal";
    result += text.slice(done, start) + (isSimple ? value : `(${value})`);
    done = end;
  }
  return `(${result}${text.slice(done)})`;
}

const declaredNames = new WeakMap<AnyNode, ReadonlySet<string>>();

/** All names that functions and blocks around a call declare, wherever in them. */
function namesDeclaredIn(around: readonly AnyNode[]): Set<string> {
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
  const note = (pattern: AnyNode) =>
    full(pattern, (part) => part.type === "Identifier" && names.add((part as Identifier).name));
  simple(node, {
    VariableDeclarator: ({ id }) => note(id),
    Function: ({ id, params }) => {
      if (id != null && id !== (node as FunctionDeclaration).id) names.add(id.name);
      for (const param of params) note(param);
    },
    CatchClause: ({ param }) => void (param != null && note(param)),
    Class: ({ id }) => void (id != null && names.add(id.name)),
  });
  declaredNames.set(node, names);
  return names;
}
