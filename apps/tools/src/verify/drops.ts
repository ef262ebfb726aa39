/**
 * Expansion Drops touch no engine file: their solutions are data, and the stage that runs them is the module's own.
 *
 * A drop that adds a call to the harness cannot be data. Its solution is then a stage of its own, `reference.ts`,
 * whose head comment says after `@code` why.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { CourseModule, Drop } from "../modules.ts";

/** What a drop's solution is made of, in words: `data only (1 file)`, or why it is code. */
export function solutionText({ cards, reference }: Drop): string {
  if (reference === undefined)
    return `data only (${cards.length === 1 ? "1 file" : `${cards.length} files`})`;
  return `code: ${codeReason(reference) ?? "for no reason"}`;
}

/** What is wrong with a drop before anything is run. */
export function dropProblems({ number, drop }: CourseModule): string[] {
  if (drop === undefined) return [];
  const { cards, reference, others } = drop;
  const problems = others.map(
    (file) => `${number}x: expansion/solution holds ${basename(file)}; expected data only (.json)`,
  );
  if (cards.length === 0 && reference === undefined) {
    problems.push(`${number}x: expansion/solution is empty; expected cards or a reference.ts`);
  }
  if (reference !== undefined && codeReason(reference) === undefined) {
    problems.push(
      `${number}x: expansion/solution is code; expected data only, or after @code the reason why it can't be`,
    );
  }
  return problems;
}

function codeReason(reference: string): string | undefined {
  const [head = ""] = readFileSync(reference, "utf8").split("*/");
  return /@code +(\S.*)/.exec(head)?.[1];
}
