/**
 * What is measured: boards on which one Whirlwind sets off a known number of events.
 *
 * W1 and W2 are small and hand-counted, W2b chains Death Phases, W3 is a storm of triggers, W4 is a state in
 * mid-game whose copying counts too, W5 grows the board past what the game allows, and the mixed boards are
 * many different ones in turn, which no cache or branch predictor can learn by heart.
 */
import type { Player } from "@course/harness";
import type { BenchBoard, BenchMinion } from "./board.ts";
import { mixedBoards } from "./mixed-boards.ts";

/** One row of the table. */
export interface Workload {
  readonly name: string;
  readonly what: string;
  readonly boards: readonly BenchBoard[];
  /** What the boards are known to set off, all together; a run that differs is an error. */
  readonly events: number;
  /** `run`: the Sequence alone. `copy`: the reset alone. `copyAndRun`: both. */
  readonly times: "run" | "copy" | "copyAndRun";
  /** Whether the straight-line code takes part. */
  readonly hasLimit: boolean;
  /** Boards too large for an engine of quadratic time. */
  readonly tooLargeFor?: readonly string[];
}

const FILLER = "Test Filler";

export function workloads(): Workload[] {
  const midGame = board("W4", midGameMinions(), 30, 10);
  const mixed = mixedBoards(400, 1);
  return [
    row("W1", "Baron Rivendare, Loot Hoarder, Harvest Golem", [w1Board()], 15, { hasLimit: true }),
    row("W2", "13 Unstable Ghouls and an Acolyte of Pain, all at 1 Health", [w2Board()], 44, {
      hasLimit: true,
    }),
    row("W2b", "14 Unstable Ghouls at 1, 2 and 3 Health", [w2bBoard()], 93),
    row("W3", "Armorsmiths and Acolytes among Ghouls", [w3Board()], 574),
    row("mixed", "400 random boards in turn", mixed, 9_613),
    row("mixed+copy", "the same, copied first", mixed, 9_613, { times: "copyAndRun" }),
    row("W4 copy", "a state in mid-game, copied", [midGame], 78, { times: "copy" }),
    row("W4", "the same, copied, then Whirlwind", [midGame], 78, { times: "copyAndRun" }),
    ...[10, 100, 1_000, 10_000].flatMap(growingBoards),
  ];
}

export function w1Board(): BenchBoard {
  return board(
    "W1",
    [minion("Baron Rivendare", 0), minion("Loot Hoarder", 0), minion("Harvest Golem", 0, 2)],
    5,
  );
}

export function w2Board(): BenchBoard {
  const ghouls = Array.from({ length: 14 }, (_, index) =>
    index === 7 ? minion("Acolyte of Pain", sideOf(index), 3) : minion("Unstable Ghoul", sideOf(index), 2),
  );
  return board("W2", ghouls);
}

function w2bBoard(): BenchBoard {
  const ghouls = Array.from({ length: 14 }, (_, index) =>
    minion("Unstable Ghoul", sideOf(index), 2 - (Math.floor(index / 2) % 3)),
  );
  return board("W2b", ghouls);
}

/** Each side: four Armorsmiths, an Acolyte and two Ghouls; the four Ghouls at 1, 2, 3 and 3 Health. */
function w3Board(): BenchBoard {
  const smiths = both("Armorsmith", "Armorsmith", "Armorsmith", "Armorsmith", "Acolyte of Pain");
  const ghouls = [2, 1, 0, 0].map((damage, index) => minion("Unstable Ghoul", sideOf(index), damage));
  return board("W3", [...smiths, ...ghouls], 30);
}

function midGameMinions(): BenchMinion[] {
  const whole = both("Armorsmith", "Acolyte of Pain", "Baron Rivendare", "Loot Hoarder", "Loot Hoarder");
  const hurt = both("Harvest Golem").map((one) => ({ ...one, damage: 2 }));
  return [...whole, ...hurt, ...both("Unstable Ghoul")];
}

/** One Whirlwind over n minions, the board limit lifted, in three shapes. */
function growingBoards(n: number): Workload[] {
  const repeat = (count: number, make: (index: number) => BenchMinion): BenchMinion[] =>
    Array.from({ length: count }, (_, index) => make(index));
  const grudges = repeat(n, (index) => minion("Test Grudge", sideOf(index)));
  const golems = repeat(n, (index) => minion("Harvest Golem", sideOf(index), index % 4 < 2 ? 2 : 0));
  const dying = golems.filter(({ damage }) => damage > 0).length;
  const tooLargeFor = n > 1_000 ? ["plain"] : [];
  const growing = (name: string, what: string, minions: BenchMinion[], events: number): Workload =>
    row(`${name} ${n}`, what, [{ ...board(name, minions), boardLimit: 2 * n + 2 }], events, { tooLargeFor });
  return [
    growing("W5 self", "each answers its own damage", grudges, 1 + 3 * n),
    growing("W5 die", "half of them die and summon", golems, 2 + n + 3 * dying),
    growing("W5 broad", "one answers all, each its own", [minion("Test Witness", 0), ...grudges], 4 + 5 * n),
  ];
}

function row(
  name: string,
  what: string,
  boards: readonly BenchBoard[],
  events: number,
  more: Partial<Workload> = {},
): Workload {
  return { name, what, boards, events, times: "run", hasLimit: false, ...more };
}

function board(name: string, minions: readonly BenchMinion[], deck = 0, hand = 0): BenchBoard {
  const cards = (count: number): string[] => Array.from({ length: count }, () => FILLER);
  return {
    name,
    minions,
    decks: [cards(deck), cards(deck)],
    hands: [cards(hand), cards(hand)],
    spell: "Whirlwind",
    boardLimit: 7,
  };
}

/** The same minions on either side, played in turn. */
function both(...cards: string[]): BenchMinion[] {
  return cards.flatMap((card) => [minion(card, 0), minion(card, 1)]);
}

function minion(card: string, player: Player, damage = 0): BenchMinion {
  return { card, player, damage };
}

function sideOf(index: number): Player {
  return index % 2 === 0 ? 0 : 1;
}
