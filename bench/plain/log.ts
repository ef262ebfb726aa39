/** The log: what happened, in order, each event with the number of triggers being resolved. */
import type { GameEvent } from "@course/harness";
import type { Entity, Event, World } from "./model.ts";

export function record(world: World, event: GameEvent): GameEvent {
  world.log.push({ depth: world.resolving.length, event });
  world.eventsInSequence += 1;
  if (world.eventsInSequence > world.limits.events) {
    throw new Error(
      `event limit: ${world.eventsInSequence} events in one Sequence; expected at most ${world.limits.events}`,
    );
  }
  return event;
}

/** The entity that an event is about, if it is about one. */
export function subjectOf(world: World, event: Event): Entity | undefined {
  switch (event.type) {
    case "Damaged":
      return world.entity(event.target);
    case "Summoned":
    case "Drew":
    case "StatsChanged":
    case "Died":
    case "Played":
      return world.entity(event.id);
    case "ArmorGained":
    case "ArmorLost":
      return world.hero(event.player);
    default:
      return undefined;
  }
}
