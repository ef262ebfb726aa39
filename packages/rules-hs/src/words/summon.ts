/** The effect `summon`: new minions for the card's player. */
import { cardRef, counted, defineEffect, value, type Word, withDefault } from "@course/cards";
import {
  BOARD,
  currentLibrary,
  type EntityId,
  type Frame,
  GRAVEYARD,
  keepIt,
  NONE,
  nextInZone,
  playerOf,
  rememberedPlace,
  selfOf,
  zoneOf,
} from "@course/core";
import { summon } from "../moving.ts";

export const summonEffect: Word<"effect"> = defineEffect({
  type: "summon",
  doc: "Summons minions: where the dead minion stood for a Deathrattle, right of the minion that summons, else at the right end.",
  example: { type: "summon", card: "my-token" },
  fields: { card: cardRef("minion"), count: withDefault(value(), 1) },
  compile:
    ({ card, count }) =>
    (frame) => {
      const summoned = currentLibrary().withId(card);
      const neighbour = placeFor(frame);
      for (let left = count(frame); left > 0; left--) {
        const id = summon(summoned, playerOf(frame), neighbour);
        if (id === NONE) return; // The board is full.
        keepIt(frame, id);
      }
    },
  text: ({ card, count }) => `summon ${counted(count, card, { words: true })}`,
});

/** The minion before which the new one stands, or `NONE` for the right end (rulebook 9.5). */
function placeFor(frame: Frame): EntityId {
  const self = selfOf(frame);
  if (zoneOf(self) === BOARD) return nextInZone(self);
  return zoneOf(self) === GRAVEYARD ? rememberedPlace(self, playerOf(frame)) : NONE;
}
