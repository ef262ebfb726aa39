/**
 * Performing and answering: who answers an event, and in which order.
 *
 * Events of one action are taken one by one, in the order in which the action recorded them. For each
 * of them one Queue is filled with every trigger that answers it, in order of play of the listeners, and
 * locked; each entry is resolved, with all that it causes, before the next.
 */
import { change } from "./actions.ts";
import { activations } from "./auras.ts";
import { record } from "./log.ts";
import {
  type Action,
  byOrderOfPlay,
  type Card,
  type Context,
  type Effect,
  type Entity,
  type Event,
  type Listener,
  type Trigger,
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

/** All triggers that answer, in order of play of their listeners; of one listener, in the order of its card. */
function fillQueue(world: World, event: Event): Listener[] {
  const queue: Listener[] = [];
  for (const listener of listeners(world, event)) {
    for (const trigger of listener.card.triggers) {
      if (!trigger.answers(world, listener, event) || isResolving(world, listener, trigger)) continue;
      queue.push({ source: listener, trigger });
    }
  }
  return queue;
}

/** Who may answer: all in play. A dead minion, though it has left play, may answer its own Death Event. */
function listeners(world: World, event: Event): Entity[] {
  const inPlay = world.characters();
  return event.type === "Died" ? [...inPlay, world.entity(event.id)].sort(byOrderOfPlay) : inPlay;
}

/** A trigger that is being resolved is not started again by what it causes. */
function isResolving(world: World, source: Entity, trigger: Trigger): boolean {
  return world.resolving.some((entry) => entry.source === source && entry.trigger === trigger);
}

function resolveEntry(world: World, entry: Listener, event: Event): void {
  const self = entry.source;
  const { label, effect } = entry.trigger;
  const times = activations(world, self.owner, label); // Once, before the first run.
  for (let run = 0; run < times; run++) {
    record(world, { type: "Triggered", source: self.id, trigger: label });
    world.resolving.push(entry);
    carryOut(world, effect, { self, player: self.owner, event });
    world.resolving.pop();
  }
}
