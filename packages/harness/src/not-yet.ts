/**
 * What an engine does not know yet, told apart from what it does wrongly.
 *
 * A stage of the course lacks calls, a young engine lacks rules, a pack lacks cards. None of these is
 * a failure, so the runner and the matrix of `course verify` must be able to tell them from one.
 */

/** Thrown where a scenario needs a rule that the engine does not have. */
export class NotYetARule extends Error {
  /** The rule, in the words of the scenario format: `heroPower`, `setup fatigue`. */
  readonly rule: string;

  constructor(rule: string) {
    super(`not yet a rule: ${rule}`);
    this.name = "NotYetARule";
    this.rule = rule;
  }
}

/** Why a test or a step failed. */
export type FailureKind = "harness" | "vocabulary" | "behaviour";

const CALL_IS_MISSING = [/not built yet/, /not yet a rule/, /\bno layer\b.*\bknows\b/, /is not a function/];
const CARD_IS_REFUSED = [
  /unknown card/i,
  /expected the name of a (loaded )?card/,
  /\/\S* is .+; expected /,
  /not yet a card/,
];

/**
 * Tells why something failed by what the error says.
 *
 * `harness`: the engine lacks a call or a rule. `vocabulary`: it refuses the card, by name or by its
 * data. `behaviour`: everything was there and the outcome is another. Of a failed assertion about an
 * error, only the error that came instead counts.
 */
export function failureKind(message: string): FailureKind {
  const said = message.startsWith("AssertionError") ? (message.split(/\bbut got\b/)[1] ?? "") : message;
  if (CALL_IS_MISSING.some((pattern) => pattern.test(said))) return "harness";
  if (CARD_IS_REFUSED.some((pattern) => pattern.test(said))) return "vocabulary";
  return "behaviour";
}
