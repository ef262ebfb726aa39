/**
 * Two engines on the same games: the first difference fails, and is told as a scenario file.
 *
 * The file is written to COURSE_FAILURES, or to the folder for temporary files; `course play FILE` plays it
 * on the engine that `--engine` names.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CardData, Scenario } from "@course/harness";
import fc, { type Arbitrary, type Parameters } from "fast-check";

/** What two engines make of a scenario, line by line. */
export interface Engines {
  readonly plain: (scenario: Scenario) => string[];
  readonly other: (scenario: Scenario) => string[];
  /** Cards that no pack has; a failure brings those that it needs. */
  readonly ownCards: readonly CardData[];
}

/** Plays games on both engines; on a difference, fails with the smallest one found. */
export function expectSameGames(
  games: Arbitrary<Scenario>,
  { plain, other, ownCards }: Engines,
  parameters: Parameters<[Scenario]>,
): void {
  let smallest: Scenario | undefined;
  const isSame = fc.property(games, (scenario) => {
    const expected = plain(scenario);
    fc.pre(!expected.some((line) => line.endsWith("event limit")));
    const found = other(scenario);
    if (found.join("\n") === expected.join("\n")) return;
    smallest = withCards(scenario, ownCards);
    throw new Error(reportOf(smallest, expected, found));
  });
  try {
    fc.assert(isSame, parameters);
  } catch (error) {
    if (smallest !== undefined && error instanceof Error)
      error.message += `\nplayed by: course play ${written(smallest)} --engine course/05-assemble/reference.ts`;
    throw error;
  }
}

function withCards(scenario: Scenario, ownCards: readonly CardData[]): Scenario {
  const text = JSON.stringify(scenario);
  const cards = [...(scenario.cards ?? []), ...ownCards.filter(({ name }) => text.includes(`"${name}"`))];
  return cards.length === 0 ? scenario : { ...scenario, cards };
}

function written(scenario: Scenario): string {
  const folder = process.env.COURSE_FAILURES ?? tmpdir();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${scenario.id}-${process.pid}.json`);
  writeFileSync(file, `${JSON.stringify(scenario, null, 2)}\n`);
  return file;
}

function reportOf(scenario: Scenario, expected: readonly string[], found: readonly string[]): string {
  const at = expected.findIndex((line, index) => line !== found[index]);
  const from = Math.max(0, at - 4);
  const shown = (lines: readonly string[]): string => lines.slice(from, at + 3).join("\n    ");
  return [
    `line ${at + 1} differs`,
    `  plain:\n    ${shown(expected)}`,
    `  other:\n    ${shown(found)}`,
    `scenario: ${JSON.stringify(scenario)}`,
  ].join("\n");
}
