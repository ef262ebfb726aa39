/** Random boards of the course's cards, the same ones for the same seed on every machine. */
import type { BenchBoard } from "./board.ts";

const MINIONS: readonly (readonly [card: string, health: number])[] = [
  ["Acolyte of Pain", 4],
  ["Armorsmith", 4],
  ["Baron Rivendare", 7],
  ["Bolf Ramshield", 9],
  ["Harvest Golem", 3],
  ["Loot Hoarder", 1],
  ["Test Conduit", 5],
  ["Test Filler", 1],
  ["Test Grudge", 9],
  ["Test Reactor", 5],
  ["Unstable Ghoul", 3],
];
const DECK: readonly string[] = Array.from({ length: 10 }, () => "Test Filler");

export function mixedBoards(count: number, seed: number): BenchBoard[] {
  const below = integersFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const sizes = [below(8), below(8)] as const;
    const minions = ([0, 1] as const).flatMap((player) =>
      Array.from({ length: sizes[player] }, () => {
        const [card, health] = MINIONS[below(MINIONS.length)]!;
        return { card, player, damage: below(health) };
      }),
    );
    return {
      name: `mixed ${index}`,
      minions,
      decks: [DECK, DECK],
      hands: [[], []],
      spell: below(4) === 0 ? "Twisting Nether" : "Whirlwind",
      boardLimit: 7,
    };
  });
}

/** Numbers from 0 to below a bound (xorshift32; the slight bias of the remainder does not matter here). */
function integersFrom(seed: number): (bound: number) => number {
  let state = seed | 0 || 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}
