/**
 * Choices in the middle of a Sequence: the game stops, asks, and goes on from there.
 *
 * A pending choice is data: the world as it was before the action, the action, and the answers so far. An
 * answer plays the action again from its start with one more answer to hand. The same rules, state and
 * stream give the same Sequence up to the question, so nothing else has to be kept of what was going on.
 * Elsewhere: how a world holds the pending choice (`world.ts`).
 */
import { defineEvent, type EventKind, record } from "./events.ts";
import { type EntityId, NONE, type Snapshot } from "./memory.ts";
import type { Action } from "./rules.ts";
import type { Player } from "./zones.ts";

/** A player is asked to choose among so many options. */
export const Asked: EventKind = defineEvent("Asked", { a: "player", b: "options" });
/** The player has chosen the option of this index. */
export const Chose: EventKind = defineEvent("Chose", { a: "player", b: "index" });

/** What a player is asked: entities to choose among, in the order shown. */
export interface Question {
  readonly player: Player;
  readonly options: readonly EntityId[];
}

/** A Sequence that waits for an answer: all that is needed to play it again up to the question. */
export interface Pending {
  readonly question: Question;
  readonly action: Action;
  readonly answers: readonly number[];
  readonly before: Snapshot;
}

/** Thrown through the rules to the world when an answer is missing. Rules never catch it. */
export class Suspension extends Error {
  override readonly name = "Suspension";
  readonly question: Question;

  constructor(question: Question) {
    super(
      `choose: the answer of player ${question.player} is missing; expected one of ${question.options.length}`,
    );
    this.question = question;
  }
}

let answers: readonly number[] = [];
let used = 0;

/** Hands a Sequence the answers that it will ask for, in order. */
export function giveAnswers(next: readonly number[]): void {
  answers = next;
  used = 0;
}

/**
 * Asks a player for one of some entities and returns it. With one option nothing is asked.
 *
 * @returns The chosen entity, or `NONE` where there is nothing to choose from.
 */
export function ask(player: Player, options: readonly EntityId[]): EntityId {
  if (options.length < 2) return options[0] ?? NONE;
  record(Asked, NONE, player, options.length);
  const answer = answers[used];
  if (answer === undefined) throw new Suspension({ player, options });
  used++;
  record(Chose, NONE, player, answer);
  return options[answer] as EntityId;
}
