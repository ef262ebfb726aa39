/**
 * The kernel told a second time, as plainly as the rulebook does: lists, objects and sorting.
 *
 * An oracle for the real one: no index, no stamp of staleness and no undo that could be wrong. It plays
 * the scripts of `script.ts`, and writes the log as `tree` of `support.ts` shows it.
 */
import type { EntityId, Player } from "../src/index.ts";
import {
  type ActionScript,
  act,
  actorOf,
  type Engine,
  type Kind,
  type Script,
  type TriggerScript,
} from "./script.ts";

/** The script makes more than the naive kernel wants to tell: it may have no end, or hit a limit of the real one. */
export class TooLong extends Error {}
const MOST_LINES = 1_500;
const MOST_DEATH_PHASES = 64;
const MOST_NESTED = 200;

interface Entity {
  readonly id: EntityId;
  readonly card: number;
  owner: Player;
  zone: "play" | "hand" | "graveyard";
  stamp: number;
  isWounded: boolean;
  isDoomed: boolean;
  isTextless: boolean;
  /** The remembered place: the nearest neighbour to the right that stayed. */
  place: Entity | undefined;
  readonly resolving: Set<TriggerScript>;
}

interface Event {
  readonly kind: Kind;
  readonly subject: Entity;
}

export class NaiveKernel implements Engine {
  readonly lines: string[] = [];
  readonly #script: Script;
  readonly #entities: Entity[] = [];
  readonly #boards: [Entity[], Entity[]] = [[], []];
  readonly #hands: [Entity[], Entity[]] = [[], []];
  readonly #graveyards: [Entity[], Entity[]] = [[], []];
  #snapshot: { readonly owner: Player; readonly card: number }[] = [];
  #lastStamp = 0;
  #depth = 0;

  constructor(script: Script) {
    this.#script = script;
    for (const { card, player, before } of script.board) {
      const neighbour = this.#boards[player][before];
      this.#enter(this.#make(card % script.cards.length, player), neighbour);
    }
    this.update();
  }

