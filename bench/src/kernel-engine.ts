/** The kernel as a column of the benchmark: one scratch world, into which a handle's state is copied. */
import type { World } from "@course/core";
import { extendStage, KernelGame, startGame } from "@course/harness";
import { stage as assemble } from "@course/module-05/reference";
import { BENCH_CARDS } from "./bench-cards.ts";
import type { BenchBoard, BenchEngine } from "./board.ts";
import { checksumOf } from "./canonical.ts";
import { setUpBoard } from "./kernel-board.ts";

interface KernelHandle {
  readonly loaded: World;
  readonly spell: { readonly type: "cast"; readonly card: string; readonly player: 0 };
}

const stage = extendStage(assemble, { packs: [BENCH_CARDS] });
const lifted = extendStage(stage, { limits: { board: 24_000 } });

/** The world that runs; every `reset` copies over it. */
const scratch: World = startGame(stage.library, stage.definition.rules, {}).world;

export const kernelBenchEngine: BenchEngine<KernelHandle> = {
  name: "kernel",
  batch: "restores",
  load(board: BenchBoard): KernelHandle {
    const { library, definition } = board.boardLimit > 7 ? lifted : stage;
    const game = startGame(library, definition.rules, { decks: board.decks, hands: board.hands });
    setUpBoard(game, board);
    return { loaded: game.world, spell: { type: "cast", card: board.spell, player: 0 } };
  },
  reset: ({ loaded }) => void scratch.copyFrom(loaded),
  run: ({ spell }) => scratch.perform(spell),
  events: () => new KernelGame(scratch).log().length,
  checksum: () => checksumOf(new KernelGame(scratch)),
};
