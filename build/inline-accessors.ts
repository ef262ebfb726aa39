/**
 * Writes one-line functions out where they are called, in a bundle.
 *
 * The kernel reads its state through named accessors, so that rules read like rules. V8 inlines such
 * functions too, but each one that it takes in counts against the room for larger ones; with hundreds of
 * calls the hot functions of the kernel were no longer joined, and ran up to a quarter longer. So the
 * build does the small ones. Only what cannot change a meaning is written out: a top-level function whose
 * body is one expression, called with arguments that have no effect of their own, where no local name hides
 * a name that the body uses, and where nothing that an argument reads can have changed by the time it stands;
 * and only in functions that are made once.
 * Two things are taken for granted, as they hold in what esbuild prints and the kernel does: statements end
 * with semicolons, and reading a property has no effect and does not fail.
 */
import type { Function as AnyFunction, AnyNode, CallExpression, Identifier, Program } from "acorn";
import { ancestor, full } from "acorn-walk";
import {
  assignedNames,
  constantsOf,
  isParameterOnly,
  namesDeclaredIn,
  programOf,
  type Replacement,
  replaced,
} from "./bindings.ts";

/** A function that can be written out: its parameters, and its body with the places where they stand. */
interface Accessor {
  readonly params: readonly string[];
  readonly text: string;
  /** Whether it gives nothing back: its body is a statement. */
  readonly isStatement: boolean;
  /** Where parameters stand in the text, in order. */
  readonly uses: readonly Use[];
  /** Names of the body that are not parameters. */
  readonly free: ReadonlySet<string>;
}

/** A parameter in a body. */
interface Use {
  readonly param: string;
  readonly start: number;
  readonly end: number;
  /** Whether something has been called before: what the argument reads may be different by then. */
  readonly isAfterCall: boolean;
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
  const program = programOf(code);
  const assigned = assignedNames(program);
  const accessors = findAccessors(program, code, assigned);
  const calls: Replacement[] = []; // Calls inside of a replaced one are left for the next pass.
  ancestor(program, {
    CallExpression: (call, _state, ancestors) => {
      const accessor = call.callee.type === "Identifier" ? accessors.get(call.callee.name) : undefined;
      const around = ancestors.slice(1, -1);
      if (isMadeOften(around)) return;
      const isFixed = (name: string) => !assigned.has(name) || isParameterOnly(name, around);
      if (accessor === undefined || !fits(call, accessor, isFixed)) return;
      const hidden = namesDeclaredIn(around);
      if (hidden.has((call.callee as Identifier).name) || [...accessor.free].some((name) => hidden.has(name)))
        return;
      const text = written(call, accessor, code);
      const isMissing = accessor.isStatement && isUsed(call, around);
      calls.push({ start: call.start, end: call.end, text: isMissing ? `(void ${text})` : text });
    },
  });
  return replaced(code, calls);
}

/**
 * Whether the call stands in a function inside of another one. Of such a function there may be many; V8 then
 * compiles one code for all, which looks every constant up. It takes a called function in with its constants.
 */
function isMadeOften(around: readonly AnyNode[]): boolean {
  return around.filter(({ type }) => /Function/.test(type)).length > 1;
}

/** Whether anybody asks what an expression gives. Bundles have whole bodies as one statement with commas. */
function isUsed(expression: AnyNode, around: readonly AnyNode[]): boolean {
  let inner = expression;
  for (const node of around.toReversed()) {
    if (node.type === "ExpressionStatement" || isVoid(node)) return false;
    if (node.type === "ForStatement") return inner === node.test;
    if (node.type === "SequenceExpression") {
      if (inner !== node.expressions.at(-1)) return false;
    } else if (node.type === "ConditionalExpression") {
      if (inner === node.test) return true;
    } else if (node.type !== "LogicalExpression" || inner === node.left) return true;
    inner = node;
  }
  return true;
}

function isVoid(node: AnyNode): boolean {
  return node.type === "UnaryExpression" && node.operator === "void";
}

