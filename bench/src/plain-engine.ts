/** The plain engine as a column of the benchmark: each handle is a world of its own. */
import { updateAuras } from "../plain/auras.ts";
import { compileCards } from "../plain/compile.ts";
import { LIMITS, newWorld, PlainGame } from "../plain/game.ts";
import type { Card, World } from "../plain/model.ts";
import { runSequence } from "../plain/sequence.ts";
import { create } from "../plain/zones.ts";
import { BENCH_CARDS } from "./bench-cards.ts";
import type { BenchBoard, BenchEngine } from "./board.ts";
import { checksumOf } from "./canonical.ts";
import { COURSE_CARDS } from "./course-cards.ts";

interface PlainHandle {
  readonly loaded: World;
  readonly spell: Card;
  world: World;
}

const cards = compileCards(new Map(), [...COURSE_CARDS, ...BENCH_CARDS], "cards");

export const plainBenchEngine: BenchEngine<PlainHandle> = {
  name: "plain",
  batch: "worlds",
  load(board) {
    const loaded = loadWorld(board);
    return { loaded, spell: cards.get(board.spell)!, world: loaded.clone() };
  },
  reset(handle) {
    handle.world = handle.loaded.clone();
  },
  /** Without the copy that the contract keeps for the case of a limit: the rules alone are measured. */
  run({ world, spell }) {
    runSequence(world, { type: "cast", card: spell, player: 0 });
  },
  events: ({ world }) => world.log.length,
  checksum: ({ world }) => checksumOf(new PlainGame(world)),
};

function loadWorld(board: BenchBoard): World {
  const limits = { ...LIMITS, board: board.boardLimit, events: Number.POSITIVE_INFINITY };
  const world = newWorld(cards, board, limits);
  for (const { card, player, damage } of board.minions) {
    create(world, cards.get(card)!, player, "play").damage = damage;
  }
  updateAuras(world);
  return world;
}
