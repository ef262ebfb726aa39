/**
 * The kernel's own layer: what every game has before it has rules.
 */
import { TriggerMultiplier } from "./aura.ts";
import { Destroyed, destroy } from "./death.ts";
import { refused } from "./errors.ts";
import { type EntityId, NONE, nextId } from "./memory.ts";
import { Triggered } from "./queue.ts";
import { Rolled } from "./random.ts";
import type { Action, ActionDefinition, Layer } from "./rules.ts";
import { createDeaths, DeathPhase, updateAuras } from "./sequence.ts";
import { BOARD, WEAPON, zoneOf } from "./zones.ts";

/** Zones, order of play, triggers and the Queue. */
export const kernel: Layer = { name: "kernel", events: [Triggered, Rolled] };

interface DestroyAction extends Action {
  readonly type: "destroy";
  readonly target: EntityId;
}

const destroyAction: ActionDefinition<DestroyAction> = {
  type: "destroy",
  check: ({ target }) => requireMortal("destroy", "target", target),
  phases: [({ target }) => destroy(target)],
};

/** Deferred death: marks, the Death Creation Step, Death Phases. */
export const deaths: Layer = {
  name: "deaths",
  needs: ["kernel"],
  events: [Destroyed, DeathPhase],
  actions: [destroyAction],
  steps: [createDeaths],
};

/** Aura snapshots and trigger multipliers. */
export const auras: Layer = {
  name: "auras",
  needs: ["kernel"],
  auras: [TriggerMultiplier],
  steps: [updateAuras],
};

/** Refuses what is not the id of an entity of this world. */
export function requireEntity(call: string, argument: string, id: unknown): asserts id is EntityId {
  if (typeof id !== "number" || !Number.isInteger(id) || id <= NONE || id >= nextId()) {
    throw refused(call, argument, id, "the id of an entity of this game");
  }
}

/** Refuses what the Death Creation Step would not take. Only some games have weapons, so they are not spoken of. */
function requireMortal(call: string, argument: string, id: unknown): void {
  requireEntity(call, argument, id);
  if (zoneOf(id) !== WEAPON) requireMinion(call, argument, id);
}

/** Refuses what is not a minion on a board. */
export function requireMinion(call: string, argument: string, id: unknown): asserts id is EntityId {
  requireEntity(call, argument, id);
  if (zoneOf(id) !== BOARD) throw refused(call, argument, id, "a minion in play");
}
