/**
 * A Sequence: one action, and the deaths that come of it.
 *
 * Damage and destroy only mark a minion. When the outermost Phase is over, the Death Creation Step moves
 * the marked to the graveyard, all places noted before the first body is moved; their Death Events
 * make a Death Phase, and that is followed by the step again, until nothing dies.
 */
import type { Id } from "@course/harness";
import { updateAuras } from "./auras.ts";
import { record } from "./log.ts";
import { type Action, byOrderOfPlay, type Entity, health, type World } from "./model.ts";
import { answer, perform } from "./queue.ts";
import { move } from "./zones.ts";

type DeathEvent = { type: "Died"; id: Id };

export function runSequence(world: World, action: Action): void {
  world.eventsInSequence = 0;
  perform(world, action);
  for (let round = 1; ; round++) {
    const deaths = deathCreationStep(world);
    updateAuras(world);
    if (deaths.length === 0) return;
    if (round > world.limits.deathPhases) throw deathPhaseLimit(world, round, deaths);
    record(world, { type: "DeathPhase", round });
    answer(world, deaths);
  }
}

function deathCreationStep(world: World): DeathEvent[] {
  const dying = world.minions().filter((minion) => health(minion) <= 0 || minion.pendingDestroy);
  dying.sort(byOrderOfPlay);
  for (const minion of dying) minion.rightNeighbour = nearestStaying(world, minion, dying);
  for (const minion of dying) {
    move(world, minion, "graveyard");
    minion.pendingDestroy = false;
    record(world, { type: "Destroyed", id: minion.id });
  }
  return dying.map(({ id }) => ({ type: "Died", id }));
}

/** The nearest minion to the right that does not die in the same step, or none. */
function nearestStaying(world: World, minion: Entity, dying: readonly Entity[]): Id | null {
  const board = world.board(minion.owner);
  const staying = board.slice(board.indexOf(minion) + 1).find((right) => !dying.includes(right));
  return staying?.id ?? null;
}

function deathPhaseLimit(world: World, round: number, deaths: readonly DeathEvent[]): Error {
  const ids = deaths.map(({ id }) => id).join(", ");
  return new Error(
    `Death Phase limit: Death Phase ${round} of one Sequence, ${deaths.length} minions still dying ` +
      `(ids ${ids}); expected at most ${world.limits.deathPhases}`,
  );
}
