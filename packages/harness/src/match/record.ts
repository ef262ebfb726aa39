/**
 * Records: everything that it takes to play a match again, and nothing else.
 *
 * The same rules and cards, seed, decks and decisions give the same log, byte for byte. So a record says
 * which rules and cards it was made with, and is refused by others.
 */
import engine from "../../package.json" with { type: "json" };
import type { Profile } from "../scenario.ts";
import type { Stage } from "../stage.ts";
import type { RecordedAction } from "./action.ts";

/** The version of the format of records and saved matches. */
export const MATCH_FORMAT = 1;

/** How a match began. */
export interface MatchStart {
  readonly decks: readonly [readonly string[], readonly string[]];
  readonly heroes: readonly [string, string];
  readonly seed: number;
  readonly mulligan: boolean;
}

/** What a match was played with. */
export interface PlayedWith {
  /** The version of the engine's packages. */
  readonly engine: string;
  readonly profile: Profile;
  /** A checksum of all cards: a number that is printed on any of them changes it. */
  readonly cards: string;
}

/** A match as it can be kept and told: a JSON document. */
export interface MatchRecord extends PlayedWith {
  readonly format: number;
  readonly start: MatchStart;
  readonly actions: readonly RecordedAction[];
}

/** Writes a match down. */
export function recordOf(stage: Stage, start: MatchStart, actions: readonly RecordedAction[]): MatchRecord {
  return { format: MATCH_FORMAT, ...playedWith(stage), start, actions: [...actions] };
}

/** Refuses a record of another format, or made with other rules or cards. */
export function requireSame(stage: Stage, record: MatchRecord): void {
  if (record?.format !== MATCH_FORMAT)
    throw new Error(`replay: format is ${JSON.stringify(record?.format)}; expected ${MATCH_FORMAT}`);
  for (const [what, here] of Object.entries(playedWith(stage))) {
    const there = record[what as keyof PlayedWith];
    if (there !== here)
      throw new Error(`replay: ${what} is "${there}"; expected "${here}", as they are here`);
  }
}

function playedWith({ definition, cards }: Stage): PlayedWith {
  const profile = definition.rules.switches.aurasFollowSummons ? "2017" : "classic";
  return { engine: engine.version, profile, cards: checksum(JSON.stringify(cards)) };
}

/** FNV-1a, 32 bits, in hexadecimal. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
