/**
 * A world of integers that writes down each of its writes as a line of code.
 *
 * State and log are laid out as a fast kernel would: a column for each field, zones and order of play
 * as linked lists, an event as a row of four integers. Nothing here decides anything: it is told
 * what happens (`limit-engine.ts`), and the lines that come of it can be run again as they stand.
 */
import type { Player } from "@course/harness";

export const ZONES = ["deck", "hand", "play", "graveyard"] as const;
export type ZoneName = (typeof ZONES)[number];

const CAPACITY = 256;
const COLUMNS = ["card", "owner", "zone", "previous", "next", "older", "younger"] as const;
const NUMBERS = ["order", "attack", "maxHealth", "damage", "armor", "pendingDestroy"] as const;
export type Column = (typeof COLUMNS)[number] | (typeof NUMBERS)[number];

const columns: readonly Column[] = [...COLUMNS, ...NUMBERS];
const LISTS = columns.length * CAPACITY; // First, last and count of each zone, then of the order of play.
const COUNTERS = LISTS + 3 * (2 * ZONES.length + 1);
const SIZE = COUNTERS + 3;
const LAST_ID = COUNTERS;
const LAST_ORDER = COUNTERS + 1;
const EVENTS = COUNTERS + 2;
const ROW = 4;

/** Minions and heroes in play, oldest first, over both players. */
const ORDER_OF_PLAY = 2 * ZONES.length;
/** 0 is no entity. */
const NONE = 0;

export class IntWorld {
  readonly state: Int32Array = new Int32Array(SIZE);
  readonly log: Int32Array = new Int32Array(ROW * 1024);
  code: string[] = [];

  read(entity: number, column: Column): number {
    return this.state[at(entity, column)]!;
  }

  get events(): number {
    return this.state[EVENTS]!;
  }

  row(event: number): Int32Array {
    return this.log.subarray(event * ROW, (event + 1) * ROW);
  }

  /** The entities of a zone, in its order. */
  zone(player: Player, zone: ZoneName): number[] {
    const found: number[] = [];
    for (let entity = this.state[list(player, zone)]!; entity !== NONE; entity = this.read(entity, "next")) {
      found.push(entity);
    }
    return found;
  }

  create(
    card: number,
    owner: Player,
    numbers: { attack: number; maxHealth: number; damage: number },
  ): number {
    const entity = this.state[LAST_ID]! + 1;
    if (entity === CAPACITY) throw new Error(`limit: entity is ${entity}; expected fewer than ${CAPACITY}`);
    this.set(LAST_ID, entity);
    this.set(at(entity, "card"), card);
    this.set(at(entity, "owner"), owner);
    this.set(at(entity, "attack"), numbers.attack);
    this.set(at(entity, "maxHealth"), numbers.maxHealth);
    this.set(at(entity, "damage"), numbers.damage);
    this.set(at(entity, "armor"), 0);
    this.set(at(entity, "pendingDestroy"), 0);
    return entity;
  }

  /** Puts an entity that is in no zone into one, before another entity or at the end. */
  enter(entity: number, zone: ZoneName, before: number = NONE): void {
    const owner = this.read(entity, "owner") as Player;
    this.set(at(entity, "zone"), ZONES.indexOf(zone));
    this.link(entity, list(owner, zone), "previous", "next", before);
    if (zone === "play") this.enterOrderOfPlay(entity);
  }

  /** A hero is in play, but on no board. */
  enterOrderOfPlay(entity: number): void {
    this.set(LAST_ORDER, this.state[LAST_ORDER]! + 1);
    this.set(at(entity, "order"), this.state[LAST_ORDER]!);
    this.link(entity, LISTS + 3 * ORDER_OF_PLAY, "older", "younger", NONE);
  }

  leave(entity: number): void {
    const zone = ZONES[this.read(entity, "zone")]!;
    this.unlink(entity, list(this.read(entity, "owner") as Player, zone), "previous", "next");
    if (zone === "play") this.unlink(entity, LISTS + 3 * ORDER_OF_PLAY, "older", "younger");
  }

  /** Adds to a number, whatever it is. */
  add(entity: number, column: Column, amount: number): void {
    const index = at(entity, column);
    this.state[index]! += amount;
    this.code.push(`state[${index}] += ${amount};`);
  }

  /** Writes one event: a row of the log, and the new number of rows. */
  record(kind: number, subject: number, amount: number, depth: number): void {
    const first = this.events * ROW;
    for (const [offset, value] of [kind, subject, amount, depth].entries()) {
      this.log[first + offset] = value;
      this.code.push(`log[${first + offset}] = ${value};`);
    }
    this.set(EVENTS, this.events + 1);
  }

  private set(index: number, value: number): void {
    this.state[index] = value;
    this.code.push(`state[${index}] = ${value};`);
  }

  private link(entity: number, head: number, back: Column, forth: Column, before: number): void {
    const last = before === NONE ? this.state[head + 1]! : this.read(before, back);
    this.set(at(entity, back), last);
    this.set(at(entity, forth), before);
    this.set(last === NONE ? head : at(last, forth), entity);
    this.set(before === NONE ? head + 1 : at(before, back), entity);
    this.set(head + 2, this.state[head + 2]! + 1);
  }

  private unlink(entity: number, head: number, back: Column, forth: Column): void {
    const [last, next] = [this.read(entity, back), this.read(entity, forth)];
    this.set(last === NONE ? head : at(last, forth), next);
    this.set(next === NONE ? head + 1 : at(next, back), last);
    this.set(head + 2, this.state[head + 2]! - 1);
  }
}

function at(entity: number, column: Column): number {
  return columns.indexOf(column) * CAPACITY + entity;
}

function list(player: Player, zone: ZoneName): number {
  return LISTS + 3 * (player * ZONES.length + ZONES.indexOf(zone));
}
