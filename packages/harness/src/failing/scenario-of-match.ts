/**
 * A match that failed, as a scenario that fails in the same way: a state of the match, and the decisions from
 * there on that lead to the failure.
 *
 * The state before the last decision is tried first. A world holds more than a scenario can say, such as
 * enchantments, so where that does not show the failure, earlier states are tried, up to the first turn.
 * Elsewhere: an error as a scenario (`scenario-of.ts`), and what is taken away then (`minimise-scenario.ts`).
 */
import { type EntityId, failureOf, type World } from "@course/core";
import { firstLineOf } from "../error-text.ts";
import type { Mulligan, RecordedAction } from "../match/action.ts";
import { ruleActionOf, takeAction } from "../match/action-fault.ts";
import { isOfWholeMatch, type MatchFailure } from "../match/checked-match.ts";
import { type Match, startMatch } from "../match/match.ts";
import type { Scenario, Step } from "../scenario.ts";
import { loadScenarios } from "../scenario-load.ts";
import type { Stage } from "../stage.ts";
import { kindOfFailure } from "./kind-of-failure.ts";
import { minimiseScenario } from "./minimise-scenario.ts";
import { startOf, withNote } from "./scenario-of.ts";
import { LAWS_HOLD, shownFailure } from "./shown-failure.ts";
import { subjectOf } from "./subject-of.ts";
import { type Told, tellStart } from "./told-start.ts";
import { toldPick, toldStep } from "./told-step.ts";

/** What a scenario is called, and where it comes from. */
export interface ScenarioHead {
  /** Kebab case. */
  readonly id: string;
  readonly source: string;
}

/** A failure as a small scenario, or why no scenario shows it. */
export type ToldFailure = { readonly scenario: Scenario } | { readonly why: string };

/** A decision after the opening, as the steps of a scenario can tell it. */
type Decision = Exclude<RecordedAction, Mulligan>;

/** A state of a match, and the decisions from there on. */
interface Moment {
  readonly world: World;
  readonly decisions: readonly Decision[];
}

/**
 * The smallest scenario that was found to show the failure of a match: played by the same rules, it breaks the
 * same law, or throws the same error.
 *
 * @returns Why there is none, where no scenario can say it; the failure's record still shows it.
 * @example
 * const { failure } = playChecked(stage, { seed: 7 });
 * if (failure) console.log(scenarioOfMatch(stage, failure, { id: "seed-7", source: "soak, seed 7" }));
 */
export function scenarioOfMatch(stage: Stage, failure: MatchFailure, head: ScenarioHead): ToldFailure {
  if (isOfWholeMatch(failure))
    return { why: "it is the match as a whole that fails, which no one state shows" };
  const kind = kindOfFailure(failure.what);
  const moments = momentsOf(stage, failure);
  if (moments.length === 0) return { why: "it fails before the first turn, and scenarios begin in one" };
  let why: string | undefined;
  for (const moment of moments) {
    const scenario = told(moment, failure, head);
    if (typeof scenario === "string") why ??= scenario;
    else if (shows(stage, scenario, kind)) return { scenario: smallest(stage, scenario, kind) };
    else why ??= scenario.note;
  }
  return { why: `none of ${moments.length} states of the match shows it again. ${why ?? "All was said"}` };
}

function smallest({ scenarioPlayer }: Stage, scenario: Scenario, kind: string): Scenario {
  const shown = (smaller: Scenario) => shownFailure(scenarioPlayer, smaller, kind);
  const small = minimiseScenario(scenario, (smaller) => shown(smaller) !== undefined);
  return { ...small, title: titleOf(shown(small) ?? scenario.title) };
}

/** Whether a scenario shows the failure after it has been through a file. */
function shows({ scenarioPlayer }: Stage, scenario: Scenario, kind: string): boolean {
  const loaded = loadScenarios(JSON.stringify(scenario), "failure.json");
  if ("errors" in loaded) return false;
  const [read] = loaded.scenarios;
  return read !== undefined && shownFailure(scenarioPlayer, read, kind) !== undefined;
}

