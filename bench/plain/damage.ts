/**
 * One Damage to one character: first redirect, then Armor, then Health.
 *
 * A redirect happens at most once, and what it rewrote keeps its place among the other hits of the same
 * action. Armor only softens the loss: the full amount still counts as damage taken.
 */
import { record } from "./log.ts";
import type { Entity, Event, World } from "./model.ts";

export function damage(world: World, meantFor: Entity, amount: number, events: Event[]): void {
  if (amount <= 0) return;
  const target = redirect(world, meantFor);
  const absorbed = Math.min(target.armor, amount);
  if (absorbed > 0) {
    target.armor -= absorbed;
    events.push(record(world, { type: "ArmorLost", player: target.owner, amount: absorbed }));
  }
  target.damage += amount - absorbed;
  events.push(record(world, { type: "Damaged", target: target.id, amount }));
}

/** Damage meant for a hero goes to the oldest of the owner's minions that take it instead. */
function redirect(world: World, target: Entity): Entity {
  if (target.card.type !== "hero") return target;
  const takers = world.auras.filter(
    (aura) => aura.modifier.type === "damageRedirect" && aura.owner === target.owner,
  );
  const oldest = takers[0]; // The snapshot is in order of play.
  return oldest === undefined ? target : world.entity(oldest.source);
}
