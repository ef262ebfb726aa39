/** The matrix as text: a line a stage, a column a module, then the drops, why tests fail, and the verdict. */
import type { Cell } from "./matrix.ts";
import { counted } from "./play-words.ts";
import type { Terminal } from "./terminal.ts";

/** What `course verify` has found. */
export interface VerifyReport {
  readonly ok: boolean;
  readonly problems: readonly string[];
  readonly cells: readonly Cell[];
}

/** Prints the matrix; its last line is the verdict. */
export function printMatrix(report: VerifyReport, modules: readonly string[], terminal: Terminal): void {
  const { ok, problems, cells } = report;
  const { paint } = terminal;
  const sections = [
    matrixLines(cells, modules),
    modules.flatMap((number) => dropLines(cells, number)),
    modules.flatMap((number) => [number, `${number}x`]).flatMap((tests) => redLines(cells, tests)),
    problems.map((problem) => `${paint.bad("FAILED")}  ${problem}`),
  ];
  for (const lines of sections) for (const line of lines.length > 0 ? [...lines, ""] : []) terminal.out(line);
  terminal.out(ok ? paint.good("verify: ok") : paint.bad(`verify: ${counted(problems.length, "problem")}`));
}

function matrixLines(cells: readonly Cell[], modules: readonly string[]): string[] {
  const row = (stage: string) => modules.map((number) => cellText(find(cells, stage, number)));
  const head = ["", ...modules.map((number) => `module ${number}`)];
  return aligned([head, ...["00", ...modules].map((stage) => [`stage ${stage}`, ...row(stage)])]);
}

function find(cells: readonly Cell[], stage: string, tests: string): Cell | undefined {
  return cells.find((cell) => cell.stage === stage && cell.tests === tests);
}

/** `7/7 fail`: so many of so many tests did what is expected of each; `-` where nothing is expected. */
function cellText(cell: Cell | undefined): string {
  if (cell === undefined) return "-";
  const right = cell.expected === "pass" ? cell.passed : cell.failed;
  return `${right}/${cell.outcomes.length} ${cell.expected}`;
}

function dropLines(cells: readonly Cell[], number: string): string[] {
  const red = find(cells, number, `${number}x`);
  const green = find(cells, `${number} + drop`, `${number}x`);
  if (red === undefined && green === undefined) return [];
  return [`drop ${number}x: ${cellText(red)} without its solution, ${cellText(green)} with it`];
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
