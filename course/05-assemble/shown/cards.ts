/** The hostile and the faulty cards that the lesson plays with, as its reader would write them. */
import type { CardData } from "@course/harness";

const one = { type: "minion", cost: 1, attack: 1, health: 1 };

/** Whenever a minion takes damage, deal 1 damage to all other minions. */
export const SPITE: CardData = {
  ...one,
  id: "test-spite",
  name: "Test Spite",
  health: 9,
  abilities: [
    {
      kind: "trigger",
      on: "minionDamaged",
      effect: {
        type: "damage",
        target: { type: "except", from: { type: "all", of: "minions" }, not: "self" },
        amount: 1,
      },
    },
  ],
};

/** Deathrattle: summon a Test Ember, then deal 1 damage to all minions. */
export const EMBER: CardData = {
  ...one,
  id: "test-ember",
  name: "Test Ember",
  abilities: [
    {
      kind: "trigger",
      on: "deathrattle",
      effect: {
        type: "sequence",
        effects: [
          { type: "summon", card: "test-ember" },
          { type: "damage", target: { type: "all", of: "minions" }, amount: 1 },
        ],
      },
    },
  ],
};

/** Nothing is wrong with the first one. Each of the others has a fault of its own. */
export const FAULTY: readonly CardData[] = [
  { ...one, id: "test-good", name: "Test Good" },
  {
    ...one,
    id: "test-late",
    name: "Test Late",
    abilities: [{ kind: "trigger", on: "deathratle", effect: "draw" }],
  },
  {
    ...one,
    id: "test-herald",
    name: "Test Herald",
    abilities: [{ kind: "trigger", on: "deathrattle", effect: { type: "summon", card: "baron-rivendale" } }],
  },
  {
    ...one,
    id: "test-choir",
    name: "Test Choir",
    abilities: [
      {
        kind: "aura",
        modifier: { type: "triggerMultiplier", trigger: "deathrattle", times: 2, stacking: "sum" },
      },
    ],
  },
];
