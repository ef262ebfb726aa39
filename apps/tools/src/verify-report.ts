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
export function printMatrix(
  { ok, problems, cells }: VerifyReport,
  modules: readonly string[],
  terminal: Terminal,
): void {
  const { paint } = terminal;
  const stages = ["00", ...modules];
  const table = [
    ["", ...modules.map((number) => `module ${number}`)],
    ...stages.map((stage) => [
      `stage ${stage}`,
      ...modules.map((number) => cellText(find(cells, stage, number))),
    ]),
  ];
  for (const line of aligned(table)) terminal.out(line);
  terminal.out("");
  for (const number of modules) terminal.out(dropLine(cells, number));
  terminal.out("");
  for (const cell of cells) if (cell.expected === "fail" && cell.failed > 0) terminal.out(redLine(cell));
  terminal.out("");
  for (const problem of problems) terminal.out(`${paint.bad("FAILED")}  ${problem}`);
  terminal.out(ok ? paint.good("verify: ok") : paint.bad(`verify: ${counted(problems.length, "problem")}`));
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

function dropLine(cells: readonly Cell[], number: string): string {
  const tests = `${number}x`;
  const red = cellText(find(cells, number, tests));
  const green = cellText(find(cells, `${number} + drop`, tests));
  return `drop ${tests}: ${red} without its solution, ${green} with it`;
}

/** Why the tests of a module fail before it is built. */
function redLine({ tests, stage, kinds }: Cell): string {
  const words = Object.entries(kinds).map(([kind, count]) => `${count} ${kind}`);
  return `RED of ${tests} on stage ${stage}: ${words.join(", ")}`;
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
