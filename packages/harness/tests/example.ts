/** A well-formed scenario that tests change one thing of. */
import type { Scenario } from "../src/index.ts";

/** Every kind of step and of check, once. Only its form matters: nobody plays it. */
export const EVERYTHING: Scenario = {
  id: "everything-1",
  title: "Every word of the format",
  rule: "none",
  source: "made up",
  note: "none",
  profile: "classic",
  players: [
    {
      hero: "Garrosh Hellscream",
      health: 29,
      armor: 1,
      mana: 9,
      maxMana: 10,
      fatigue: 1,
      frozen: false,
      deck: ["Wisp", { card: "Yeti", as: "d" }, { card: "Yeti" }],
      hand: ["Wisp", { card: "Blast", as: "b" }],
      board: [
        { card: "Yeti", as: "y", damage: 1, fresh: true, frozen: false, keywords: ["taunt", "stealth"] },
        { card: "Wisp", as: "w" },
      ],
      weapon: { card: "Axe", as: "axe", durability: 1 },
      secrets: [{ card: "Trap", as: "s" }],
    },
    { hero: "Jaina Proudmoore", board: [{ card: "Wisp", as: "e" }] },
  ],
  order: ["e", "axe", "y"],
  active: 0,
  steps: [
    { play: "b", target: "e", at: 0, choose: 1 },
    { heroPower: 0, target: "hero1" },
    { attack: ["y", "hero1"] },
    { endTurn: true },
    { pick: "Wisp" },
    { cast: "Blast", player: 0, target: "e" },
    { damage: ["board0:1", 3] },
    { heal: ["y", 2] },
    { destroy: "Wisp" },
    { freeze: "y" },
    { draw: [0, 2] },
    { summon: "Wisp", player: 1, as: "new" },
  ],
  expect: [
    { health: ["y", -1] },
    { attack: ["y", 2] },
    { armor: [0, 2] },
    { keyword: ["y", "divineShield", true] },
    { zone: ["y", "graveyard"] },
    { board: [0, ["y", "Wisp"]] },
    { boardSize: [0, 3] },
    {
      boardStats: [
        0,
        [
          [1, 1],
          [2, 3],
        ],
      ],
    },
    { hand: [0, ["Wisp"]] },
    { handSize: [0, 3] },
    { deck: [0, ["Wisp"]] },
    { deckSize: [0, 2] },
    { secrets: [0, ["s"]] },
    { mana: [0, 3] },
    { maxMana: [0, 10] },
    { cost: ["b", 3] },
    { controller: ["y", 1] },
    { weapon: [0, null] },
    { durability: ["axe", 1] },
    { hero: [0, "Lord Jaraxxus"] },
    { heroPower: [0, "Inferno"] },
    { canAttack: ["y", false] },
    { legal: { attack: ["y", "hero1"] } },
    { illegal: { play: "b", target: "e" } },
    { winner: "draw" },
    { triggered: ["y", "y"] },
    { laws: [] },
  ],
  stats: { Yeti: [4, 4, 5], Axe: [3, 3, 2], Blast: [1] },
  text: { Yeti: "" },
};

/** A small scenario that the fake engine can play. */
export function scenario(changes: Partial<Scenario> = {}): Scenario {
  return {
    id: "small",
    title: "A small one",
    rule: "damage",
    source: "made up",
    players: [{ hero: "Hero" }, { hero: "Hero" }],
    active: 0,
    steps: [],
    expect: [],
    ...changes,
  };
}
