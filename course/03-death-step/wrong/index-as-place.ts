/**
 * Known-wrong engine: the dead remember their place as a board index.
 *
 * Lesson 03, Build: "Each of the two ways with an index is wrong on some of these boards"
 *
 * It is the first of the two: the index is noted before anybody has left.
 */
import { cardRef, defineEffect } from "@course/cards";
import {
  atIndex,
  BOARD,
  createDeaths,
  currentLibrary,
  type EntityId,
  listZone,
  playerOf,
  type Step,
  selfOf,
} from "@course/core";
import { alterStage, type NewGame, type Stage } from "@course/harness";
import { summon } from "@course/rules-hs";
import { stage as deathStep } from "../reference.ts";

/** The tests that tell it from a right engine. */
export const fails: readonly string[] = ["test_03_summon_position_after_simultaneous_deaths"];

/** Where each minion stood before the last step. */
const indexes = new Map<EntityId, number>();

const createDeathsByIndex: Step = {
  name: createDeaths.name,
  run: () => {
    for (const player of [0, 1] as const) {
      listZone(player, BOARD).forEach((id, index) => {
        indexes.set(id, index);
      });
    }
    createDeaths.run();
  },
};

/** The effect `summon` of a Deathrattle, at the index that the dead minion had. */
const summonAtIndex = defineEffect({
  type: "summon",
  doc: "Summons a minion at the board index that the dead minion had.",
  fields: { card: cardRef() },
  compile:
    ({ card }) =>
    (frame) => {
      const player = playerOf(frame);
      summon(currentLibrary().withId(card), player, atIndex(player, BOARD, indexes.get(selfOf(frame)) ?? 0));
    },
  text: ({ card }) => `summon ${card}`,
});

export const stage: Stage = alterStage(deathStep, {
  word: (word) => (word.type === "summon" ? summonAtIndex : word),
  phaseEnd: [createDeathsByIndex],
});

export const newGame: NewGame = stage.newGame;
