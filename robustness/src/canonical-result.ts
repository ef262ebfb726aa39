/** What a scenario came to, with ids replaced by numbers in order of first appearance: they are an engine's own affair. */
import type { ScenarioResult } from "@course/harness";
import { ID_FIELDS } from "./lens.ts";

export function canonicalResult({ names: _, problem: __, ...result }: ScenarioResult): string {
  const numbers = new Map<number, number>();
  return JSON.stringify(
    result,
    (field, value: unknown) => {
      if (!ID_FIELDS.has(field) || typeof value !== "number" || value === 0) return value;
      const number = numbers.get(value) ?? numbers.size + 1;
      numbers.set(value, number);
      return number;
    },
    1,
  );
}
