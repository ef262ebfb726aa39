/** The plain engine as a column of the benchmark: each handle is a world of its own. */
import { updateAuras } from "../plain/auras.ts";
import { compileCards } from "../plain/compile.ts";
import { LIMITS, newWorld, PlainGame } from "../plain/game.ts";
import type { World } from "../plain/model.ts";
import { create } from "../plain/zones.ts";
import { BENCH_CARDS } from "./bench-cards.ts";
import type { BenchBoard, BenchEngine } from "./board.ts";
import { checksumOf } from "./canonical.ts";
import { COURSE_CARDS } from "./course-cards.ts";

interface PlainHandle {
  readonly loaded: World;
  readonly spell: string;
  game: PlainGame;
}

const cards = compileCards(new Map(), [...COURSE_CARDS, ...BENCH_CARDS], "cards");

export const plainBenchEngine: BenchEngine<PlainHandle> = {
  name: "plain",
  batch: "worlds",
  load(board) {
    const loaded = loadWorld(board);
    return { loaded, spell: board.spell, game: new PlainGame(loaded.clone()) };
  },
  reset(handle) {
    handle.game = new PlainGame(handle.loaded.clone());
  },
  /** The contract's call, as for the kernel: arguments checked, and a copy kept for the case of a limit. */
  run({ game, spell }) {
    game.cast(spell, 0);
  },
  events: ({ game }) => game.log().length,
  checksum: ({ game }) => checksumOf(game),
};

/** The board as a world, before the spell. */
export function loadWorld(board: BenchBoard): World {
  const limits = { ...LIMITS, board: board.boardLimit, events: Number.POSITIVE_INFINITY };
  const world = newWorld(cards, board, limits);
  for (const { card, player, damage } of board.minions) {
    create(world, cards.get(card)!, player, "play").damage = damage;
  }
  updateAuras(world);
  return world;
}
