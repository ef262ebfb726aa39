/**
 * Known-wrong engine: when a limit ends a Sequence, what it had done by then stays done.
 *
 * Lesson 05, Predict: "a call that fails changes nothing"
 */
import { type Action, endOutermostPhase, type Phase, World } from "@course/core";
import { KernelGame, type NewGame } from "@course/harness";
import { stage } from "../reference.ts";

/** The tests that tell it from a right engine. */
export const fails: readonly string[] = ["test_05_death_phase_limit", "test_05_event_limit"];

/** A world that takes an error for the end of the action. `edit` goes back only if its change throws. */
class CarelessWorld extends World {
  override perform<A extends Action>(action: A): void {
    const errors: unknown[] = [];
    this.edit(() => {
      try {
        this.#run(action);
      } catch (error) {
        errors.push(error);
      }
    });
    if (errors.length > 0) throw errors[0];
  }

  #run(action: Action): void {
    const definition = this.rules.actions.get(action.type);
    definition?.check(action);
    // Every action of the course has a plain list of Phases.
    for (const phase of (definition?.phases ?? []) as readonly Phase[]) {
      phase(action);
      endOutermostPhase();
    }
  }
}

export const newGame: NewGame = (opts) =>
  new KernelGame(new CarelessWorld((stage.newGame(opts) as KernelGame).world));
