/**
 * Known-wrong engine: who came into play first is read off the boards, from left to right.
 *
 * Lesson 01, Observe: "None of the three lists can be computed from another."
 */
import { type GameEvent, KernelGame, type NewGame } from "@course/harness";
import { stage } from "../reference.ts";

/** The tests that tell it from a right engine. */
export const fails: readonly string[] = ["test_01_board_order_is_not_order_of_play"];

class BoardOrderGame extends KernelGame {
  override log(): GameEvent[] {
    const log = super.log();
    const arrived = new Set(log.map((event) => (event.type === "Summoned" ? event.id : 0)));
    const leftToRight = [...this.board(0), ...this.board(1)].filter((id) => arrived.has(id));
    return log.map((event) =>
      event.type === "Summoned" ? { ...event, id: leftToRight.shift() ?? event.id } : event,
    );
  }
}

export const newGame: NewGame = (opts) => new BoardOrderGame((stage.newGame(opts) as KernelGame).world);
