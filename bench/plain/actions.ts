/**
 * The actions: everything that changes the world while it resolves.
 *
 * An action makes all its changes, records them, and returns the events that may be answered. Who answers
 * them is no business of this file (`queue.ts`); how one Damage reaches its target is in `damage.ts`.
 */
import type { Player } from "@course/harness";
import { updateAuras } from "./auras.ts";
import { damage } from "./damage.ts";
import { record } from "./log.ts";
import {
  type Action,
  byOrderOfPlay,
  type Card,
  type Entity,
  type Event,
  type Place,
  type World,
} from "./model.ts";
import { create, move } from "./zones.ts";

/** An action that changes something itself. The others only lead to further actions. */
export type Change = Exclude<Action, { type: "cast" | "each" }>;

export function change(world: World, action: Change): Event[] {
  const events: Event[] = [];
  switch (action.type) {
    case "damage":
      for (const target of targets(action)) damage(world, target, action.amount, events);
      break;
    case "draw":
      for (let left = action.count; left > 0; left--) draw(world, action.player, events);
      break;
    case "gainArmor":
      gainArmor(world, action.player, action.amount, events);
      break;
    case "buff":
      for (const target of targets(action)) buff(world, target, action, events);
      break;
    case "destroy": // Only a mark: who leaves play, and when, is for the Death Creation Step to say.
      for (const target of targets(action)) if (target.zone === "play") target.pendingDestroy = true;
      break;
    case "summon":
      for (const place of action.places) summon(world, action.card, action.player, place, events);
      break;
    case "play":
      play(world, action.card, events);
      break;
  }
  return events;
}

/** Targets are hit in order of play. What has died since it became one is hit where it is (rulebook 8). */
function targets(action: { targets: Entity[] }): Entity[] {
  return [...action.targets].sort(byOrderOfPlay);
}

/** An empty deck draws nothing. */
function draw(world: World, player: Player, events: Event[]): void {
  const top = world.zones[player].deck[0];
  if (top === undefined) return;
  move(world, top, "hand");
  events.push(record(world, { type: "Drew", player, id: top.id }));
}

function gainArmor(world: World, player: Player, amount: number, events: Event[]): void {
  if (amount <= 0) return;
  world.hero(player).armor += amount;
  events.push(record(world, { type: "ArmorGained", player, amount }));
}

function buff(world: World, target: Entity, by: { attack: number; health: number }, events: Event[]): void {
  if (by.attack === 0 && by.health === 0) return;
  target.attack += by.attack;
  target.maxHealth += by.health;
  events.push(record(world, { type: "StatsChanged", id: target.id, attack: by.attack, health: by.health }));
}

/** A full board takes no one. A summoned minion, unlike a played one, updates the auras at once. */
function summon(world: World, card: Card, player: Player, place: Place, events: Event[]): void {
  if (world.board(player).length >= world.limits.board) return;
  const minion = create(world, card, player, "play", place(world));
  events.push(record(world, { type: "Summoned", id: minion.id }));
  updateAuras(world);
}

function play(world: World, card: Entity, events: Event[]): void {
  move(world, card, "play");
  events.push(record(world, { type: "Summoned", id: card.id }), { type: "Played", id: card.id });
}
