/**
 * Known-wrong engine: `play` runs the Battlecry itself, and no Queue is filled for it.
 *
 * Lesson 04, Build: "resolve it through the very same Queue"
 */
import {
  BOARD,
  cardOf,
  closeFrame,
  enterPlay,
  eventCount,
  NO_EVENT,
  NONE,
  openFrame,
  ownerOf,
  type Phase,
  record,
  resolveEvents,
} from "@course/core";
import { isMinion } from "@course/damage-pipeline";
import { alterStage, type NewGame, type Stage } from "@course/harness";
import { type Play, Summoned } from "@course/rules-hs";
import { stage as interceptors } from "../reference.ts";

/** The tests that tell it from a right engine. */
export const fails: readonly string[] = ["test_04_battlecry_on_play"];

export const stage: Stage = alterStage(interceptors, {
  action: (action) => {
    if (action.type !== "play") return action;
    const [playCard] = action.phases as readonly Phase<Play>[]; // The course plays every card in one Phase.
    return { ...action, phases: [(play: Play) => (isMinion(play.id) ? playMinion(play) : playCard?.(play))] };
  },
});

export const newGame: NewGame = stage.newGame;

function playMinion({ id, target }: Play): void {
  enterPlay(id, BOARD);
  record(Summoned, id);
  for (const { label, effect } of cardOf(id).definition.triggers) {
    if (label !== "battlecry") continue;
    const first = eventCount();
    effect(openFrame(id, ownerOf(id), NO_EVENT, target ?? NONE));
    resolveEvents(first);
    closeFrame();
  }
}
