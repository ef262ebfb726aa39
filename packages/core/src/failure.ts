/**
 * What failed, kept with its error: the state that it takes to see a failure again.
 *
 * A Sequence that fails leaves the world as it was before, so that world, the action, the answers and what
 * chance had given are the whole story. It is kept beside the error, whatever kind of error it is, and goes
 * when the error goes.
 * Elsewhere: who keeps it (`world.ts`).
 */
import type { Action } from "./rules.ts";

/** The way to a failure. */
export interface Failure<W> {
  /** A copy of the world as it was before the action. */
  readonly world: W;
  readonly action: Action;
  /** The answers that the action had been given, each the index of an option. */
  readonly answers: readonly number[];
  /** What the Sequence had drawn before it failed. */
  readonly rolls: readonly number[];
}

const failures = new WeakMap<object, Failure<unknown>>();

/** Keeps the way to an error. What is no object can keep nothing. */
export function keepFailure<W>(error: unknown, failure: Failure<W>): void {
  if (typeof error === "object" && error !== null) failures.set(error, failure);
}

/** What was kept with an error; `undefined` for one that no Sequence threw. */
export function keptFailure(error: unknown): Failure<unknown> | undefined {
  return typeof error === "object" && error !== null ? failures.get(error) : undefined;
}
