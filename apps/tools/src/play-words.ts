/** Expectations in words, as every report of `course play` says them. */
import type { ExpectationResult, ScenarioStatus } from "@course/harness";
import type { Paint } from "./terminal.ts";

/**
 * Held or failed, what was asked, what was expected and what came: `held    health b: 6`.
 *
 * `open`: nobody could ask, for lack of a rule or because the scenario stopped before.
 */
export function expectationLine(expectation: ExpectationResult, paint: Paint): string {
  const { check, subject, expected, actual, held, problem } = expectation;
  const asked = [check, subject].filter((word) => word !== "").join(" ");
  if (held) return `${paint.good("held  ")}  ${asked}: ${valueText(expected)}`;
  const wanted = `${asked}: expected ${valueText(expected)}`;
  if (problem !== undefined && UNASKED.test(problem)) return `${paint.open("open  ")}  ${wanted}, ${problem}`;
  return `${paint.bad("FAILED")}  ${wanted}, ${problem ?? `got ${valueText(actual)}`}`;
}

const UNASKED = /^not (reached|yet a rule|built yet)/;

/** A status as a word, and as a colour for who sees one. */
export function statusText(status: ScenarioStatus, paint: Paint): string {
  if (status === "held") return paint.good(status);
  return status === "failed" ? paint.bad("FAILED") : paint.open(status);
}

/** A number with its noun: `1 scenario`, `2 scenarios`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function valueText(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  return value.length === 0 ? "none" : value.map(itemText).join(", ");
}

/** Attack and Health stand in a pair. */
function itemText(item: unknown): string {
  return Array.isArray(item) ? item.join("/") : String(item);
}
