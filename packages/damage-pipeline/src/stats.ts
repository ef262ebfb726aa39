/**
 * Changes of Attack and Health that are not damage, as an effect makes them.
 */
import { defineEvent, type EntityId, type EventKind, record } from "@course/core";
import { changeStats } from "./character.ts";

/** An effect has changed a character's Attack or Health; the numbers are the differences. */
export const StatsChanged: EventKind = defineEvent("StatsChanged", {
  subject: "id",
  a: "attack",
  b: "health",
});

/** Gives a character Attack and Health, which may be negative. No change is no event. */
export function buff(id: EntityId, attack: number, health: number): void {
  if (attack === 0 && health === 0) return;
  changeStats(id, attack, health);
  record(StatsChanged, id, attack, health);
}
