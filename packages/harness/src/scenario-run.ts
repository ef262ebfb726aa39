/**
 * Plays one scenario on one engine and says what held.
 *
 * What an engine does not have yet is no failure: a card that it does not know and a rule that it does
 * not have each end a scenario with a status of its own. A step that the engine refuses is a failure,
 * and the steps and checks after it are not reached.
 */
import { messageOf } from "./error-text.ts";
import type { LogEntry } from "./events.ts";
import type { Id } from "./handles.ts";
import { idsOf } from "./log-tree.ts";
import { failureKind, NotYetARule } from "./not-yet.ts";
import type { CheckKind, Expectation, Scenario, Step } from "./scenario.ts";
import { checkOutcome, partsOf } from "./scenario-checks.ts";
import type { ScenarioPlayer } from "./scenario-player.ts";
import { cardName, resolveSetup } from "./scenario-setup.ts";
import { kindOfStep, playStep } from "./scenario-steps.ts";
import { readLog, Scene } from "./scene.ts";
import { type BoardsSnapshot, snapshot } from "./snapshot.ts";

/** How a scenario ended. */
export type ScenarioStatus = "held" | "failed" | "not yet a card" | "not yet a rule";

/** What became of one expectation. */
export interface ExpectationResult {
  readonly check: CheckKind;
  /** A subject, `player 0`, a move, or empty where the check is about the whole game. */
  readonly subject: string;
  readonly expected: unknown;
  /** What the world says; `null` where it could not be asked. */
  readonly actual: unknown;
  readonly held: boolean;
  /** Why the world could not be asked. */
  readonly problem?: string;
}

/** What became of one scenario, as plain JSON data. */
export interface ScenarioResult {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly source: string;
  readonly status: ScenarioStatus;
  /** All expectations in order; none where the scenario was not played for lack of cards. */
  readonly expectations: readonly ExpectationResult[];
  /** The events from the first step on, each with its depth. */
  readonly log: readonly LogEntry[];
  /** The names of the entities that the log speaks of, by id. */
  readonly names: Readonly<Record<Id, string>>;
  /** Both sides before the first step and after the last that was played; absent where there was no world. */
  readonly before?: BoardsSnapshot;
  readonly after?: BoardsSnapshot;
  /** Cards that the engine does not know. */
  readonly missing: readonly string[];
  /** Rules that the engine does not have. */
  readonly missingRules: readonly string[];
  /** The setup or the step that was refused, and why. */
  readonly problem?: string;
}

/** What a run gathers besides the scenario's own words. */
type Findings = Omit<ScenarioResult, "id" | "title" | "rule" | "source">;

const NOTHING: Findings = {
  status: "held",
  expectations: [],
  log: [],
  names: {},
  missing: [],
  missingRules: [],
};

/**
 * Plays a scenario: setup, steps, then every expectation.
 *
 * @param player - The engine.
 * @param scenario - A scenario that was loaded, and so is known to be well formed.
 * @returns What held. What the engine throws is part of the result; nothing is thrown.
 */
export function runScenario(player: ScenarioPlayer, scenario: Scenario): ScenarioResult {
  const { id, title, rule, source } = scenario;
  return { id, title, rule, source, ...findings(player, scenario) };
}

function findings(player: ScenarioPlayer, scenario: Scenario): Findings {
  let scene: Scene;
  try {
    const missing = cardsOf(scenario).filter((name) => !player.knowsCard(name));
    if (missing.length > 0) return { ...NOTHING, status: "not yet a card", missing };
    scene = new Scene(scenario, player.createWorld(resolveSetup(scenario)));
  } catch (error) {
    return stopped(NOTHING, "setup", error, scenario);
  }
  const before = snapshot(scene);
  for (const [index, step] of scenario.steps.entries()) {
    try {
      playStep(scene, step);
    } catch (error) {
      const seen = { ...NOTHING, before, after: snapshot(scene), ...logOf(scene) };
      return stopped(seen, stepName(index, step), error, scenario);
    }
  }
  const expectations = scenario.expect.map((expectation) => check(scene, expectation));
  return { ...NOTHING, before, after: snapshot(scene), ...logOf(scene), ...verdict(expectations) };
}

/** Every card that the setup and the steps name, once, but for the scenario's own. Heroes are left to the engine. */
function cardsOf({ players, steps, cards = [] }: Scenario): string[] {
  const inZones = players.flatMap(({ deck = [], hand = [], board = [], secrets = [], weapon }) =>
    [...deck, ...hand, ...board, ...secrets, ...(weapon ? [weapon] : [])].map(cardName),
  );
  const inSteps = steps.flatMap((step) => ("cast" in step ? step.cast : "summon" in step ? step.summon : []));
  const own = new Set(cards.map(({ name }) => name));
  return [...new Set([...inZones, ...inSteps])].filter((name) => !own.has(name));
}

/** The setup or a step was refused: a rule is missing, or the engine fails the scenario. */
function stopped(seen: Findings, where: string, error: unknown, { expect }: Scenario): Findings {
  const rule = missingRule(error);
  const problem = `${where}: ${messageOf(error)}`;
  const expectations = expect.map((expectation): ExpectationResult => {
    return { ...partsOf(expectation), actual: null, held: false, problem: "not reached" };
  });
  const stop = { ...seen, expectations, problem };
  return rule === undefined
    ? { ...stop, status: "failed" }
    : { ...stop, status: "not yet a rule", missingRules: [rule] };
}

/** A check and, where the engine cannot answer it, the rule that is missing. */
type Checked = ExpectationResult & { readonly missingRule?: string };

function check(scene: Scene, expectation: Expectation): Checked {
  const parts = partsOf(expectation);
  try {
    const { expected, actual } = checkOutcome(scene, expectation);
    return { ...parts, expected, actual, held: JSON.stringify(expected) === JSON.stringify(actual) };
  } catch (error) {
    const rule = missingRule(error);
    const refused = { ...parts, actual: null, held: false, problem: messageOf(error) };
    return rule === undefined ? refused : { ...refused, missingRule: rule };
  }
}

/** Failed if an answer was wrong; not yet a rule if only answers are missing; held if all is right. */
function verdict(checked: readonly Checked[]): Pick<Findings, "status" | "expectations" | "missingRules"> {
  const missingRules = [...new Set(checked.flatMap(({ missingRule }) => missingRule ?? []))];
  const wrong = checked.some(({ held, missingRule }) => !held && missingRule === undefined);
  const status = wrong ? "failed" : missingRules.length > 0 ? "not yet a rule" : "held";
  return {
    status,
    missingRules,
    expectations: checked.map(({ missingRule: _, ...expectation }) => expectation),
  };
}

function logOf(scene: Scene): Pick<Findings, "log" | "names"> {
  const log = readLog(scene.world);
  const names: Record<Id, string> = {};
  for (const { event } of log) for (const id of idsOf(event)) names[id] = scene.world.nameOf(id);
  return { log, names };
}

/** The rule that an error says is missing, if it says so. */
function missingRule(error: unknown): string | undefined {
  if (error instanceof NotYetARule) return error.rule;
  if (!(error instanceof Error) || failureKind(error.message) !== "harness") return undefined;
  return /not (?:built yet|yet a rule): (.+)/.exec(error.message)?.[1] ?? error.message;
}

function stepName(index: number, step: Step): string {
  return `step ${index + 1}, ${kindOfStep(step)}`;
}
