/**
 * What kinds of block a lesson may hold: filled ones, and those that can be checked in another way.
 *
 * A block that nobody fills is TypeScript that is type-checked (`type-check.ts`), JSON that is read, a command
 * line, or the pseudo-code of a hint. Anything else could drift without a sign.
 */
import { validateCards } from "@course/cards";
import type { Fault } from "./fault.ts";
import { moduleOf } from "./files.ts";
import { sourceOf } from "./fill.ts";
import { type Block, type Markdown, sectionOf } from "./markdown.ts";
import { LAST_STAGE, stageOf } from "./stages.ts";

/** The blocks that are of no kind that can be checked, and the JSON that is wrong. */
export function checkBlocks(lesson: Markdown): Fault[] {
  return lesson.blocks.flatMap((block) => {
    const what = sourceOf(block) === undefined ? faultOf(lesson, block) : undefined;
    return what === undefined ? [] : [{ path: lesson.path, line: block.from + 1, what }];
  });
}

function faultOf(lesson: Markdown, block: Block): string | undefined {
  const { language } = block;
  if (language === "ts" || language === "sh") return undefined;
  if (language === "json") return faultOfJson(lesson, block.lines.join("\n"));
  if (language === "text" && isPseudoCode(lesson, block)) return undefined;
  return `block is "${language}" and nothing fills it; expected ts, json, sh, the pseudo-code of a hint, or a comment that fills it`;
}

/** A hand-written block of text stands in the third hint only. */
function isPseudoCode(lesson: Markdown, { from }: Block): boolean {
  const build = sectionOf(lesson, "Build");
  if (build === undefined || from < build.from || from >= build.to) return false;
  const above = lesson.prose.slice(build.from, from);
  const hint = above.lastIndexOf("<summary>Hint 3: pseudo-code</summary>");
  return hint >= 0 && above.lastIndexOf("</details>") < hint;
}

/** A card is checked by the words of the module's stage; other JSON only has to be JSON. */
function faultOfJson(lesson: Markdown, text: string): string | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return `block is no JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
  if (!isCard(json)) return undefined;
  const { vocabulary, cards } = moduleOf(lesson.path) === "00" ? LAST_STAGE : stageOf(moduleOf(lesson.path));
  const known = cards.filter(({ id }) => id !== json.id);
  const checked = validateCards(vocabulary, [json], { file: "the card", known });
  return "errors" in checked ? checked.errors.map(({ message }) => message).join("; ") : undefined;
}

function isCard(json: unknown): json is { id: string } {
  return typeof json === "object" && json !== null && "id" in json && "type" in json && "name" in json;
}