/** States that a scenario may start from, the last first. */
function momentsOf(stage: Stage, { record }: MatchFailure): Moment[] {
  const { actions } = record;
  const wanted = new Set(startsAmong(actions));
  const moments: Moment[] = [];
  const match = startMatch(stage, record.start);
  const note = (at: number) => {
    if (!wanted.has(at) || match.world.pending !== undefined) return;
    const world = match.world.clone();
    world.clearLog();
    moments.unshift({ world, decisions: actions.slice(at) as Decision[] }); // No mulligan comes after a start.
  };
  for (const [at, action] of actions.entries()) {
    note(at);
    if (!takes(match, action)) return moments;
  }
  note(actions.length);
  return moments;
}

function takes(match: Match, action: RecordedAction): boolean {
  try {
    if (action.type === "concede") match.concede(action.player);
    else match.perform(action);
    return true;
  } catch {
    return false; // Here it fails: what comes after it is not reached.
  }
}

/** How many of the last decisions are tried one by one; further back, ever fewer. */
const EACH_OF_LAST = 16;
/** So many beginnings of turns are tried besides: at one, the world remembers the least. */
const TURNS = 40;

/** Where in a record a scenario may start: not in the opening, and not at an answer. */
function startsAmong(actions: readonly RecordedAction[]): number[] {
  const first = actions.findLastIndex(({ type }) => type === "mulligan") + 1;
  const near: number[] = [];
  for (
    let at = actions.length;
    at >= first;
    at -= Math.max(1, Math.floor((actions.length - at) / EACH_OF_LAST))
  )
    near.push(at);
  const turns = actions.flatMap(({ type }, at) => (type === "endTurn" ? [at + 1] : [])).slice(-TURNS);
  return [...near, ...turns, first].filter((at) => actions[at]?.type !== "choose");
}

/** The scenario of a moment, with a note of what it does not say; or why it cannot be told. */
function told(
  { world, decisions }: Moment,
  { what }: MatchFailure,
  { id, source }: ScenarioHead,
): Scenario | string {
  const start = world.read(() => tellStart(world));
  const way = toldWay(world.clone(), decisions, start);
  if (typeof way === "string") return way;
  const scenario: Scenario = {
    id,
    title: titleOf(what),
    rule: "laws of every match",
    source,
    ...startOf(world, start),
    ...way,
    expect: LAWS_HOLD,
  };
  return withNote(scenario, start, world);
}

/** The decisions as steps, and what they draw; or which of them no step can say. */
function toldWay(
  world: World,
  decisions: readonly Decision[],
  { labels }: Told,
): Pick<Scenario, "steps" | "rolls"> | string {
  const steps: Step[] = [];
  let rollsBefore = 0;
  for (const decision of decisions) {
    const step = stepOf(world, decision, labels);
    if (step === undefined) return `no step can say ${JSON.stringify(decision)}`;
    steps.push(step);
    if (decision.type !== "choose") rollsBefore = rollsOf(world).length;
    const failed = failureIn(world, decision);
    if (failed !== undefined)
      return { steps, rolls: [...rollsOf(world).slice(0, rollsBefore), ...failed.rolls] };
  }
  return { steps, rolls: rollsOf(world) };
}

/** A decision as a step, with names for ids; `undefined` where a card has no name that finds it. */
function stepOf(world: World, decision: Decision, labels: Told["labels"]): Step | undefined {
  if (decision.type === "concede") return undefined;
  if (decision.type === "choose") return toldPick(world, decision.option);
  let isNamed = true;
  const name = (id: EntityId) => {
    const subject = subjectOf(world, labels, id);
    if (subject === undefined) isNamed = false;
    return subject ?? "";
  };
  const step = toldStep(
    world.read(() => ruleActionOf(decision)),
    name,
  );
  return isNamed ? step : undefined;
}

/** Takes a decision. If it fails: what it has drawn before. */
function failureIn(world: World, decision: Decision): { readonly rolls: readonly number[] } | undefined {
  try {
    const fault = decision.type === "concede" ? undefined : takeAction(world, decision);
    return fault === undefined ? undefined : { rolls: [] };
  } catch (error) {
    return failureOf(error) ?? { rolls: [] };
  }
}

function rollsOf(world: World): number[] {
  return world.log().flatMap((event) => (event.type === "Rolled" ? Number(event.index) : []));
}

/** A title says what fails, and no more than a line of it. */
function titleOf(what: string): string {
  return firstLineOf(what.replace(/^error: /, ""));
}
