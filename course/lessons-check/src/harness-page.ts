/**
 * The page `course/harness.md`, made from the contract's own source, so that page and contract cannot differ.
 *
 * Read are the three files of `@course/harness` that hold nothing but types with comments: each interface, its
 * members, and the comment above each. What the page says besides stands in `INTRODUCTION` and `ENDING`.
 */
import { readText } from "./files.ts";

/** A member of an interface, or a type: its signature on one line, and what its comment says. */
interface Documented {
  readonly name: string;
  readonly signature: string;
  readonly text: string;
  /** The module that brings it, with two digits; empty where the comment names none. */
  readonly from: string;
}

const SOURCES = "packages/harness/src";

const INTRODUCTION = `# The harness contract

<!-- Made from packages/harness/src/{contract,events,handles}.ts. To write it again: node course/lessons-check/src/write-pages.ts -->

Each module's tests speak to an engine through this contract and nothing else, so the same tests run on the reference and on yours. A test imports \`newGame\` from \`#harness\`. In your workspace that is \`src/harness/index.ts\`, in a module of this repository it is the module's reference stage.

The harness holds no rules. A call that changes something hands exactly one action to the engine, and that is one Sequence with all that follows from it. A call that asks something reads the world between two Sequences.`;

const ENDING = `Tests compare whole logs. An event has exactly these fields, and a later rule adds events of its own and leaves these as they are.

Engine and tests meet in one more way, scenario files. Their steps and checks are in [packages/harness](../packages/harness/README.md).
`;

/** The page's path from the root. */
export const HARNESS_PAGE = "course/harness.md";

/** The whole page. */
export function harnessPage(): string {
  const [contract, events, handles] = ["contract", "events", "handles"].map((name) =>
    readText(`${SOURCES}/${name}.ts`),
  ) as [string, string, string];
  const types = ["Id", "Player", "Zone"].map((name) => declared(handles, `export type ${name} =`));
  const kinds = /export type GameEvent =([^;]*);/.exec(events)?.[1]?.match(/\w+/g) ?? [];
  return [
    INTRODUCTION,
    "## Ids, players, zones",
    table(
      ["type", "what it is"],
      types.map(({ signature, text }) => [code(signature), text]),
    ),
    "## A new game",
    declared(contract, "export type NewGame =").text,
    table(
      ["option of `newGame`", "what it is", "from"],
      membersOf(contract, "GameOpts").map(({ signature, text, from }) => [
        code(signature),
        text,
        from || "01",
      ]),
    ),
    "## Calls",
    declared(contract, "export interface Game {").text,
    table(
      ["call", "what it does", "from"],
      membersOf(contract, "Game").map(({ signature, text, from }) => [code(signature), text, from]),
    ),
    "## Events",
    "`log()` is a list of these, and `logTree()` the same with a depth each: the number of triggers that were being resolved when the event was recorded.",
    table(
      ["event", "fields", "recorded when", "from"],
      kinds.map((kind) => eventRow(events, kind)),
    ),
    ENDING,
  ].join("\n\n");
}

function eventRow(source: string, kind: string): string[] {
  const { text, from } = declared(source, `export interface ${kind} {`);
  const fields = membersOf(source, kind).filter(({ name }) => name !== "type");
  return [code(kind), fields.map(({ signature }) => code(signature)).join(", "), text, from];
}

/** A declaration that begins with these words, and its comment. */
function declared(source: string, words: string): Documented {
  const at = source.indexOf(`\n${words}`);
  if (at < 0) throw new Error(`${SOURCES}: expected "${words}"`);
  const above = source.slice(0, at);
  const comment = above.endsWith("*/") ? above.slice(above.lastIndexOf("/**")) : "";
  const signature = source.slice(at + 1, source.indexOf("\n", at + 1)).replace(/^export type /, "");
  return documented(words, signature.replace(/;$/, ""), comment);
}

/** The members of an interface, in their order. Each is one line, with or without a comment above. */
function membersOf(source: string, name: string): Documented[] {
  const from = source.indexOf(`export interface ${name} {`);
  const body = source.slice(from, source.indexOf("\n}", from));
  const member = /( {2}\/\*\*(?:[^*]|\*(?!\/))*\*\/\n)? {2}((?:readonly )?(\w+)[?(:][^\n]*);/g;
  return [...body.matchAll(member)].map(([, comment = "", signature = "", word = ""]) =>
    documented(word, signature.replace("readonly ", ""), comment),
  );
}

/** Takes the module that brings it off the end of a comment, and its parameters behind the text. */
function documented(name: string, signature: string, comment: string): Documented {
  const lines = comment.split("\n").map((line) => line.trim().replace(/^\/?\*+\/? ?|\*\/$/g, ""));
  const text = lines.join("\n").trim();
  const [prose = "", ...tags] = text.split(/\n@/);
  const joined = prose.trim().replace(/(?<!\n)\n(?!\n)/g, " ");
  const brought = / ?From module (\d+)\.$/.exec(joined) ?? /required from module (\d+)\.$/.exec(joined);
  const shown = joined.replace(/ ?From module \d+\.$/, "");
  const parameters = tags.map((tag) => {
    const said = tag.replace(/\s+/g, " ");
    return said
      .replace(/^param (\w+) - /, "`$1`: ")
      .replace(/^returns /, "Gives back ")
      .replace("back The", "back the");
  });
  return {
    name,
    signature,
    text: [shown, ...parameters].filter((part) => part !== "").join(" "),
    from: brought?.[1]?.padStart(2, "0") ?? "",
  };
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replace(/\n+/g, " ")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function code(text: string): string {
  return `\`${text}\``;
}
