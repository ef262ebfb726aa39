/** A world with the small game's minions, on which tests run effects and selections. */
import {
  BOARD,
  closeFrame,
  createEntity,
  defineRules,
  type EntityId,
  enterPlay,
  kernel,
  Library,
  NO_EVENT,
  NONE,
  openFrame,
  type Player,
  World,
} from "@course/core";
import { type Card, compileCards } from "../src/index.ts";
import { vocabulary } from "./test-layer.ts";

/** A board of minions, on which the tests run effects and selections. */
export interface Table {
  readonly world: World;
  /** Puts a minion on a player's board. */
  put(card: string, player: Player): EntityId;
  /** Runs inside a frame of an entity, as a trigger's effect or a spell does. */
  run<T>(self: EntityId, player: Player, body: (frame: number) => T, chosen?: EntityId): T;
}

/** Makes a table with these cards. */
export function tableWith(cards: readonly Card[], seed = 1): Table {
  const library = new Library(compileCards(vocabulary, cards));
  const rules = defineRules({ layers: [kernel], phaseEnd: [] });
  const world = new World({ rules, library, seed });
  return {
    world,
    put: (card, player) =>
      world.edit(() => {
        const id = createEntity(library.cards.find(({ definition }) => definition.id === card)!, player);
        enterPlay(id, BOARD);
        return id;
      }),
    run: (self, player, body, chosen = NONE) =>
      world.read(() => {
        const frame = openFrame(self, player, NO_EVENT, chosen);
        const result = body(frame);
        closeFrame();
        return result;
      }),
  };
}