  /** One Sequence: the text, and then steps and Death Phases until nobody dies. */
  take(action: ActionScript): void {
    act(this, actorOf(this, action, this.#script.cards.length), action.text);
    for (let round = 1; ; round++) {
      const deaths = this.#createDeaths();
      this.update();
      if (deaths.length === 0) return;
      if (round > MOST_DEATH_PHASES) throw new TooLong();
      this.#say(`DeathPhase ${round}`);
      this.#resolve(deaths);
    }
  }

  /** The zones of both players, as ids. */
  zones(): { board: EntityId[]; hand: EntityId[]; graveyard: EntityId[] }[] {
    const ids = (entities: Entity[]) => entities.map(({ id }) => id);
    return ([0, 1] as const).map((player) => ({
      board: ids(this.#boards[player]),
      hand: ids(this.#hands[player]),
      graveyard: ids(this.#graveyards[player]),
    }));
  }

  minions(): EntityId[] {
    return this.#inPlay().map(({ id }) => id);
  }

  rightmost(player: Player): EntityId {
    return this.#boards[player].at(-1)?.id ?? (0 as EntityId);
  }

  ownerOf(id: EntityId): Player {
    return this.#of(id).owner;
  }

  isMinion(id: EntityId): boolean {
    return this.#of(id).zone === "play";
  }

  raise(kind: Kind, subjects: readonly EntityId[]): void {
    const events = subjects.map((id) => ({ kind, subject: this.#of(id) }));
    for (const { subject } of events) this.#say(`${kind} ${subject.id}`);
    this.#resolve(events);
  }

  summon(card: number, player: Player, inPlaceOf: EntityId): EntityId {
    const gone = inPlaceOf === 0 || this.isMinion(inPlaceOf) ? undefined : this.#of(inPlaceOf);
    const entity = this.#make(card, player);
    this.#enter(entity, gone && this.#placeOf(gone, player));
    return entity.id;
  }

  wound(id: EntityId): void {
    this.#of(id).isWounded = true;
  }

  heal(id: EntityId): void {
    this.#of(id).isWounded = false;
  }

  destroy(id: EntityId): void {
    this.#of(id).isDoomed = true;
  }

  bounce(id: EntityId): void {
    const entity = this.#of(id);
    entity.isWounded = false;
    this.#leave(entity);
    entity.zone = "hand";
    this.#hands[entity.owner].push(entity);
  }

  steal(id: EntityId): void {
    const entity = this.#of(id);
    const board = this.#boards[entity.owner];
    board.splice(board.indexOf(entity), 1);
    entity.owner = (1 - entity.owner) as Player;
    this.#boards[entity.owner].push(entity);
  }

  silence(id: EntityId): void {
    this.#of(id).isTextless = true;
  }

  recall(player: Player): EntityId[] {
    const hand = this.#hands[player].splice(0);
    for (const entity of hand) this.#enter(entity, undefined);
    return hand.map(({ id }) => id);
  }

  update(): void {
    this.#snapshot = this.#inPlay()
      .filter(({ isTextless }) => !isTextless)
      .map(({ owner, card }) => ({ owner, card }));
  }

  roll(): void {
    throw new Error("roll: the naive kernel has no dice; expected a script without");
  }

  #of(id: EntityId): Entity {
    return this.#entities[id - 1] as Entity;
  }

  #inPlay(): Entity[] {
    return this.#boards.flat().sort((left, right) => left.stamp - right.stamp);
  }

  #make(card: number, owner: Player): Entity {
    const entity: Entity = {
      id: (this.#entities.length + 1) as EntityId,
      card,
      owner,
      zone: "hand",
      stamp: 0,
      isWounded: false,
      isDoomed: false,
      isTextless: false,
      place: undefined,
      resolving: new Set(),
    };
    this.#entities.push(entity);
    return entity;
  }

  #enter(entity: Entity, neighbour: Entity | undefined): void {
    const board = this.#boards[entity.owner];
    board.splice(neighbour === undefined ? board.length : board.indexOf(neighbour), 0, entity);
    entity.zone = "play";
    entity.stamp = ++this.#lastStamp;
    entity.place = undefined;
  }

  #leave(entity: Entity): void {
    const board = this.#boards[entity.owner];
    board.splice(board.indexOf(entity), 1);
    entity.isDoomed = false;
  }

  #createDeaths(): Event[] {
    const dying = this.#inPlay().filter(({ isWounded, isDoomed }) => isWounded || isDoomed);
    for (const entity of dying) {
      const board = this.#boards[entity.owner];
      entity.place = board.slice(board.indexOf(entity)).find((other) => !dying.includes(other));
    }
    for (const entity of dying) {
      this.#leave(entity);
      entity.zone = "graveyard";
      this.#graveyards[entity.owner].push(entity);
      this.#say(`Destroyed ${entity.id}`);
    }
    return dying.map((subject) => ({ kind: "Destroyed", subject }));
  }

  #placeOf(dead: Entity, player: Player): Entity | undefined {
    const { place } = dead;
    if (place === undefined || (place.zone === "play" && place.owner === player)) return place;
    return place.zone === "graveyard" ? this.#placeOf(place, player) : undefined;
  }

  #resolve(events: readonly Event[]): void {
    for (const event of events) {
      const locked = this.#answers(event);
      for (const { listener, trigger } of locked) this.#activate(listener, trigger, event);
    }
  }

  #answers({ kind, subject }: Event): { listener: Entity; trigger: TriggerScript }[] {
    const all = [...new Set([...this.#inPlay(), subject])].sort((left, right) => left.stamp - right.stamp);
    return all.flatMap((listener) =>
      this.#triggersOf(listener)
        .filter((trigger) => trigger.on === kind && asksAbout(trigger, listener, subject))
        .filter((trigger) => !listener.resolving.has(trigger))
        .map((trigger) => ({ listener, trigger })),
    );
  }

  #activate(listener: Entity, trigger: TriggerScript, { subject }: Event): void {
    if (listener.isTextless || (listener.zone !== "play" && !trigger.evenIfGone)) return;
    const { id: self, owner: player, card } = listener;
    const times = this.#activations(player, trigger.label);
    listener.resolving.add(trigger);
    for (let run = 0; run < times; run++) {
      this.#say(`Triggered ${self} ${trigger.label}`);
      this.#depth++;
      act(this, { self, player, subject: subject.id, card }, trigger.text);
      this.#depth--;
    }
    listener.resolving.delete(trigger);
  }

  #activations(player: Player, label: string): number {
    const matching = this.#snapshot
      .filter(({ owner }) => owner === player)
      .flatMap(({ card }) => this.#script.cards[card]?.multipliers ?? [])
      .filter((multiplier) => multiplier.label === label);
    const largest = Math.max(1, ...matching.filter((each) => !each.isAdditive).map(({ times }) => times));
    return matching.reduce((sum, { isAdditive, times }) => sum + (isAdditive ? times - 1 : 0), largest);
  }

  #triggersOf({ card, isTextless }: Entity): readonly TriggerScript[] {
    return isTextless ? [] : (this.#script.cards[card]?.triggers ?? []);
  }

  #say(line: string): void {
    if (this.lines.length === MOST_LINES || this.#depth > MOST_NESTED) throw new TooLong();
    this.lines.push("  ".repeat(this.#depth) + line);
  }
}

/** Whether a trigger's scope takes in what happens to `subject`. Those who have left play answer for themselves only. */
function asksAbout({ scope, notItself }: TriggerScript, listener: Entity, subject: Entity): boolean {
  if (scope === "self") return listener === subject;
  if (listener.zone !== "play" || (notItself && listener === subject)) return false;
  return scope === "any" || (scope === "friendly") === (listener.owner === subject.owner);
}
