/**
 * The auras in force: a snapshot, taken by an Aura Update and read until the next one.
 *
 * An Aura Update runs after each Death Creation Step and when a minion is summoned, never otherwise, so a
 * played minion's aura joins only when its outermost Phase is over.
 */
import type { Player } from "@course/harness";
import type { World } from "./model.ts";

export function updateAuras(world: World): void {
  const sources = world.minions().filter(({ card }) => card.auras.length > 0);
  world.auras = [];
  for (const { id, owner, card } of sources) {
    for (const modifier of card.auras) world.auras.push({ source: id, owner, modifier });
  }
}

/**
 * How often an entry's effect runs. Read once, when the entry starts to resolve.
 *
 * 1, raised to the largest matching `max` multiplier, plus `times - 1` for each matching `additive` one.
 */
export function activations(world: World, owner: Player, trigger: string): number {
  let largest = 1;
  let extra = 0;
  for (const aura of world.auras) {
    const { modifier } = aura;
    if (modifier.type !== "triggerMultiplier") continue;
    if (aura.owner !== owner || modifier.trigger !== trigger) continue;
    if (modifier.stacking === "max") largest = Math.max(largest, modifier.times);
    else extra += modifier.times - 1;
  }
  return largest + extra;
}
