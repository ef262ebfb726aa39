/**
 * The plain engine behind the harness contract: each mutating call is one action and one Sequence.
 *
 * Arguments are checked before anything is touched; when a limit is hit in mid-Sequence, the world
 * is put back as it was before the call.
 */
import type {
  CardData,
  GameEvent,
  GameOpts,
  Id,
  LogEntry,
  Player,
  ResolvedSetup,
  SetupGame,
} from "@course/harness";
import { type Cards, compileCards } from "./compile.ts";
import { type Action, type Card, type Entity, health, type Limits, World, type Zone } from "./model.ts";
import { runSequence } from "./sequence.ts";
import { setUp } from "./set-up.ts";
import { create, move } from "./zones.ts";

export const LIMITS: Limits = { board: 7, deathPhases: 64, events: 100_000 };

/** The hero of a game whose cards bring none. */
const PLAIN_HERO: Card = {
  name: "Hero",
  type: "hero",
  attack: 0,
  health: 30,
  triggers: [],
  auras: [],
  effect: () => [],
};

/** Makes games of the plain engine with these cards. */
export function plainEngine(
  cards: readonly CardData[],
  limits: Limits = LIMITS,
): (opts?: GameOpts) => PlainGame {
  const known = compileCards(new Map(), cards, "cards");
  return (opts = {}) => new PlainGame(newWorld(known, opts, limits));
}

/** A world before its first action: heroes, decks and hands. */
export function newWorld(known: Cards, opts: GameOpts, limits: Limits): World {
  const cards = opts.cards === undefined ? known : compileCards(known, opts.cards, "newGame: cards");
  const world = new World(cards, limits);
  const hero = [...known.values()].find(({ type }) => type === "hero") ?? PLAIN_HERO;
  for (const player of [0, 1] as const) {
    create(world, hero, player, "play");
    for (const name of opts.decks?.[player] ?? [])
      create(world, cardOf(world, "newGame", name), player, "deck");
    for (const name of opts.hands?.[player] ?? [])
      create(world, cardOf(world, "newGame", name), player, "hand");
  }
  return world;
}

function cardOf(world: World, call: string, name: string): Card {
  const card = world.cards.get(name);
  if (card?.name !== name) throw refused(call, "card", name, "the name of a loaded card");
  return card;
}

function refused(call: string, argument: string, value: unknown, expected: string): Error {
  return new Error(`${call}: ${argument} is ${JSON.stringify(value)}; expected ${expected}`);
}

export class PlainGame implements SetupGame {
  private world: World;

  constructor(world: World) {
    this.world = world;
  }

  /** Another game in the same state; from here on the two know nothing of each other. */
  clone(): PlainGame {
    return new PlainGame(this.world.clone());
  }

  setUp(setup: ResolvedSetup): void {
    this.world = setUp(this.world, setup);
  }

  summon(name: string, player: Player, at?: number): Id {
    const card = this.cardOfType("summon", name, "minion");
    const board = this.board(player);
    this.expectRoom("summon", player);
    if (at !== undefined && !(Number.isInteger(at) && at >= 0 && at <= board.length)) {
      throw refused("summon", "at", at, `a board index from 0 to ${board.length}`);
    }
    const place = (): number => at ?? board.length;
    const id = this.world.lastId + 1;
    this.run({ type: "summon", card, player, places: [place] });
    return id;
  }

  give(name: string, player: Player): Id {
    const card = cardOf(this.world, "give", name);
    if (card.type === "hero") throw refused("give", "card", name, "a minion or a spell");
    return create(this.world, card, player, "hand").id;
  }

  draw(player: Player, n = 1): void {
    this.expectInteger("draw", "n", n);
    this.run({ type: "draw", player, count: n });
  }

