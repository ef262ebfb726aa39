/** A bench board on the kernel: minions placed outside of any Sequence, so that no event is recorded. */
import { BOARD, createEntity, currentLibrary, enterPlay } from "@course/core";
import { setDamage } from "@course/damage-pipeline";
import type { KernelGame } from "@course/harness";
import type { BenchBoard } from "./board.ts";

/** Puts the board's minions into play, each right of the older ones on its side. */
export function setUpBoard(game: KernelGame, board: BenchBoard): void {
  game.world.edit(() => {
    for (const { card, player, damage } of board.minions) {
      const known = currentLibrary().named(card);
      if (known === undefined)
        throw new Error(`bench: card is ${JSON.stringify(card)}; expected a loaded card`);
      const id = createEntity(known, player);
      enterPlay(id, BOARD);
      if (damage > 0) setDamage(id, damage);
    }
  });
}
