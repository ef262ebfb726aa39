/**
 * Matches that are watched: every law is asked after every decision, and what breaks is told as a record that
 * shows it, as short as it can be made.
 */
import { messageOf } from "../error-text.ts";
import { kindOfFailure } from "../failing/kind-of-failure.ts";
import { shortestFailing } from "../failing/shortest-failing.ts";
import type { Stage } from "../stage.ts";
import type { MatchAction, RecordedAction } from "./action.ts";
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

/** How a match refuses an action. Of one that it had listed, it is the list that is wrong. */
const NOT_TAKEN = "error: perform: action is ";

/** Plays a match of chance to its end, or to the first law that it breaks. */
export function playChecked(stage: Stage, options: CheckedOptions): CheckedMatch {
  const { match, stream } = setUpRandomMatch(stage, options);
  let decisions = 0;
  const failed = (what: string, record = match.record()): CheckedMatch => ({
    match,
    decisions,
    failure: { what, record },
  });
  while (match.toMove !== undefined) {
    let action: MatchAction;
    try {
      action = stream.oneOf(match.legalActions());
    } catch (error) {
      return failed(wordsOf(error));
    }
    options.onAction?.(match, action);
    const what = failureOf(match, action);
    decisions++;
    if (what?.startsWith(NOT_TAKEN)) return failed(deepFailureOf(match) ?? what);
    if (what !== undefined) return failed(what, withAction(match, action));
    const isDeep = options.deepEvery !== undefined && decisions % options.deepEvery === 0;
    const broken = isDeep ? deepFailureOf(match) : undefined;
    if (broken !== undefined) return failed(broken);
    if (decisions === MAX_DECISIONS) return failed(`decisions: ${decisions}, and no end`);
  }
  if (options.replays !== true) return { match, decisions };
  const other = playedAgain(match);
  return other === undefined ? { match, decisions } : failed(other);
}

/** What is wrong with the match that the record of this one plays. */
function playedAgain(match: Match): string | undefined {
  try {
    const again = JSON.stringify(replay(match.stage, match.record()).save());
    return again === JSON.stringify(match.save()) ? undefined : "record: plays another match";
  } catch (error) {
    return `record: ${messageOf(error)}`;
  }
}

/** Whether it is the match as a whole that failed, which no single state shows. */
export function isOfWholeMatch({ what }: MatchFailure): boolean {
  return /^(decisions|record): /.test(what);
}

/**
 * Makes the record of a failure shorter: takes out decisions without which it still breaks in the same way.
 *
 * @returns The shortest that was found; the failure's own where none can be left out.
 */
export function minimise(stage: Stage, failure: MatchFailure): MatchRecord {
  if (isOfWholeMatch(failure)) return failure.record;
  const { what, record } = failure;
  const kind = kindOfFailure(what);
  const actions = shortestFailing(record.actions, (shorter) => {
    const broken = failureOfRecord(stage, { ...record, actions: shorter });
    return broken !== undefined && kindOfFailure(broken) === kind;
  });
  return actions === record.actions ? record : { ...record, actions };
}

/** What breaks when a record is played, asking every law; `undefined` if nothing does, or if it cannot be played. */
export function failureOfRecord(stage: Stage, record: MatchRecord): string | undefined {
  const match = startMatch(stage, record.start);
  for (const action of record.actions) {
    if (action.type === "concede" || !isListed(match, action)) return undefined;
    const what = failureOf(match, action);
    if (what !== undefined) return what;
  }
  return deepFailureOf(match);
}

/** What went wrong, as a failure says it. */
export function wordsOf(error: unknown): string {
  return `error: ${messageOf(error)}`;
}

/** Takes a decision and says what breaks. */
function failureOf(match: Match, action: MatchAction): string | undefined {
  try {
    match.perform(action);
  } catch (error) {
    return wordsOf(error);
  }
  return brokenLaws(match.world)[0];
}

/** The same of a match as it is, by the laws that cost more. */
function deepFailureOf(match: Match): string | undefined {
  try {
    return brokenDeepLaws(match)[0];
  } catch (error) {
    return wordsOf(error);
  }
}

/** Whether a match can be brought to where a decision is taken. An error means that it fails before. */
function isListed(match: Match, action: MatchAction): boolean {
  try {
    return match.isLegal(action);
  } catch {
    return false;
  }
}

function withAction(match: Match, action: RecordedAction): MatchRecord {
  const record = match.record();
  const isThere = record.actions.at(-1) === action;
  return isThere ? record : { ...record, actions: [...record.actions, action] };
}
