/** Each transformation catches an engine with the fault that it is there for. */
import { type ActionDefinition, BOARD, destroy, type EntityId, listZone, World } from "@course/core";
import { alterStage, FullGame, type Game, type KernelGame, type Stage } from "@course/harness";
import { stage } from "@course/module-05/reference";
import { expect, test, vi } from "vitest";
import { transformedNewGame } from "../src/transformed-game.ts";
import { TRANSFORMS } from "../src/transforms.ts";

/** The stage with another way to draw. */
function drawing(phase: (player: 0 | 1, draw: () => void) => void): Stage {
  return alterStage(stage, {
    action: (action: ActionDefinition) => {
      if (action.type !== "draw") return action;
      const [first] = action.phases as readonly ((action: object) => void)[];
      return {
        ...action,
        phases: [(taken) => phase((taken as unknown as { player: 0 | 1 }).player, () => first?.(taken))],
      };
    },
  });
}

const NAMES = ["Test Filler", "Test Reactor", "Loot Hoarder", "Test Filler"] as const;

/** A little game: what is seen at its end. */
function played(newGame: (opts: { decks: [string[], string[]] }) => Game): unknown {
  const game = newGame({ decks: [[...NAMES], [...NAMES]] });
  for (const name of [...NAMES, "Test Reactor"]) game.summon(name, 0);
  for (const player of [0, 1, 0, 1] as const) game.draw(player);
  const names = (ids: readonly number[]) => ids.map((id) => game.nameOf(id));
  return [names(game.board(0)), names(game.hand(0)), names(game.hand(1)), names(game.deck(1))];
}

test.each(["clone", "save", "ids", "swap", "replay"] as const)(
  "%s says nothing of the stage itself",
  (name) => {
    expect(played(transformedNewGame(stage, name))).toEqual(played(stage.newGame));
  },
);

test("swap catches what one player alone may do", () => {
  const faulty = drawing((player, draw) => (player === 0 ? draw() : undefined));
  expect(played(transformedNewGame(faulty, "swap"))).not.toEqual(played(faulty.newGame));
  expect(played(transformedNewGame(faulty, "ids"))).toEqual(played(faulty.newGame));
});

test("ids catches what is done in the order of ids", () => {
  const faulty = drawing(() => destroy(Math.min(...listZone(0, BOARD)) as EntityId));
  expect(played(transformedNewGame(faulty, "ids"))).not.toEqual(played(faulty.newGame));
});

test("replay catches state that is kept beside the world", () => {
  let draws = 0;
  const faulty = drawing((_, draw) => (draws++ % 3 === 0 ? draw() : undefined));
  expect(() => played(transformedNewGame(faulty, "replay"))).toThrow(
    "replay: another game; expected the one that was recorded",
  );
});

test("clone catches a copy that shares something with its original", () => {
  class Shared extends FullGame {
    override clone(): FullGame {
      return this;
    }
  }
  const { world } = stage.newGame({ decks: [[...NAMES], []] }) as KernelGame;
  const transformed = TRANSFORMS.clone.begin(() => new Shared(world));
  transformed.beforeChange();
  transformed.game.draw(0);
  expect(() => transformed.afterChange(["draw", "[0]"])).toThrow("clone: the original has changed");
});

test("save goes through text, each time", () => {
  const load = vi.spyOn(World, "load");
  played(transformedNewGame(stage, "save"));
  expect(load.mock.calls.length).toBe(NAMES.length + 1 + 4);
  load.mockRestore();
});
