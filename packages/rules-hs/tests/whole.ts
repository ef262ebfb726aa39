/** A game with hands, mana and turns as the whole game has them, for the tests of these. */
import { describe, gameLanguage, validateCards } from "@course/cards";
import { createDeaths, type EntityId, HAND, type Player, updateAuras } from "@course/core";
import { DAMAGE_STEPS } from "@course/damage-pipeline";
import {
  combat,
  costOf,
  drawWeapons,
  enchantments,
  endForTurn,
  endManaTurn,
  endUntilTurn,
  fillCrystals,
  getReady,
  HAND_LIMIT,
  hands,
  mana,
  manaOf,
  maxManaOf,
  setMana,
  thawCharacters,
  updateStatAuras,
  wholeTurns,
} from "../src/index.ts";
import { ALL_LAYERS, Game, type GameOptions, minion, minionWith, spell } from "./support.ts";

/** What the rules of the whole game say of hands, mana and turns. */
export const WHOLE: GameOptions = {
  layers: [
    ...ALL_LAYERS.filter(({ name }) => name !== "combat"),
    gameLanguage,
    enchantments,
    hands,
    mana,
    wholeTurns,
    combat,
  ],
  phaseEnd: [updateStatAuras, createDeaths, updateAuras],
  orders: {
    damageSteps: DAMAGE_STEPS,
    turnEnd: [endManaTurn, thawCharacters, endForTurn],
    turnStart: [endUntilTurn, getReady, drawWeapons, fillCrystals],
  },
  switches: { fatigue: true },
  limits: { hand: HAND_LIMIT },
};

/** A game with short calls for what these tests ask. */
export class WholeGame extends Game {
  constructor(options: GameOptions = {}) {
    super({ ...WHOLE, ...options });
  }

  /** Mana and crystals of a player. */
  mana(player: Player = 0): readonly [mana: number, crystals: number] {
    return this.world.read(() => [manaOf(player), maxManaOf(player)]);
  }

  setMana(mana: number, max: number, player: Player = 0): void {
    this.world.edit(() => setMana(player, mana, max));
  }

  cost(id: EntityId): number {
    return this.world.read(() => costOf(id));
  }

  /** Puts cards into a hand. */
  give(name: string, player: Player = 0, count = 1): EntityId[] {
    return Array.from({ length: count }, () => this.put(name, player, HAND));
  }
}

/** The rules text of a minion's ability, or of a spell's effect. */
export function wholeTextOf(parts: { readonly ability: object } | { readonly effect: unknown }): string {
  const card = "ability" in parts ? minionWith("Speaker", parts.ability) : spell("Speaker", parts.effect);
  const { vocabulary } = new WholeGame({ cards: [card] });
  const loaded = validateCards(vocabulary, [card, minion("Token")], { file: "speaker" });
  if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
  return describe(vocabulary, loaded.cards[0]!, new Map(loaded.cards.map((each) => [each.id, each])));
}
