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
  switch (action.type) {
    case "damage":
      return eachOf(targets(action), (target) => damage(world, target, action.amount));
    case "draw":
      return draw(world, action.player, action.count);
    case "gainArmor":
      return gainArmor(world, action.player, action.amount);
    case "buff":
      return eachOf(targets(action), (target) => buff(world, target, action));
    case "destroy":
      return destroy(targets(action));
    case "summon":
      return eachOf(action.places, (place) => summon(world, action.card, action.player, place));
    case "play":
      return play(world, action.card);
  }
}

/** The events of several changes, one after the other. */
function eachOf<Item>(items: readonly Item[], changeOne: (item: Item) => Event[]): Event[] {
  const events: Event[] = [];
  for (const item of items) events.push(...changeOne(item));
  return events;
}

/** Targets are hit in order of play, and what has left play cannot be hit. */
function targets(action: { targets: Entity[] }): Entity[] {
  return action.targets.filter(({ zone }) => zone === "play").sort(byOrderOfPlay);
}

function draw(world: World, player: Player, count: number): Event[] {
  const events: Event[] = [];
  for (let drawn = 0; drawn < count; drawn++) {
    const top = world.zones[player].deck[0];
    if (top === undefined) break; // An empty deck draws nothing.
    move(world, world.entity(top), "hand");
    events.push(record(world, { type: "Drew", player, id: top }));
  }
  return events;
}

function gainArmor(world: World, player: Player, amount: number): Event[] {
  if (amount <= 0) return [];
  world.hero(player).armor += amount;
  return [record(world, { type: "ArmorGained", player, amount })];
}

function buff(world: World, target: Entity, by: { attack: number; health: number }): Event[] {
  if (by.attack === 0 && by.health === 0) return [];
  target.attack += by.attack;
  target.maxHealth += by.health;
  return [record(world, { type: "StatsChanged", id: target.id, attack: by.attack, health: by.health })];
}

/** Only a mark: who leaves play, and when, is for the Death Creation Step to say. */
function destroy(minions: readonly Entity[]): Event[] {
  for (const minion of minions) minion.pendingDestroy = true;
  return [];
}

/** A full board takes no one. A summoned minion, unlike a played one, updates the auras at once. */
function summon(world: World, card: Card, player: Player, place: Place): Event[] {
  if (world.zones[player].play.length >= world.limits.board) return [];
  const minion = create(world, card, player, "play", place(world));
  const summoned = record(world, { type: "Summoned", id: minion.id });
  updateAuras(world);
  return [summoned];
}

function play(world: World, card: Entity): Event[] {
  move(world, card, "play");
  return [record(world, { type: "Summoned", id: card.id }), { type: "Played", id: card.id }];
}
