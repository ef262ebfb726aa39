/**
 * The Sequence: one action with all that follows from it.
 *
 * A Sequence is a list of Phases. After each, the steps of `phaseEnd` run; while they yield Death Events,
 * a Death Phase resolves them, and as it is an outermost Phase itself, the steps run again after it
 * (rulebook 3.6, 3.7).
 */

import { updateOtherAuras } from "./aura.ts";
import { deathCreationStep, endOfDeathEvents, firstDeathEvent, forgetDeathEvents } from "./death.ts";
import { limitError } from "./errors.ts";
import {
  boundEvents,
  defineEvent,
  type EventKind,
  type EventRow,
  forgetTargets,
  record,
  setDepth,
  subjectOf,
} from "./events.ts";
import { dropFrames } from "./frames.ts";
import { cardOf } from "./library.ts";
import { NONE } from "./memory.ts";
import { dropQueues, resolveEvents } from "./queue.ts";
import { registers } from "./room.ts";
import { type Action, type ActionDefinition, currentRules, type Step } from "./rules.ts";
import { releaseSelection } from "./selection.ts";

/** A Death Phase begins; rounds count from 1 in each Sequence. */
export const DeathPhase: EventKind = defineEvent("DeathPhase", { a: "round" });

/** The Death Creation Step, as a step of `phaseEnd`. */
export const createDeaths: Step = { name: "createDeaths", run: deathCreationStep };
/** Aura Update (Other), as a step of `phaseEnd`. */
export const updateAuras: Step = { name: "updateOtherAuras", run: updateOtherAuras };

/** The name under which rules list their aura updates, where these are more than the kernel's own. */
export const AURA_UPDATES = "auraUpdates";

/** Brings all auras up to date at once, outside of the steps after a Phase. */
export function updateAllAuras(): void {
  const steps = currentRules().orders[AURA_UPDATES] as readonly Step[] | undefined;
  if (steps === undefined) updateOtherAuras();
  else for (const step of steps) step.run();
}

/** How many Sequences have started since the program did. */
const sequences = registers();

/** A number that is another one in every Sequence; what it is means nothing. */
export function currentSequence(): number {
  return sequences[0] as number;
}

/** The number of Death Phases so far in this Sequence. */
const round = registers();

/** Runs the Phases of an action, each with the steps and the Death Phases that follow it. */
export function runSequence(definition: ActionDefinition, action: Action): void {
  startSequence();
  const { phases } = definition;
  for (const phase of typeof phases === "function" ? phases(action) : phases) {
    if (typeof phase === "function") {
      phase(action);
      endOutermostPhase();
    } else {
      phase.withoutSteps(action);
    }
  }
}

/** Runs the steps after an outermost Phase, and Death Phases, until nothing dies. */
export function endOutermostPhase(): void {
  const { phaseEnd, limits } = currentRules();
  for (;;) {
    for (const step of phaseEnd) step.run();
    const first = firstDeathEvent();
    const end = endOfDeathEvents();
    if (first === end) return;
    if ((round[0] as number) === limits.deathPhases) throw deathPhaseLimit(first, end, limits.deathPhases);
    round[0] = (round[0] as number) + 1;
    record(DeathPhase, NONE, round[0] as number);
    resolveEvents(first, end);
  }
}

/** Forgets what a Sequence that failed in the middle has left on the stacks, and measures events from here on. */
export function startSequence(): void {
  round[0] = 0;
  sequences[0] = (sequences[0] as number) + 1;
  setDepth(0);
  forgetDeathEvents();
  forgetTargets();
  dropFrames();
  dropQueues();
  releaseSelection(0);
  boundEvents(currentRules().limits.events);
}

function deathPhaseLimit(first: EventRow, end: EventRow, most: number): Error {
  const dying: string[] = [];
  for (let row = first; row < end; row++) {
    const id = subjectOf(row);
    dying.push(`${cardOf(id).definition.name} (id ${id})`);
  }
  const who = `${dying.length} ${dying.length === 1 ? "minion" : "minions"} still dying: ${dying.slice(0, 8).join(", ")}`;
  return limitError(`Death Phase limit: Death Phase ${most + 1} of one Sequence, ${who}`, most);
}
