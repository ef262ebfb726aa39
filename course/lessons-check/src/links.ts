/**
 * Links of a lesson: files that exist, headings that exist, and sources on the web by https.
 *
 * Nothing is fetched: that a page still stands where it stood is for a reader to find out.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Fault } from "./fault.ts";
import { ROOT, slashed } from "./files.ts";
import { type Markdown, readMarkdown } from "./markdown.ts";

const LINK = /\[(?:[^\]]|\](?!\())*\]\(([^)\s]+(?:\([^)\s]*\)[^)\s]*)?)\)/g;
/** Inline code is no link. */
const CODE = /`[^`]*`/g;

/** The links that lead nowhere. */
export function checkLinks(lesson: Markdown): Fault[] {
  return lesson.prose.flatMap((text, line) => {
    const targets = [...text.replace(CODE, (code) => "`".repeat(code.length)).matchAll(LINK)];
    return targets.flatMap(([, target = ""]) => {
      const what = faultOf(lesson, target);
      return what === undefined
        ? []
        : [{ path: lesson.path, line: line + 1, what: `link is "${target}"; ${what}` }];
    });
  });
}

function faultOf(lesson: Markdown, target: string): string | undefined {
  if (/^[a-z]+:/.test(target)) {
    return target.startsWith("https://") && URL.canParse(target) ? undefined : "expected an https address";
  }
  const [file = "", anchor] = target.split("#");
  const path = file === "" ? lesson.path : slashed(join(dirname(lesson.path), decodeURI(file)));
  if (path.startsWith("..")) return "expected a file inside of the repository";
  if (file !== "" && !existsSync(join(ROOT, path))) return "expected a file that exists";
  if (anchor === undefined) return undefined;
  if (!path.endsWith(".md")) return "expected an anchor in a .md file";
  const page = file === "" ? lesson : readMarkdown(path, readFileSync(join(ROOT, path), "utf8"));
  const anchors = page.headings.map(({ title }) => anchorOf(title));
  return anchors.includes(anchor) ? undefined : `expected a heading of ${path} (${anchors.join(", ")})`;
}

/** The anchor that a heading gets on GitHub. */
export function anchorOf(title: string): string {
  const words = title.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "");
  return words.trim().replace(/ /g, "-");
}
