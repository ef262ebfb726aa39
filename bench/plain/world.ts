/**
 * The world: every entity and where it is, the log, and the snapshot of the auras in force.
 *
 * This file only stores and answers; nothing in it is a rule of the game. It is written in the
 * obvious way on purpose: a `Map` of entities, lists of ids, and a fresh sorted list for each question
 * about the order of play.
 */
import type { Card, Modifier, Trigger } from "./card.ts";
import type { GameEvent, Id, LogEntry, Player, Zone } from "./contract.ts";

export interface Entity {
  readonly id: Id;
  readonly card: Card;
  readonly owner: Player;
  zone: Zone;
  attack: number;
  maxHealth: number;
  damage: number;
  armor: number;
  pendingDestroy: boolean;
  /** When it entered play, counted up over the whole game; 0 while it never has. */
  orderOfPlay: number;
  /** Of a dead minion: the nearest one to its right that stayed, before which its tokens appear. */
  rightNeighbour: Id | null;
}

/** An aura in force, as the last Aura Update found it. */
export interface ActiveAura {
  readonly source: Id;
  readonly owner: Player;
  readonly modifier: Modifier;
}

/** A trigger of one minion: what the rules mean by "this trigger". */
export interface Listener {
  readonly source: Id;
  readonly trigger: Trigger;
}

export interface Limits {
  readonly board: number;
  readonly deathPhases: number;
  readonly events: number;
}

type Zones = Record<Zone, Id[]>;

export class World {
  readonly cards: ReadonlyMap<string, Card>;
  readonly limits: Limits;
  entities: Map<Id, Entity> = new Map();
  zones: [Zones, Zones] = [emptyZones(), emptyZones()];
  heroes: [Id, Id] = [0, 0];
  auras: ActiveAura[] = [];
  resolving: Listener[] = [];
  log: LogEntry[] = [];
  eventsInSequence = 0;
  lastId = 0;
  lastOrderOfPlay = 0;

  constructor(cards: ReadonlyMap<string, Card>, limits: Limits) {
    this.cards = cards;
    this.limits = limits;
  }

  /** A copy that shares nothing which changes. */
  clone(): World {
    const copy = new World(this.cards, this.limits);
    for (const entity of this.entities.values()) copy.entities.set(entity.id, { ...entity });
    copy.zones = [cloneZones(this.zones[0]), cloneZones(this.zones[1])];
    copy.heroes = [...this.heroes];
    copy.auras = [...this.auras];
    copy.resolving = [...this.resolving];
    copy.log = [...this.log];
    copy.eventsInSequence = this.eventsInSequence;
    copy.lastId = this.lastId;
    copy.lastOrderOfPlay = this.lastOrderOfPlay;
    return copy;
  }

  entity(id: Id): Entity {
    const entity = this.entities.get(id);
    if (entity === undefined) throw new Error(`entity: id is ${id}; expected an entity of this game`);
    return entity;
  }

  /** Makes an entity of a card at the end of a zone. A hero stands in play, beside the board. */
  create(card: Card, owner: Player, zone: Zone): Entity {
    this.lastId += 1;
    const entity: Entity = {
      id: this.lastId,
      card,
      owner,
      zone,
      attack: card.attack,
      maxHealth: card.health,
      damage: 0,
      armor: 0,
      pendingDestroy: false,
      orderOfPlay: 0,
      rightNeighbour: null,
    };
    this.entities.set(entity.id, entity);
    if (card.type === "hero") this.heroes[owner] = entity.id;
    else this.zones[owner][zone].push(entity.id);
    if (zone === "play") this.stamp(entity);
    return entity;
  }

  /** Moves an entity to a zone of its owner: to a board index, or to the end. */
  move(entity: Entity, zone: Zone, at?: number): void {
    const from = this.zones[entity.owner][entity.zone];
    from.splice(from.indexOf(entity.id), 1);
    const to = this.zones[entity.owner][zone];
    to.splice(at ?? to.length, 0, entity.id);
    entity.zone = zone;
    if (zone === "play") this.stamp(entity);
  }

  /** The minions of one side, left to right. */
  board(player: Player): Entity[] {
    return this.zones[player].play.map((id) => this.entity(id));
  }

  hero(player: Player): Entity {
    return this.entity(this.heroes[player]);
  }

  /** Both boards' minions, oldest first. */
  minions(): Entity[] {
    return [...this.board(0), ...this.board(1)].sort(byOrderOfPlay);
  }

  /** Heroes and minions, oldest first. */
  characters(): Entity[] {
    return [this.hero(0), this.hero(1), ...this.board(0), ...this.board(1)].sort(byOrderOfPlay);
  }

  record(event: GameEvent): void {
    this.log.push({ depth: this.resolving.length, event });
    this.eventsInSequence += 1;
    if (this.eventsInSequence > this.limits.events) {
      throw new Error(`event limit: ${this.eventsInSequence} events; expected at most ${this.limits.events}`);
    }
  }

  private stamp(entity: Entity): void {
    this.lastOrderOfPlay += 1;
    entity.orderOfPlay = this.lastOrderOfPlay;
  }
}

export function health(entity: Entity): number {
  return entity.maxHealth - entity.damage;
}

export function byOrderOfPlay(a: Entity, b: Entity): number {
  return a.orderOfPlay - b.orderOfPlay;
}

function emptyZones(): Zones {
  return { deck: [], hand: [], play: [], graveyard: [] };
}

function cloneZones(zones: Zones): Zones {
  return {
    deck: [...zones.deck],
    hand: [...zones.hand],
    play: [...zones.play],
    graveyard: [...zones.graveyard],
  };
}
