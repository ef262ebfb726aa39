/** Cards that only the benchmark needs: what the course has no card for, each word of it in use elsewhere. */
import type { CardData } from "@course/harness";

export const BENCH_CARDS: readonly CardData[] = [
  {
    id: "test-grudge",
    name: "Test Grudge",
    type: "minion",
    cost: 2,
    attack: 1,
    health: 9,
    abilities: [
      { kind: "trigger", on: "selfDamaged", effect: { type: "buff", target: "self", attack: 1, health: 0 } },
    ],
  },
  {
    id: "test-witness",
    name: "Test Witness",
    type: "minion",
    cost: 2,
    attack: 1,
    health: 9,
    abilities: [{ kind: "trigger", on: "minionDamaged", effect: { type: "gainArmor", amount: 1 } }],
  },
];
