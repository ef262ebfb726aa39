/**
 * TypeScript and JavaScript in pieces, by the parser: each identifier, string and comment where it stands.
 *
 * Strings that are added up (`"Baron " + "Rivendare"`) are read as the one that they make.
 */
import { type Node, parseSync } from "oxc-parser";
import type { FilePieces, Import, Piece } from "./pieces.ts";

export const SCRIPT: RegExp = /\.[cm]?[jt]sx?$/;

/** Reads a script. The file's name says which language it is. */
export function scriptPieces(file: string, text: string): FilePieces {
  const { program, comments, errors } = parseSync(file, text, { preserveParens: false });
  const fatal = errors.find(({ severity }) => severity === "Error");
  if (fatal !== undefined) {
    return {
      pieces: [],
      imports: [],
      fault: { message: fatal.message, start: fatal.labels[0]?.start ?? 0 },
    };
  }
  const pieces: Piece[] = [];
  const imports: Import[] = [];
  for (const node of nodesOf(program)) {
    pieces.push(...piecesOf(node, text));
    const used = usedFile(node);
    if (used !== undefined) imports.push(used);
  }
  for (const { start, end } of comments)
    pieces.push({ kind: "comment", text: text.slice(start, end), start });
  return { pieces, imports };
}

/** Every node of a tree, parents first. By a stack of its own, since a tree may be deeper than calls go. */
export function* nodesOf(root: Node): Generator<Node> {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (Array.isArray(next)) {
      for (let index = next.length - 1; index >= 0; index--) waiting.push(next[index]);
    } else if (isNode(next)) {
      yield next;
      waiting.push(...Object.values(next).reverse());
    }
  }
}

/** The text that an expression makes, if it is written out in the file. */
export function writtenText(node: Node | null | undefined): string | undefined {
  if (node?.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node?.type === "TemplateLiteral" && node.quasis.length === 1) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  if (node?.type !== "BinaryExpression" || node.operator !== "+") return undefined;
  const left = writtenText(node.left);
  const right = writtenText(node.right);
  return left === undefined || right === undefined ? undefined : left + right;
}

function piecesOf(node: Node, text: string): Piece[] {
  const written = { text: text.slice(node.start, node.end), start: node.start };
  switch (node.type) {
    case "Identifier":
    case "PrivateIdentifier":
    case "JSXIdentifier":
      return [{ kind: "identifier", text: node.name, start: node.start }];
    case "Literal":
      if (typeof node.value === "string") return [{ kind: "string", ...written, meant: node.value }];
      return "regex" in node ? [{ kind: "string", ...written }] : [];
    case "TemplateElement":
      return [{ kind: "string", ...written, ...(node.value.cooked && { meant: node.value.cooked }) }];
    case "JSXText":
      return [{ kind: "string", ...written }];
    case "BinaryExpression": {
      const meant = writtenText(node);
      return meant === undefined ? [] : [{ kind: "string", text: "", meant, start: node.start }];
    }
    default:
      return [];
  }
}

/** What a node imports, requires, or makes a URL of beside this file. */
function usedFile(node: Node): Import | undefined {
  const named = (source: Node | null | undefined): Import | undefined => {
    const specifier = writtenText(source);
    return specifier === undefined ? undefined : { specifier, start: source?.start ?? node.start };
  };
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
    case "ImportExpression":
    case "TSImportType":
      return named(node.source);
    case "TSExternalModuleReference":
      return named(node.expression);
    case "CallExpression":
      return isRequire(node.callee) ? named(node.arguments[0]) : undefined;
    case "NewExpression":
      return node.callee.type === "Identifier" && node.callee.name === "URL" && node.arguments.length > 1
        ? named(node.arguments[0])
        : undefined;
    default:
      return undefined;
  }
}

/** `require`, `require.resolve`, `import.meta.resolve`. */
function isRequire(callee: Node): boolean {
  if (callee.type === "Identifier") return callee.name === "require";
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return false;
  const { object, property } = callee;
  if (property.name !== "resolve") return false;
  return object.type === "MetaProperty" || (object.type === "Identifier" && object.name === "require");
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