function findAccessors(program: Program, code: string, assigned: ReadonlySet<string>): Map<string, Accessor> {
  const accessors = new Map<string, Accessor>();
  for (const [name, declared] of functionsOf(program)) {
    const accessor = accessorOf(name, declared, code);
    if (accessor !== undefined && !assigned.has(name)) accessors.set(name, accessor);
  }
  return accessors;
}

/** Functions at the top of the code: declared ones, and constants. */
function functionsOf(program: Program): Map<string, AnyFunction> {
  const functions = new Map<string, AnyFunction>();
  for (const statement of program.body) {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type === "FunctionDeclaration") functions.set(declared.id?.name ?? "", declared);
  }
  for (const { name, value } of constantsOf(program)) {
    if (value.type === "FunctionExpression") functions.set(name, value);
  }
  return functions;
}

function accessorOf(name: string, declared: AnyFunction, code: string): Accessor | undefined {
  const [only, another] = declared.body.type === "BlockStatement" ? declared.body.body : [];
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
  const identifiers: Identifier[] = [];
  const calls: AnyNode[] = [];
  full(body, (node) => {
    if (node.type === "Identifier") identifiers.push(node as Identifier);
    if (isNamedCall(node)) calls.push(node);
  });
  const free = new Set(identifiers.map(({ name }) => name).filter((name) => !params.includes(name)));
  const isItself = free.has(name) || (declared.id != null && free.has(declared.id.name));
  if (isItself || free.has("arguments")) return undefined;
  const uses = identifiers
    .filter(({ name }) => params.includes(name))
    .map(({ name, start, end }) => ({
      param: name,
      start: start - body.start,
      end: end - body.start,
      isAfterCall: calls.some((call) => call.end <= start),
    }))
    .sort((left, right) => left.start - right.start);
  const isStatement = only?.type === "ExpressionStatement";
  return { params, text: code.slice(body.start, body.end), isStatement, uses, free };
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
  return (
    (isMathCall(node) || (calls && isNamedCall(node))) &&
    node.arguments.every((argument) => argument.type !== "SpreadElement" && isPlain(argument, calls))
  );
}

function isNamedCall(node: AnyNode): boolean {
  return node.type === "CallExpression" && node.callee.type === "Identifier";
}

/** A call of a function of `Math`, of which only `random` has an effect. */
function isMathCall({ callee }: CallExpression): boolean {
  if (callee.type !== "MemberExpression" || callee.computed) return false;
  const { object, property } = callee;
  return (
    object.type === "Identifier" &&
    object.name === "Math" &&
    property.type === "Identifier" &&
    property.name !== "random"
  );
}

function isName(node: AnyNode): node is Identifier {
  return node.type === "Identifier";
}

/** A number, or another literal that is the same each time it is evaluated. */
function isLiteral(node: AnyNode): boolean {
  return node.type === "Literal" && node.regex == null;
}

/**
 * Each argument stands once or is a plain name or number, has no effect, and none is missing. One that is
 * read after a call in the body must be a number, or a name that the call can't change.
 */
function fits(
  { arguments: args, optional }: CallExpression,
  { params, uses }: Accessor,
  isFixed: (name: string) => boolean,
): boolean {
  if (optional || args.length !== params.length) return false;
  return args.every((argument, index) => {
    if (argument.type === "SpreadElement" || !isPlain(argument, false)) return false;
    const own = uses.filter(({ param }) => param === params[index]);
    if (isLiteral(argument)) return true;
    const isLate = own.some(({ isAfterCall }) => isAfterCall);
    return isName(argument) ? !isLate || isFixed(argument.name) : !isLate && own.length <= 1;
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
    const isSimple = isName(argument) || (isLiteral(argument) && text[end] !== ".");
    result += text.slice(done, start) + (isSimple ? value : `(${value})`);
    done = end;
  }
  return `(${result}${text.slice(done)})`;
}
