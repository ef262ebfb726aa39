/**
 * Performing and answering: who answers an event, and in which order.
 *
 * Events of one action are taken one by one, in the order in which the action recorded them. For each
 * of them one Queue is filled with every trigger that answers it, in order of play of the listeners, and
 * locked; each entry is resolved, with all that it causes, before the next.
 */
import { change } from "./actions.ts";
import { activations } from "./auras.ts";
import { record, subjectOf } from "./log.ts";
import {
  type Action,
  byOrderOfPlay,
  type Card,
  type Context,
  type Effect,
  type Entity,
  type Event,
  type Listener,
  type World,
} from "./model.ts";

/** Performs an action; all its events have been answered when it returns. */
export function perform(world: World, action: Action): void {
  if (action.type === "each") for (const effect of action.effects) carryOut(world, effect, action.context);
  else if (action.type === "cast")
    cast(world, action.card, { self: undefined, player: action.player, event: undefined });
  else answer(world, change(world, action));
}

/** Has each of these events answered, one wholly before the next. */
export function answer(world: World, events: readonly Event[]): void {
  for (const event of events) {
    for (const entry of fillQueue(world, event)) resolveEntry(world, entry, event);
  }
}

function carryOut(world: World, effect: Effect, context: Context): void {
  for (const action of effect(world, context)) perform(world, action);
}

function cast(world: World, card: Card, context: Context): void {
  answer(world, [record(world, { type: "SpellCast", card: card.name })]);
  carryOut(world, card.effect, context);
}

function fillQueue(world: World, event: Event): Listener[] {
  return listeners(world, event).flatMap((listener) =>
    listener.card.triggers
      .filter((trigger) => trigger.answers(world, listener, event))
      .map((trigger) => ({ source: listener.id, trigger }))
      .filter((entry) => !isResolving(world, entry)),
  );
}

/** All characters in play. A dead minion, though it has left play, may answer its own Death Event. */
function listeners(world: World, event: Event): Entity[] {
  if (event.type !== "Died") return world.characters();
  return [...world.characters(), subjectOf(world, event)!].sort(byOrderOfPlay);
}

/** A trigger that is being resolved is not started again by what it causes. */
function isResolving(world: World, { source, trigger }: Listener): boolean {
  return world.resolving.some((entry) => entry.source === source && entry.trigger === trigger);
}

function resolveEntry(world: World, entry: Listener, event: Event): void {
  const self = world.entity(entry.source);
  const { label, effect } = entry.trigger;
  const times = activations(world, self.owner, label); // Once, before the first run.
  for (let run = 0; run < times; run++) {
    record(world, { type: "Triggered", source: self.id, trigger: label });
    world.resolving.push(entry);
    carryOut(world, effect, { self, player: self.owner, event });
    world.resolving.pop();
  }
}
