/**
 * The limit: the writes of one known run as straight-line code, nothing decided while it runs.
 *
 * The plain engine plays the board once; each of its events is carried out on integers, and the writes
 * that this takes become the lines of a function. No engine can be as fast, since it would have to
 * know beforehand what happens; how far off it is shows what deciding costs.
 */
import type { GameEvent, LogEntry, Player } from "@course/harness";
import { PlainGame } from "../../plain/game.ts";
import type { Card, World } from "../../plain/model.ts";
import type { BenchEngine } from "../board.ts";
import { checksumOf, type ReadableGame } from "../canonical.ts";
import { loadWorld } from "../plain-engine.ts";
import { IntWorld, type ZoneName } from "./int-world.ts";

const KINDS = ["Summoned", "Drew", "SpellCast", "Damaged", "Triggered", "Destroyed", "DeathPhase"];
const LABELS = ["selfDamaged", "minionDamaged", "heroDamaged", "deathrattle"];

interface LimitHandle {
  readonly ints: IntWorld;
  readonly loaded: Int32Array;
  readonly code: () => void;
  readonly cards: readonly Card[];
  readonly heroes: readonly [number, number];
}

export const limitBenchEngine: BenchEngine<LimitHandle> = {
  name: "limit",
  batch: "restores",
  load(board) {
    const world = loadWorld(board);
    const cards = [...new Set([...world.cards.values(), world.hero(0).card])];
    const ints = intsOf(world, cards);
    const loaded = ints.state.slice();
    ints.code = [];
    new PlainGame(world).cast(board.spell, 0);
    for (const entry of world.log) carryOut(ints, entry, world, cards);
    return { ints, loaded, code: compile(ints), cards, heroes: world.heroes };
  },
  reset({ ints, loaded }) {
    ints.state.set(loaded);
  },
  run({ code }) {
    code();
  },
  events: ({ ints }) => ints.events,
  checksum: (handle) => checksumOf(readable(handle)),
};

/** The same entities in the same places. Ids are handed out in the same order, so they are equal too. */
function intsOf(world: World, cards: readonly Card[]): IntWorld {
  const ints = new IntWorld();
  for (const { card, owner, attack, maxHealth, damage, zone } of world.entities.values()) {
    const entity = ints.create(cards.indexOf(card), owner, { attack, maxHealth, damage });
    if (card.type === "hero") ints.enterOrderOfPlay(entity);
    else ints.enter(entity, zone);
  }
  return ints;
}

/** What an event changes, then its row. `after` is the world at the end of the run. */
function carryOut(ints: IntWorld, { depth, event }: LogEntry, after: World, cards: readonly Card[]): void {
  const [subject, amount] = rowOf(event, cards);
  switch (event.type) {
    case "Drew":
      ints.leave(subject);
      ints.enter(subject, "hand");
      break;
    case "Damaged":
      ints.add(subject, "damage", amount);
      break;
    case "Destroyed":
      ints.leave(subject);
      ints.enter(subject, "graveyard");
      break;
    case "Summoned":
      summon(ints, subject, after, cards);
      break;
  }
  ints.record(KINDS.indexOf(event.type), subject, amount, depth);
}

/** A token stands before the next minion of the final board that is older than itself. */
function summon(ints: IntWorld, id: number, after: World, cards: readonly Card[]): void {
  const { card, owner } = after.entity(id);
  const board = after.board(owner).map((minion) => minion.id);
  if (!board.includes(id))
    throw new Error(`limit: minion ${id} has left play; expected it on the final board`);
  const entity = ints.create(cards.indexOf(card), owner, {
    attack: card.attack,
    maxHealth: card.health,
    damage: 0,
  });
  ints.enter(entity, "play", board.slice(board.indexOf(id)).find((right) => right < id) ?? 0);
}

/** Subject and amount of an event's row; an index where the event has a word. */
function rowOf(event: GameEvent, cards: readonly Card[]): [subject: number, amount: number] {
  switch (event.type) {
    case "Summoned":
    case "Destroyed":
      return [event.id, 0];
    case "Drew":
      return [event.id, event.player];
    case "Damaged":
      return [event.target, event.amount];
    case "Triggered":
      return [event.source, LABELS.indexOf(event.trigger)];
    case "SpellCast":
      return [0, cards.findIndex(({ name }) => name === event.card)];
    case "DeathPhase":
      return [0, event.round];
    default:
      throw new Error(`limit: event is "${event.type}"; expected one of ${KINDS.join(", ")}`);
  }
}

function eventOf([kind, subject, amount]: Int32Array, cards: readonly Card[]): GameEvent {
  switch (KINDS[kind!]) {
    case "Summoned":
      return { type: "Summoned", id: subject! };
    case "Destroyed":
      return { type: "Destroyed", id: subject! };
    case "Drew":
      return { type: "Drew", player: amount as Player, id: subject! };
    case "Damaged":
      return { type: "Damaged", target: subject!, amount: amount! };
    case "Triggered":
      return { type: "Triggered", source: subject!, trigger: LABELS[amount!]! };
    case "SpellCast":
      return { type: "SpellCast", card: cards[amount!]!.name };
    default:
      return { type: "DeathPhase", round: amount! };
  }
}

/** The lines as one function. It is made while the benchmark loads, from numbers only. */
function compile({ state, log, code }: IntWorld): () => void {
  const body = `const state = s, log = l;\nreturn () => {\n${code.join("\n")}\n};`;
  return new Function("s", "l", body)(state, log) as () => void; // A Function's result has no type.
}

function readable({ ints, cards, heroes }: LimitHandle): ReadableGame {
  const zone = (name: ZoneName) => (player: Player) => ints.zone(player, name);
  return {
    logTree: () =>
      Array.from({ length: ints.events }, (_, index) => {
        const row = ints.row(index);
        return { depth: row[3]!, event: eventOf(row, cards) };
      }),
    hero: (player) => heroes[player],
    armor: (player) => ints.read(heroes[player], "armor"),
    board: zone("play"),
    hand: zone("hand"),
    deck: zone("deck"),
    graveyard: zone("graveyard"),
    nameOf: (id) => cards[ints.read(id, "card")]!.name,
    health: (id) => ints.read(id, "maxHealth") - ints.read(id, "damage"),
    attack: (id) => ints.read(id, "attack"),
  };
}
