/**
 * A tiny game for the kernel's tests: pings instead of damage, wounds instead of Health.
 *
 * Cards are made by hand, and the only action runs a function, so that a test says in its own lines
 * what happens in a Phase. Nothing here is a rule of any game.
 * Elsewhere: games made at random (`script.ts`), and the kernel told a second time (`naive-kernel.ts`).
 */
import { vi } from "vitest";
import {
  type Action,
  type ActionDefinition,
  auras,
  BOARD,
  type CardDefinition,
  createDeaths,
  createEntity,
  currentLibrary,
  deaths,
  defineEvent,
  defineRules,
  type Effect,
  type EntityId,
  type EventKind,
  type EventRow,
  enterPlay,
  eventCount,
  type Field,
  field,
  kernel,
  type Layer,
  Library,
  type LoggedEvent,
  listZone,
  mayHaveDied,
  moveTo,
  NONE,
  type Player,
  type Rules,
  type RulesDefinition,
  read,
  record,
  resolveEvents,
  type TriggerDefinition,
  updateAuras,
  World,
  write,
  type Zone,
} from "../src/index.ts";

// Properties play hundreds of games: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

/** A field that is not 0 while an entity is mortally wounded. */
export const WOUND: Field = field("wound");

export const Ping: EventKind = defineEvent("Ping", { subject: "target" });
export const Pong: EventKind = defineEvent("Pong", { subject: "target" });
export const Entered: EventKind = defineEvent("Entered", { subject: "id" });

/** An action that does what the test says, in one Phase. */
export interface Run extends Action {
  readonly type: "run";
  readonly run: () => void;
}

const runAction: ActionDefinition<Run> = { type: "run", check: () => {}, phases: [({ run }) => run()] };

/** Brings the action `run`, and says who is mortally wounded. */
export const pings: Layer = {
  name: "pings",
  needs: ["kernel"],
  actions: [runAction],
  events: [Ping, Pong, Entered],
  isMortallyWounded: (id: EntityId): boolean => read(id, WOUND) !== 0,
};

/** The tiny game's rules, with parts replaced. */
export function rulesWith(parts: Partial<RulesDefinition> = {}): Rules {
  return defineRules({
    layers: [kernel, deaths, auras, pings],
    phaseEnd: [createDeaths, updateAuras],
    ...parts,
  });
}

/** A world of the tiny game. */
export function newWorld(
  cards: readonly CardDefinition[] = [],
  parts: Partial<RulesDefinition> & { readonly seed?: number } = {},
): World {
  const { seed = 1, ...rules } = parts;
  return new World({ rules: rulesWith(rules), library: new Library(cards), seed });
}

/** A minion without text, and what the test adds to it. */
export function minion(name: string, parts: Partial<CardDefinition> = {}): CardDefinition {
  const id = name.toLowerCase().replaceAll(" ", "-");
  return { id, name, type: "minion", row: [], triggers: [], auras: [], ...parts };
}

/** A trigger on any event of a kind, labelled `react`, and what the test changes in it. */
export function when(
  event: EventKind,
  effect: Effect,
  parts: Partial<TriggerDefinition> = {},
): TriggerDefinition {
  return { label: "react", event, scope: "any", effect, ...parts };
}

/** A trigger on what happens to its own minion. */
export function whenSelf(
  event: EventKind,
  effect: Effect,
  parts: Partial<TriggerDefinition> = {},
): TriggerDefinition {
  return when(event, effect, { scope: "self", ...parts });
}

/** Does nothing: for triggers of which only the `Triggered` matters. */
export const nothing: Effect = () => {};

/** One Sequence that does what `phase` says. */
export function run(world: World, phase: () => void): void {
  world.perform<Run>({ type: "run", run: phase });
}

/** Sets up a minion in play: outside of any Sequence, at the right end or before `neighbour`. */
export function place(world: World, name: string, player: Player = 0, neighbour: EntityId = NONE): EntityId {
  return world.edit(() => enter(name, player, neighbour));
}

/** Sets up an entity in a zone that is not in play. */
export function put(world: World, name: string, player: Player, zone: Zone): EntityId {
  return world.edit(() => {
    const id = make(name, player);
    moveTo(id, zone);
    return id;
  });
}

/** Makes an entity of a card, in no zone; for use inside of an action or an edit. */
export function make(name: string, player: Player = 0): EntityId {
  const card = currentLibrary().named(name);
  if (card === undefined) throw new Error(`make: name is "${name}"; expected a card of the test`);
  return createEntity(card, player);
}

/** Makes a minion and brings it into play, without an event. */
export function enter(name: string, player: Player = 0, neighbour: EntityId = NONE): EntityId {
  const id = make(name, player);
  enterPlay(id, BOARD, neighbour);
  return id;
}

/** Records one Event and resolves it. */
export function raise(kind: EventKind, subject: EntityId = NONE): EventRow {
  const row = record(kind, subject);
  resolveEvents(row);
  return row;
}

/** Records one Event a subject, all at once, and then resolves them in this order. */
export function raiseAll(kind: EventKind, subjects: readonly EntityId[]): void {
  const first = eventCount();
  for (const subject of subjects) record(kind, subject);
  resolveEvents(first);
}

/** Wounds a minion mortally. It stays in play until the Death Creation Step. */
export function wound(id: EntityId): void {
  write(id, WOUND, 1);
  mayHaveDied();
}

/** A player's zone, by default the board, from left to right. */
export function idsIn(world: World, player: Player = 0, zone: Zone = BOARD): EntityId[] {
  return world.read(() => listZone(player, zone));
}

/** The log as one line an event, which reads faster than objects: `Ping 3` or `Triggered 4 react`. */
export function lines(world: World): string[] {
  return world.log().map(line);
}

/** The same with two spaces for each trigger that was being resolved. */
export function tree(world: World): string[] {
  return world.logTree().map(({ depth, event }) => "  ".repeat(depth) + line(event));
}

function line(event: LoggedEvent): string {
  return Object.values(event).join(" ");
}
