/**
 * What exists in a game: entities, cards with their triggers and auras, events, actions, the world.
 *
 * Everything here is stored or answered; nothing is a rule. It is written in the obvious way on
 * purpose: a `Map` of entities, lists of them for zones, and a fresh sorted list for each question about
 * the order of play. A card's text is closures: an effect returns the actions to perform, a trigger
 * tells whether it answers an event.
 * Elsewhere: how things move (`zones.ts`), how JSON becomes closures (`compile.ts`).
 */
import type { GameEvent, Id, LogEntry, Player } from "@course/harness";

export type Zone = "deck" | "hand" | "play" | "graveyard";

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

export interface Card {
  readonly name: string;
  readonly type: "minion" | "spell" | "hero";
  readonly attack: number;
  readonly health: number;
  readonly triggers: readonly Trigger[];
  readonly auras: readonly Modifier[];
  /** What a spell does. */
  readonly effect: Effect;
}

export interface Trigger {
  /** The type of its condition, shown in `Triggered` and matched by multipliers. */
  readonly label: string;
  readonly answers: (world: World, listener: Entity, event: Event) => boolean;
  readonly effect: Effect;
}

export type Modifier =
  | { type: "triggerMultiplier"; trigger: string; times: number; stacking: "max" | "additive" }
  | { type: "damageRedirect" };

/** Who acts, for whom, and because of what. A spell has no `self`. */
export interface Context {
  readonly self: Entity | undefined;
  readonly player: Player;
  readonly event: Event | undefined;
}

export type Effect = (world: World, context: Context) => Action[];
export type Selection = (world: World, context: Context) => Entity[];
export type Value = (world: World, context: Context) => number;
export type Condition = (world: World, context: Context) => boolean;

/** Where a summoned minion comes to stand: a board index, worked out only when it does. */
export type Place = (world: World) => number;

export type Action =
  | { type: "damage"; targets: Entity[]; amount: number }
  | { type: "draw"; player: Player; count: number }
  | { type: "gainArmor"; player: Player; amount: number }
  | { type: "buff"; targets: Entity[]; attack: number; health: number }
  | { type: "destroy"; targets: Entity[] }
  | { type: "summon"; card: Card; player: Player; places: Place[] }
  | { type: "play"; card: Entity }
  | { type: "cast"; card: Card; player: Player }
  | { type: "each"; effects: readonly Effect[]; context: Context };

/**
 * What may be answered: what the log shows, and two events that it doesn't. `Died` is the Death Event
 * (the log shows `Destroyed`); `Played` says that a minion was played, which only its own Battlecry answers.
 */
export type Event = GameEvent | { type: "Died"; id: Id } | { type: "Played"; id: Id };

/** An aura in force, as the last Aura Update found it. */
export interface ActiveAura {
  readonly source: Id;
  readonly owner: Player;
  readonly modifier: Modifier;
}

/** One trigger of one minion: what the rules mean by "this trigger". */
export interface Listener {
  readonly source: Entity;
  readonly trigger: Trigger;
}

export interface Limits {
  /** Minions on one board. */
  readonly board: number;
  /** Death Phases in one Sequence. */
  readonly deathPhases: number;
  /** Logged events in one Sequence. */
  readonly events: number;
}

export type Zones = Record<Zone, Entity[]>;

export class World {
  readonly cards: ReadonlyMap<string, Card>;
  readonly limits: Limits;
  entities: Map<Id, Entity> = new Map();
  zones: [Zones, Zones] = [emptyZones(), emptyZones()];
  heroes: [Id, Id] = [0, 0];
  auras: ActiveAura[] = [];
  /** The triggers that are being resolved, outermost first. Empty between two Sequences. */
  resolving: Listener[] = [];
  log: LogEntry[] = [];
  eventsInSequence = 0;
  lastId = 0;
  lastOrderOfPlay = 0;

  constructor(cards: ReadonlyMap<string, Card>, limits: Limits) {
    this.cards = cards;
    this.limits = limits;
  }

  /** A copy that shares nothing which changes. Copies are made between Sequences only. */
  clone(): World {
    const copy = new World(this.cards, this.limits);
    for (const entity of this.entities.values()) copy.entities.set(entity.id, { ...entity });
    copy.zones = [copy.zonesLike(this.zones[0]), copy.zonesLike(this.zones[1])];
    copy.heroes = [...this.heroes];
    copy.auras = [...this.auras];
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

  hero(player: Player): Entity {
    return this.entity(this.heroes[player]);
  }

  /** The minions of one side, left to right. */
  board(player: Player): Entity[] {
    return this.zones[player].play;
  }

  /** The minions of both sides, in order of play: the boards spread and sorted each time that somebody asks. */
  minions(): Entity[] {
    return [...this.board(0), ...this.board(1)].sort(byOrderOfPlay);
  }

  /** Heroes and minions, likewise. */
  characters(): Entity[] {
    return [this.hero(0), this.hero(1), ...this.board(0), ...this.board(1)].sort(byOrderOfPlay);
  }

  /** The same zones of another world, with this world's entities. */
  private zonesLike({ deck, hand, play, graveyard }: Zones): Zones {
    const own = ({ id }: Entity): Entity => this.entity(id);
    return { deck: deck.map(own), hand: hand.map(own), play: play.map(own), graveyard: graveyard.map(own) };
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
