/**
 * The matrix as text: a line a stage, a column a module, then the drops, the known-wrong engines, why tests
 * fail, and the verdict.
 */
import type { CourseModule } from "../modules.ts";
import { counted } from "../play-words.ts";
import type { Terminal } from "../terminal.ts";
import { solutionText } from "./drops.ts";
import { type Cell, countAsExpected } from "./matrix.ts";

/** What `course verify` has found. */
export interface VerifyReport {
  readonly ok: boolean;
  readonly problems: readonly string[];
  readonly cells: readonly Cell[];
  /** The files that `--write` has changed. */
  readonly written: readonly string[];
}

/** Prints the matrix and what is wrong; the last line is the verdict. */
export function printReport(
  report: VerifyReport,
  modules: readonly CourseModule[],
  terminal: Terminal,
): void {
  const { ok, problems, cells, written } = report;
  const { paint } = terminal;
  const failed = problems.map((problem) => `${paint.bad("FAILED")}  ${problem}`);
  const found = [...written.map((file) => `wrote ${file}`), ...failed];
  for (const line of matrixLines(cells, modules)) terminal.out(line);
  for (const line of found.length > 0 ? [...found, ""] : []) terminal.out(line);
  terminal.out(ok ? paint.good("verify: ok") : paint.bad(`verify: ${counted(problems.length, "problem")}`));
}

/** The matrix, the drops, the known-wrong engines and the reasons, with an empty line after each part. */
export function matrixLines(cells: readonly Cell[], modules: readonly CourseModule[]): string[] {
  const numbers = modules.map(({ number }) => number);
  const sections = [
    stageLines(cells, numbers),
    modules.flatMap((module) => dropLines(cells, module)),
    wrongLines(cells),
    numbers.flatMap((number) => [number, `${number}x`]).flatMap((tests) => redLines(cells, tests)),
  ];
  return sections.flatMap((lines) => (lines.length > 0 ? [...lines, ""] : []));
}

function stageLines(cells: readonly Cell[], numbers: readonly string[]): string[] {
  const row = (stage: string) => numbers.map((number) => cellText(find(cells, stage, number)));
  const head = ["", ...numbers.map((number) => `module ${number}`)];
  return aligned([head, ...["00", ...numbers].map((stage) => [`stage ${stage}`, ...row(stage)])]);
}

function find(cells: readonly Cell[], stage: string, tests: string): Cell | undefined {
  return cells.find((cell) => cell.stage === stage && cell.tests === tests);
}

/** `7/7 fail`: so many of so many tests did what is expected of each; `-` where nothing is expected. */
function cellText(cell: Cell | undefined): string {
  return cell === undefined ? "-" : `${countAsExpected(cell)}/${cell.outcomes.length} ${cell.expected}`;
}

function dropLines(cells: readonly Cell[], { number, drop }: CourseModule): string[] {
  if (drop === undefined) return [];
  const red = cellText(find(cells, number, `${number}x`));
  const green = cellText(find(cells, `${number} + drop`, `${number}x`));
  return [`drop ${number}x: ${red} without its solution, ${green} with it; ${solutionText(drop)}`];
}

/** `3 of 24 fail, as named`: how many tests tell the engine from a right one. */
function wrongLines(cells: readonly Cell[]): string[] {
  const rows = cells.flatMap((cell) => {
    if (typeof cell.expected === "string") return [];
    const named = cell.expected.fail.length;
    const exact = cell.failed === named && countAsExpected(cell) === cell.outcomes.length;
    const tests = `${cell.failed} of ${cell.outcomes.length} tests fail`;
    return [[cell.stage, exact ? `${tests}, exactly those it names` : `${tests}; it names ${named}`]];
  });
  return aligned(rows);
}

/** Why the tests of a module fail before it is built. */
function redLines(cells: readonly Cell[], tests: string): string[] {
  const red = cells.filter((cell) => cell.tests === tests && cell.expected === "fail" && cell.failed > 0);
  return red.map(({ stage, kinds }) => {
    const words = Object.entries(kinds).map(([kind, count]) => `${count} ${kind}`);
    return `RED of ${tests} on stage ${stage}: ${words.join(", ")}`;
  });
}

function aligned(table: readonly (readonly string[])[]): string[] {
  const columns = table[0] ?? [];
  const widths = columns.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