  play(handId: Id, target?: Id): Id {
    const entity = this.entity("play", "handId", handId);
    if (entity.zone !== "hand") throw refused("play", "handId", handId, "a card in a hand");
    if (target !== undefined) this.character("play", target);
    if (entity.card.type === "minion") {
      this.expectRoom("play", entity.owner);
      this.run({ type: "play", card: entity });
    } else {
      move(this.world, entity, "graveyard");
      this.run({ type: "cast", card: entity.card, player: entity.owner });
    }
    return handId;
  }

  cast(name: string, player: Player, target?: Id): void {
    const card = this.cardOfType("cast", name, "spell");
    if (target !== undefined) this.character("cast", target);
    this.run({ type: "cast", card, player });
  }

  dealDamage(target: Id, amount: number): void {
    const character = this.character("dealDamage", target);
    this.expectInteger("dealDamage", "amount", amount);
    this.run({ type: "damage", targets: [character], amount });
  }

  gainArmor(player: Player, amount: number): void {
    this.expectInteger("gainArmor", "amount", amount);
    this.run({ type: "gainArmor", player, amount });
  }

  destroy(target: Id): void {
    const minion = this.character("destroy", target);
    if (minion.card.type !== "minion") throw refused("destroy", "target", target, "a minion in play");
    this.run({ type: "destroy", targets: [minion] });
  }

  board(player: Player): Id[] {
    return this.zone(player, "play");
  }
  hand(player: Player): Id[] {
    return this.zone(player, "hand");
  }
  deck(player: Player): Id[] {
    return this.zone(player, "deck");
  }
  graveyard(player: Player): Id[] {
    return this.zone(player, "graveyard");
  }
  hero(player: Player): Id {
    return this.world.heroes[player];
  }
  nameOf(id: Id): string {
    return this.entity("nameOf", "id", id).card.name;
  }
  zoneOf(id: Id): Zone {
    return this.entity("zoneOf", "id", id).zone;
  }
  ownerOf(id: Id): Player {
    return this.entity("ownerOf", "id", id).owner;
  }
  health(id: Id): number {
    return health(this.entity("health", "id", id));
  }
  attack(id: Id): number {
    return this.entity("attack", "id", id).attack;
  }
  armor(player: Player): number {
    return this.world.hero(player).armor;
  }

  log(): GameEvent[] {
    return this.world.log.map(({ event }) => event);
  }
  logTree(): LogEntry[] {
    return [...this.world.log];
  }
  clearLog(): void {
    this.world.log = [];
  }

  orderAttack(): never {
    throw new Error("not built yet: orderAttack");
  }
  canAttack(): never {
    throw new Error("not built yet: canAttack");
  }
  endTurn(): never {
    throw new Error("not built yet: endTurn");
  }

  /** One Sequence, or none: what fails on the way leaves the world as it was. */
  private run(action: Action): void {
    const before = this.world.clone();
    try {
      runSequence(this.world, action);
    } catch (error) {
      this.world = before;
      throw error;
    }
  }

  private zone(player: Player, zone: Zone): Id[] {
    return this.world.zones[player][zone].map(({ id }) => id);
  }

  private entity(call: string, argument: string, id: Id): Entity {
    const entity = this.world.entities.get(id);
    if (entity === undefined) throw refused(call, argument, id, "the id of an entity of this game");
    return entity;
  }

  private character(call: string, target: Id): Entity {
    const entity = this.entity(call, "target", target);
    if (entity.zone !== "play") throw refused(call, "target", target, "a character in play");
    return entity;
  }

  private cardOfType(call: string, name: string, type: Card["type"]): Card {
    const card = cardOf(this.world, call, name);
    if (card.type !== type) throw refused(call, "card", name, `the name of a ${type}`);
    return card;
  }

  private expectRoom(call: string, player: Player): void {
    const { board } = this.world.limits;
    if (this.board(player).length < board) return;
    throw refused(call, "player", player, `a board with fewer than ${board} minions`);
  }

  private expectInteger(call: string, argument: string, value: number): void {
    if (!Number.isInteger(value)) throw refused(call, argument, value, "an integer");
  }
}
