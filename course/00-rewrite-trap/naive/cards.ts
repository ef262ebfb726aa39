/** The cards: their numbers. What a card does is written where it happens. */

export interface MinionCard {
  readonly attack: number;
  readonly health: number;
}

export const MINIONS: Readonly<Record<string, MinionCard>> = {
  "Test Filler": { attack: 1, health: 1 },
  "Acolyte of Pain": { attack: 1, health: 4 }, // Whenever this minion takes damage, draw a card.
  Armorsmith: { attack: 1, health: 4 }, // Whenever a friendly minion takes damage, gain 1 Armor.
  "Loot Hoarder": { attack: 2, health: 1 }, // Deathrattle: draw a card.
  "Harvest Golem": { attack: 2, health: 3 }, // Deathrattle: summon a 2/1 Damaged Golem.
  "Damaged Golem": { attack: 2, health: 1 },
  "Unstable Ghoul": { attack: 1, health: 3 }, // Deathrattle: deal 1 damage to all minions.
};
