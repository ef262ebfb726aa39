/**
 * What a page mentions: links, files, tests and import rules, by the form in which our pages write them.
 *
 * Everything between backticks is taken for what it looks like; what looks like none of these is a word.
 */

/** The parts of a page that can be looked up. */
export interface Mentions {
  /** Targets of relative links. */
  readonly links: readonly string[];
  /** Files by a path or a bare name: `packages/core/src/queue.ts`, `queue.ts`. */
  readonly files: readonly string[];
  /** Import rules, in kebab case: `no-circular`. */
  readonly rules: readonly string[];
  /** Names of code, with or without a call's brackets: `World.perform`, `dealDamage(target)`. */
  readonly names: readonly string[];
}

const FILE = /^[\w./@-]+\.(ts|md|json|cjs|mjs)$/;
const RULE = /^[a-z]+(-[a-z]+)+$/;
const NAME = /^[A-Za-z_$][\w$]*/;

/** Reads the mentions of a Markdown text; fenced blocks are code and mention nothing. */
export function mentionsIn(markdown: string): Mentions {
  const text = markdown.replaceAll(/^```.*?^```$/gms, "");
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)(#[^)]*)?\)/g)].map(([, target = ""]) => target);
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = ""]) => word);
  const files = code.filter((word) => FILE.test(word));
  const rules = code.filter((word) => RULE.test(word) && !FILE.test(word));
  const names = code
    .filter((word) => !FILE.test(word) && !RULE.test(word) && /^[A-Za-z_$][\w$]*([.(].*)?$/.test(word))
    .map((word) => NAME.exec(word)?.[0] ?? word);
  return { links, files, rules, names };
}
