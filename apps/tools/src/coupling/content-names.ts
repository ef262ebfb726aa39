/**
 * The names of the cards that a workspace writes itself, read off its content.
 *
 * Content may be JSON, or code that makes cards. A name is what stands under `name` in something that has
 * numbers or rules of a card, the key that such a thing stands under, or a printed name ("Loot Hoarder")
 * that a call or a list begins with.
 */
import { type ParseError, parse } from "jsonc-parser";
import { type Node, parseSync } from "oxc-parser";
import { rustPieces } from "./rust-pieces.ts";
import { nodesOf, SCRIPT, writtenText } from "./script-pieces.ts";

/** The names in one content file. */
export function namesInContent(file: string, text: string): string[] {
  if (file.endsWith(".json")) return namesInJson(text);
  if (SCRIPT.test(file)) return namesInScript(file, text);
  if (file.endsWith(".rs")) return namesInRust(file, text);
  return [];
}

/** Keys of a card that nothing else in a card has together with a name. */
const CARD_KEYS = [
  "cost",
  "attack",
  "health",
  "durability",
  "abilities",
  "effect",
  "keywords",
  "text",
  "race",
];
const CARD_TYPES = ["minion", "spell", "hero", "weapon", "heroPower", "location"];
/** Words inside a name that are written small. */
const SMALL = new Set(["a", "an", "and", "for", "from", "in", "of", "on", "the", "to", "with"]);

/** What is known of an object: its keys, and the strings under some of them. */
interface Shape {
  readonly keys: readonly string[];
  string(key: string): string | undefined;
}

/** The name and the id of a card. */
function namesOf(shape: Shape): string[] {
  const name = shape.string("name");
  if (name === undefined || !isLikeACard(shape)) return [];
  const id = shape.string("id");
  return id === undefined ? [name] : [name, id];
}

function isLikeACard({ keys, string }: Shape): boolean {
  const type = string("type");
  return CARD_KEYS.some((key) => keys.includes(key)) || (type !== undefined && CARD_TYPES.includes(type));
}

/** Whether a thing that stands under a key, and has no name, is a card: then the key is its name. */
function isNamedByKey({ keys, string }: Shape): boolean {
  if (keys.includes("name") || keys.includes("target")) return false;
  const type = string("type");
  if (type !== undefined && !CARD_TYPES.includes(type)) return false;
  return keys.includes("cost") || (keys.includes("attack") && keys.includes("health"));
}

/** "Loot Hoarder", "Acolyte of Pain"; neither "Damaged" nor "Draw a card". */
function isPrintedName(text: string): boolean {
  const words = text.split(" ");
  const isNameWord = (word: string) => SMALL.has(word) || /^\p{Lu}[\p{L}\p{N}'’:!.-]*$|^\p{N}+$/u.test(word);
  return words.length > 1 && words.length < 8 && /^\p{Lu}/u.test(text) && words.every(isNameWord);
}

function namesInJson(text: string): string[] {
  const errors: ParseError[] = [];
  const names: string[] = [];
  const waiting: unknown[] = [parse(text, errors)];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== "object" || value === null) continue;
    names.push(...namesOf(shapeOfValue(value)));
    for (const [key, part] of Object.entries(value)) {
      const isObject = typeof part === "object" && part !== null && !Array.isArray(part);
      if (isObject && !Array.isArray(value) && isNamedByKey(shapeOfValue(part))) names.push(key);
      waiting.push(part);
    }
  }
  return names;
}

function shapeOfValue(value: object): Shape {
  const string = (key: string) => {
    const held: unknown = (value as Record<string, unknown>)[key];
    return typeof held === "string" ? held : undefined;
  };
  return { keys: Object.keys(value), string };
}

function namesInScript(file: string, text: string): string[] {
  const names: string[] = [];
  for (const node of nodesOf(parseSync(file, text, { preserveParens: false }).program)) {
    if (node.type === "ObjectExpression") names.push(...namesOf(shapeOfNode(node)));
    else if (node.type === "Property" && node.value.type === "ObjectExpression") {
      const key = keyOf(node);
      if (key !== undefined && isNamedByKey(shapeOfNode(node.value))) names.push(key);
    } else if (node.type === "CallExpression" || node.type === "NewExpression") {
      const name = writtenText(node.arguments[0]);
      if (name !== undefined && (isPrintedName(name) || makesACard(node.callee))) names.push(name);
    } else if (node.type === "ArrayExpression" && node.elements.length > 1) {
      const name = writtenText(node.elements[0]);
      if (name !== undefined && isPrintedName(name)) names.push(name);
    }
  }
  return names;
}

/** `minion("Wisp", …)`, `cards.set("Wisp", …)`: then the first argument is a name, however short. */
function makesACard(callee: Node): boolean {
  if (callee.type === "Identifier")
    return /^(define|make|create|add)?(card|minion|spell|weapon|hero)$/i.test(callee.name);
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return false;
  const { object, property } = callee;
  if (makesACard(property)) return true;
  const isFilled = ["add", "set", "define", "register"].includes(property.name);
  return isFilled && object.type === "Identifier" && /cards?$/i.test(object.name);
}

function shapeOfNode(node: Extract<Node, { type: "ObjectExpression" }>): Shape {
  const properties = node.properties.filter((property) => property.type === "Property");
  const string = (key: string) => writtenText(properties.find((property) => keyOf(property) === key)?.value);
  return { keys: properties.map(keyOf).filter((key) => key !== undefined), string };
}

function keyOf({ key, computed }: Extract<Node, { type: "Property" }>): string | undefined {
  return key.type === "Identifier" && !computed ? key.name : writtenText(key);
}

/** In Rust: printed names, and what stands after `name:`. */
function namesInRust(file: string, text: string): string[] {
  const strings = rustPieces(file, text).pieces.filter(({ kind }) => kind === "string");
  return strings
    .filter(
      (piece) => /\bname\s*:\s*$/.test(text.slice(0, piece.start)) || isPrintedName(unquoted(piece.text)),
    )
    .map((piece) => unquoted(piece.text));
}

function unquoted(literal: string): string {
  return literal.replaceAll(/^[^"]*"|"#*$/g, "");
}
