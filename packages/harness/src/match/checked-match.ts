/**
 * Matches that are watched: every law is asked after every decision, and what breaks is told as a record that
 * shows it, as short as it can be made.
 */
import type { Stage } from "../stage.ts";
import type { RecordedAction } from "./action.ts";
import { brokenDeepLaws } from "./deep-laws.ts";
import { brokenLaws } from "./laws.ts";
import { type Match, startMatch } from "./match.ts";
import { MAX_DECISIONS, type RandomMatchOptions, setUpRandomMatch } from "./random-match.ts";
import type { MatchRecord } from "./record.ts";
import { replay } from "./replay.ts";

/** What a watched match may be told. */
export interface CheckedOptions extends RandomMatchOptions {
  /** How often the laws that cost more are asked: at each decision whose number it divides. Absent: never. */
  readonly deepEvery?: number;
  /** Whether the match is played again from its record at its end. */
  readonly replays?: boolean;
}

/** What became of a watched match. */
export interface CheckedMatch {
  readonly match: Match;
  readonly decisions: number;
  /** The first thing that broke, and a record that ends with it. */
  readonly failure?: MatchFailure;
}

/** What broke, and how to see it. */
export interface MatchFailure {
  readonly what: string;
  readonly record: MatchRecord;
}

/** Plays a match of chance to its end, or to the first law that it breaks. */
export function playChecked(stage: Stage, options: CheckedOptions): CheckedMatch {
  const { match, stream } = setUpRandomMatch(stage, options);
  let decisions = 0;
  while (match.toMove !== undefined) {
    const legal = match.legalActions();
    const action = stream.oneOf(legal);
    options.onAction?.(match, action);
    const what = failureOf(match, action);
    decisions++;
    if (what !== undefined) return { match, decisions, failure: { what, record: withAction(match, action) } };
    const isDeep = options.deepEvery !== undefined && decisions % options.deepEvery === 0;
    const [broken] = isDeep ? brokenDeepLaws(match) : [];
    if (broken !== undefined) return { match, decisions, failure: { what: broken, record: match.record() } };
    if (decisions === MAX_DECISIONS) {
      const endless = `decisions: ${decisions}, and no end`;
      return { match, decisions, failure: { what: endless, record: match.record() } };
    }
  }
  if (options.replays !== true) return { match, decisions };
  const again = JSON.stringify(replay(stage, match.record()).save()) === JSON.stringify(match.save());
  if (again) return { match, decisions };
  return { match, decisions, failure: { what: "record: plays another match", record: match.record() } };
}

/**
 * Makes the record of a failure shorter: takes out decisions without which it still breaks in the same way.
 *
 * @returns The shortest that was found; the failure's own where none can be left out.
 */
export function minimise(stage: Stage, { what, record }: MatchFailure): MatchRecord {
  let shortest = record;
  for (
    let size = Math.ceil(record.actions.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let from = shortest.actions.length - size; from >= 0; from -= size) {
      const actions = shortest.actions.filter((_, at) => at < from || at >= from + size);
      const shorter = { ...shortest, actions };
      if (kindOf(failureOfRecord(stage, shorter)) === kindOf(what)) shortest = shorter;
    }
  }
  return shortest;
}

/** What breaks when a record is played, asking every law; `undefined` if nothing does, or if it cannot be played. */
export function failureOfRecord(stage: Stage, record: MatchRecord): string | undefined {
  const match = startMatch(stage, record.start);
  for (const action of record.actions) {
    if (action.type === "concede" || !match.isLegal(action)) return undefined;
    const what = failureOf(match, action);
    if (what !== undefined) return what;
  }
  return brokenDeepLaws(match)[0];
}

/** Takes a decision and says what breaks. */
function failureOf(match: Match, action: Exclude<RecordedAction, { type: "concede" }>): string | undefined {
  try {
    match.perform(action);
  } catch (error) {
    return `error: ${error instanceof Error ? error.message : error}`;
  }
  return brokenLaws(match.world)[0];
}

function withAction(match: Match, action: RecordedAction): MatchRecord {
  const record = match.record();
  const isThere = record.actions.at(-1) === action;
  return isThere ? record : { ...record, actions: [...record.actions, action] };
}

/** A failure without its ids and numbers: shorter records number entities otherwise. */
function kindOf(what: string | undefined): string | undefined {
  return what?.replaceAll(/\d+/g, "#");
}
