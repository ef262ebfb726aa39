/** The measured versions as a table, and below it each of the Baron tests. */
import type { Outcomes } from "./run-tests.ts";
import type { Changes } from "./versions.ts";

/** A version, what it has changed, and what it gained and broke by that. */
export interface Measured extends Changes, Outcomes {
  readonly name: string;
}

const HEAD = [
  "",
  "files",
  "rules files",
  "rules lines",
  "names in rules",
  "old tests broken",
  "Baron tests passed",
];

export function printMeasured(measured: readonly Measured[]): string {
  const rows = measured.map((version) => [
    version.name,
    `${version.files.length}`,
    `${version.rulesFiles.length}`,
    `+${version.added} -${version.removed}`,
    `${version.names}`,
    `${failed(version.old).length} of ${Object.keys(version.old).length}`,
    `${Object.keys(version.baron).length - failed(version.baron).length} of ${Object.keys(version.baron).length}`,
  ]);
  const parts = [table([HEAD, ...rows]), ...measured.map(notes)];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** What a version broke, and what it says instead of what the Baron tests ask for. */
function notes({ name, old, baron }: Measured): string {
  const lines = [...failed(old).map((test) => `broken: ${test}`), ...redLines(baron)];
  return lines.length === 0 ? "" : [`${name}:`, ...lines.map((line) => `  ${line}`)].join("\n");
}

/** A line for each test, or one for all if they all say the same. */
function redLines(baron: Measured["baron"]): string[] {
  const [first, ...others] = Object.values(baron);
  const count = others.length + 1;
  if (first !== "passed" && others.every((said) => said === first)) return [`red: all ${count}: ${first}`];
  return failed(baron).map((test) => `red: ${test}: ${baron[test]}`);
}

function failed(outcomes: Measured["old"]): string[] {
  return Object.keys(outcomes).filter((test) => outcomes[test] !== "passed");
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  return rows.map((row) => line(row).trimEnd()).join("\n");
}
