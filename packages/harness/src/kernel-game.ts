/**
 * The contract on the kernel: each mutating call is one action, each reading call a look at the world.
 */
import {
  type Action,
  BOARD,
  cardOf,
  createEntity,
  currentLibrary,
  DECK,
  type EntityId,
  enterPlay,
  GRAVEYARD,
  HAND,
  HERO,
  type Library,
  type LoggedEvent,
  listZone,
  nextId,
  ownerOf,
  type Rules,
  requireEntity,
  World,
  type Zone as ZoneNumber,
  zoneName,
} from "@course/core";
import { armorOf, attackOf, healthOf, requirePlayer } from "@course/damage-pipeline";
import { becomeHero, CARDS_IN_HAND, canAttack, putInto, requireCard } from "@course/rules-hs";
import type { Game, GameOpts } from "./contract.ts";
import type { GameEvent, LogEntry } from "./events.ts";
import type { Id, Player, Zone } from "./handles.ts";

/** Brings a player's hero into play, with its power where these rules have powers: the first hero that the library has. */
function placeHero(rules: Rules, player: Player): EntityId {
  const card = currentLibrary().cards.find(({ definition }) => definition.type === "hero");
  if (card === undefined) throw new Error("newGame: the cards have no hero; expected a card of type hero");
  if (rules.actions.has("heroPower")) return becomeHero(card, player);
  const hero = createEntity(card, player);
  enterPlay(hero, HERO);
  return hero;
}

/** Starts a game: both heroes in play, decks and hands filled, and no event recorded. */
export function startGame(library: Library, rules: Rules, opts: GameOpts): KernelGame {
  const { seed = 1, rolls } = opts;
  const world = new World({ rules, library, seed, rolls });
  world.edit(() => {
    placeHero(rules, 0);
    placeHero(rules, 1);
    for (const player of [0, 1] as const) {
      fill(DECK, player, opts.decks?.[player]);
      fill(HAND, player, opts.hands?.[player]);
    }
  });
  return new KernelGame(world);
}

/** A game of the kernel. */
export class KernelGame implements Game {
  readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  /** A game of its own in the same state, with the same log. */
  clone(): KernelGame {
    return new KernelGame(this.world.clone());
  }

  summon(card: string, player: Player, at?: number): Id {
    return this.#make({ type: "summon", card, player, at });
  }

  give(card: string, player: Player): Id {
    return this.#make({ type: "give", card, player });
  }

  draw(player: Player, n = 1): void {
    this.#perform({ type: "draw", player, n });
  }

  play(handId: Id, target?: Id): Id {
    this.#perform({ type: "play", id: handId, target });
    return handId;
  }

  dealDamage(target: Id, amount: number): void {
    this.#perform({ type: "dealDamage", target, amount });
  }

  cast(card: string, player: Player, target?: Id): void {
    this.#perform({ type: "cast", card, player, target });
  }

  gainArmor(player: Player, amount: number): void {
    this.#perform({ type: "gainArmor", player, amount });
  }

  destroy(target: Id): void {
    this.#perform({ type: "destroy", target });
  }

  orderAttack(attacker: Id, defender: Id): void {
    this.#perform({ type: "attack", attacker, defender });
  }

  endTurn(): void {
    this.#perform({ type: "endTurn" });
  }

  board(player: Player): Id[] {
    return this.#zone("board", player, BOARD);
  }

  hand(player: Player): Id[] {
    return this.#zone("hand", player, HAND);
  }

  deck(player: Player): Id[] {
    return this.#zone("deck", player, DECK);
  }

  graveyard(player: Player): Id[] {
    return this.#zone("graveyard", player, GRAVEYARD);
  }

  hero(player: Player): Id {
    return this.#zone("hero", player, HERO)[0] as Id;
  }

  nameOf(id: Id): string {
    return this.#of("nameOf", id, (entity) => cardOf(entity).definition.name);
  }

  zoneOf(id: Id): Zone {
    return this.#of("zoneOf", id, (entity) => zoneName(entity) as Zone); // Nothing that has an id outside is nowhere.
  }

  ownerOf(id: Id): Player {
    return this.#of("ownerOf", id, ownerOf);
  }

  health(id: Id): number {
    return this.#of("health", id, healthOf);
  }

  attack(id: Id): number {
    return this.#of("attack", id, attackOf);
  }

  armor(player: Player): number {
    if (!this.#knows("gainArmor")) throw notBuilt("armor");
    return armorOf(this.hero(player) as EntityId);
  }

  canAttack(id: Id, defender?: Id): boolean {
    if (!this.#knows("attack")) throw notBuilt("canAttack");
    return this.#of("canAttack", id, (attacker) => {
      if (defender !== undefined) requireEntity("canAttack", "defender", defender);
      return canAttack(attacker, defender);
    });
  }

  log(): GameEvent[] {
    return this.world.log().map(toGameEvent);
  }

  clearLog(): void {
    this.world.clearLog();
  }

  logTree(): LogEntry[] {
    if (!this.#knows("cast")) throw notBuilt("logTree");
    return this.world.logTree().map(({ depth, event }) => ({ depth, event: toGameEvent(event) }));
  }

  #perform(action: Action & Readonly<Record<string, unknown>>): void {
    if (!this.#knows(action.type)) throw notBuilt(action.type);
    this.world.perform(action);
  }

  /** Takes an action whose first deed is to make an entity: its id is the next one. */
  #make(action: Action & Readonly<Record<string, unknown>>): Id {
    const id = this.world.read(nextId);
    this.#perform(action);
    return id;
  }

  #knows(action: string): boolean {
    return this.world.rules.actions.has(action);
  }

  #zone(call: string, player: unknown, zone: ZoneNumber): Id[] {
    requirePlayer(call, player);
    return this.world.read(() => listZone(player, zone));
  }

  #of<T>(call: string, id: unknown, read: (id: EntityId) => T): T {
    return this.world.read(() => {
      requireEntity(call, "id", id);
      return read(id);
    });
  }
}

function fill(zone: typeof DECK | typeof HAND, player: Player, names: readonly string[] | undefined): void {
  for (const name of names ?? []) putInto(zone, requireCard("newGame", name, CARDS_IN_HAND), player);
}

function notBuilt(call: string): Error {
  return new Error(`not built yet: ${call}`);
}

/** The kernel's events are the contract's: each layer defines its own with the fields that the contract states. */
function toGameEvent(event: LoggedEvent): GameEvent {
  return event as unknown as GameEvent;
}
