/** The layer `players`: life totals, and cards from the library. */
import { type CardLayer, counted, defineEffect, noun, value, type Word, withDefault } from "@course/cards";
import {
  type Cell,
  cell,
  DECK,
  defineEvent,
  type EventKind,
  firstIn,
  HAND,
  moveTo,
  NONE,
  type Player,
  peek,
  playerOf,
  poke,
  record,
} from "@course/core";

const Drew: EventKind = defineEvent("Drew", { a: "player", subject: "id" });
const LifeGained: EventKind = defineEvent("LifeGained", { a: "player", b: "amount" });

/** One number a player. */
const LIFE: Cell = cell("life", 2);

export function lifeOf(player: Player): number {
  return peek(LIFE + player);
}

/** Sets a life total, to set a game up. */
export function setLife(player: Player, life: number): void {
  poke(LIFE + player, life);
}

const drawCards: Word<"effect"> = defineEffect({
  type: "draw",
  doc: "You draw cards; from an empty library, none.",
  example: "draw",
  fields: { count: withDefault(value(), 1) },
  compile:
    ({ count }) =>
    (frame) => {
      const player = playerOf(frame);
      for (let left = count(frame); left > 0 && firstIn(player, DECK) !== NONE; left--) {
        const card = firstIn(player, DECK);
        moveTo(card, HAND);
        record(Drew, card, player);
      }
    },
  text: ({ count }) => `draw ${counted(count, noun("card"))}`,
});

const gainLife: Word<"effect"> = defineEffect({
  type: "gainLife",
  doc: "You gain life.",
  example: { type: "gainLife", amount: 1 },
  fields: { amount: value({ min: 0 }) },
  compile:
    ({ amount }) =>
    (frame) => {
      const player = playerOf(frame);
      const gained = amount(frame);
      setLife(player, lifeOf(player) + gained);
      record(LifeGained, NONE, player, gained);
    },
  text: ({ amount }) => `you gain ${amount} life`,
});

export const players: CardLayer = {
  name: "players",
  needs: ["kernel"],
  events: [Drew, LifeGained],
  words: [drawCards, gainLife],
};
