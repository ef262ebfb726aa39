/**
 * Cards enough for matches of two classes: plain minions, some of each thing that an action can name, and the
 * heroes. Their names begin with "Test", so that no pack has them.
 */
const minion = (name: string, cost: number, attack: number, health: number, more: object = {}) => ({
  ...named(name),
  ...{ type: "minion", cost, attack, health, collectible: true, rarity: "common" },
  ...more,
});
const spell = (name: string, cost: number, effect: object, more: object = {}) => ({
  ...named(name),
  ...{ type: "spell", cost, effect, collectible: true, rarity: "common" },
  ...more,
});
const anyone = (of: string) => ({ type: "chosen", from: { type: "all", of } });

export const TEST_CARDS: readonly object[] = [
  {
    ...named("Test Smith"),
    type: "hero",
    health: 30,
    class: "Warrior",
    collectible: true,
    heroPower: "test-plating",
  },
  {
    ...named("Test Adept"),
    type: "hero",
    health: 30,
    class: "Mage",
    collectible: true,
    heroPower: "test-spark",
  },
  { ...named("Test Plating"), type: "heroPower", cost: 2, effect: { type: "gainArmor", amount: 2 } },
  {
    ...named("Test Spark"),
    ...{ type: "heroPower", cost: 2, effect: { type: "damage", target: anyone("characters"), amount: 1 } },
  },
  spell("The Coin", 0, { type: "gainMana", amount: 1 }, { collectible: false }),
  ...[1, 2, 3, 4, 5, 6, 7].map((cost) => minion(`Test Soldier ${cost}`, cost, cost, cost + 1)),
  minion("Test Wall", 2, 1, 4, { keywords: ["taunt"] }),
  minion("Test Rider", 3, 3, 1, { keywords: ["charge"] }),
  minion("Test Flurry", 4, 2, 4, { keywords: ["windfury"] }),
  minion("Test Archer", 2, 1, 1, {
    abilities: [
      {
        kind: "trigger",
        on: "battlecry",
        effect: { type: "damage", target: anyone("characters"), amount: 1 },
      },
    ],
  }),
  minion("Test Nest", 3, 0, 4, {
    abilities: [
      { kind: "trigger", on: "deathrattle", effect: { type: "summon", card: "test-chick", count: 2 } },
    ],
  }),
  minion("Test Chick", 1, 1, 1, { collectible: false }),
  minion("Test Captain", 3, 2, 2, { rarity: "legendary" }),
  minion("Test Page", 2, 2, 2, { class: "Mage" }),
  spell("Test Bolt", 1, { type: "damage", target: anyone("characters"), amount: 3 }, { class: "Mage" }),
  spell("Test Study", 3, { type: "draw", count: 2 }),
  spell("Test Storm", 4, { type: "damage", target: { type: "all", of: "minions" }, amount: 2 }),
  spell("Test Wish", 1, { type: "heal", target: anyone("characters"), amount: 5 }),
  {
    ...named("Test Sword"),
    type: "weapon",
    cost: 2,
    attack: 3,
    durability: 2,
    collectible: true,
    class: "Warrior",
  },
];

/** A deck of everybody's cards that may be played by either class. */
export const TEST_DECK: readonly string[] = [
  ...["1", "2", "3", "4", "5", "6", "7"].map((cost) => `Test Soldier ${cost}`),
  ...[
    "Test Wall",
    "Test Rider",
    "Test Flurry",
    "Test Archer",
    "Test Nest",
    "Test Study",
    "Test Storm",
    "Test Wish",
  ],
].flatMap((name) => [name, name]);

function named(name: string) {
  return { id: name.toLowerCase().replaceAll(" ", "-"), name };
}
