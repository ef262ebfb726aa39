/** The table: nanoseconds an event for each engine, and how many times the plain engine's are another's. */
import type { Workload } from "./workloads.ts";

/** One engine on one workload. */
export interface Cell {
  readonly engine: string;
  /** Nanoseconds for one pass over the workload's boards. */
  readonly nanoseconds: number;
  readonly nanosecondsPerEvent: number;
  /** Left out where it was not measured. */
  readonly bytesPerEvent?: number;
  readonly checksum: string;
}

export interface Row {
  readonly workload: string;
  readonly what: string;
  readonly times: Workload["times"];
  readonly events: number;
  readonly cells: readonly Cell[];
}

export function cellOf(row: Row, engine: string): Cell | undefined {
  return row.cells.find((cell) => cell.engine === engine);
}

export function tableOf(rows: readonly Row[], engines: readonly string[]): string {
  const others = engines.filter((engine) => engine !== "plain");
  const header = [
    "workload",
    "events",
    ...engines.map((engine) => `${engine} ns`),
    ...others.map((engine) => `plain/${engine}`),
    ...(others.includes("kernel") && others.includes("limit") ? ["kernel/limit"] : []),
    ...engines.filter((engine) => engine !== "limit").map((engine) => `${engine} bytes`),
    "checksum",
  ];
  const lines = rows.map((row) => [
    row.workload,
    String(row.events),
    ...engines.map((engine) => shown(timeOf(row, engine))),
    ...others.map((engine) => ratio(row, "plain", engine)),
    ...(header.includes("kernel/limit") ? [ratio(row, "kernel", "limit")] : []),
    ...engines
      .filter((engine) => engine !== "limit")
      .map((engine) => shown(cellOf(row, engine)?.bytesPerEvent)),
    row.cells[0]?.checksum ?? "",
  ]);
  return align([header, ...lines]);
}

/** A copy alone has no events: its time is that of the whole copy. */
function timeOf(row: Row, engine: string): number | undefined {
  const cell = cellOf(row, engine);
  return row.times === "run" ? cell?.nanosecondsPerEvent : cell?.nanoseconds;
}

function ratio(row: Row, slow: string, fast: string): string {
  const [numerator, denominator] = [timeOf(row, slow), timeOf(row, fast)];
  return numerator === undefined || denominator === undefined ? "" : shown(numerator / denominator);
}

/** Three digits are all that the measurement bears. */
function shown(value: number | undefined): string {
  if (value === undefined) return "";
  return Math.abs(value) >= 100 ? Math.round(value).toString() : String(Number(value.toPrecision(3)));
}

function align(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) =>
      line
        .map((text, column) => (column === 0 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!)))
        .join("  "),
    )
    .join("\n");
}
