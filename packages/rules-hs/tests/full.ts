/** A game with cards played, attacks, weapons and heroes as the whole game has them, for the tests of these. */
import {
  type Card,
  cardOf,
  currentLibrary,
  type EntityId,
  firstIn,
  HERO,
  type Player,
  POWER,
  WEAPON,
} from "@course/core";
import { armorOf, damageOf } from "@course/damage-pipeline";
import {
  becomeHero,
  canAttack,
  durabilityOf,
  equip,
  freeze,
  gainKeywords,
  hasKeyword,
  hearthstone,
  setActivePlayer,
  setFresh,
  winner,
} from "../src/index.ts";
import type { GameOptions } from "./support.ts";
import { WholeGame } from "./whole.ts";

/** The rules of the whole game, as they are played. */
export const FULL: GameOptions = hearthstone("classic");

/** A weapon as data: 3/2, and what the test adds. */
export function weapon(name: string, parts: object = {}): object {
  const id = name.toLowerCase().replaceAll(" ", "-");
  return { id, name, type: "weapon", attack: 3, durability: 2, ...parts };
}

function cardNamed(name: string): Card {
  const card = currentLibrary().named(name);
  if (card === undefined) throw new Error(`cardNamed: name is "${name}"; expected a card of the test`);
  return card;
}

/** Player 0 is active, both have 10 mana, and minions that are put into play can attack. */
export class FullGame extends WholeGame {
  constructor(options: GameOptions = {}) {
    super({ ...FULL, ...options });
    this.setMana(10, 10, 0);
    this.setMana(10, 10, 1);
  }

  /** What entities are called. */
  names(ids: readonly EntityId[]): string[] {
    return this.world.read(() => ids.map((id) => cardOf(id).definition.name));
  }

  equip(name: string, player: Player = 0): EntityId {
    return this.world.edit(() => equip(cardNamed(name), player));
  }

  attacks(attacker: EntityId, defender: EntityId): void {
    this.perform("attack", { attacker, defender });
  }

  endTurn(): void {
    this.perform("endTurn");
  }

  canAttack(attacker: EntityId, defender?: EntityId): boolean {
    return this.world.read(() => canAttack(attacker, defender));
  }

  has(id: EntityId, keyword: number): boolean {
    return this.world.read(() => hasKeyword(id, keyword));
  }

  damage(id: EntityId): number {
    return this.world.read(() => damageOf(id));
  }

  armor(id: EntityId): number {
    return this.world.read(() => armorOf(id));
  }

  durability(id: EntityId): number {
    return this.world.read(() => durabilityOf(id));
  }

  hero(player: Player): EntityId {
    return this.world.read(() => firstIn(player, HERO));
  }

  weapon(player: Player = 0): EntityId {
    return this.world.read(() => firstIn(player, WEAPON));
  }

  power(player: Player = 0): EntityId {
    return this.world.read(() => firstIn(player, POWER));
  }

  winner(): Player | "draw" | null {
    return this.world.read(winner);
  }

  /** Gives a keyword for good. */
  gain(id: EntityId, keyword: number): void {
    this.world.edit(() => gainKeywords(id, keyword));
  }

  freeze(id: EntityId): void {
    this.world.edit(() => freeze(id));
  }

  setFresh(id: EntityId): void {
    this.world.edit(() => setFresh(id, true));
  }

  setActive(player: Player): void {
    this.world.edit(() => setActivePlayer(player));
  }

  becomeHero(name: string, player: Player): EntityId {
    return this.world.edit(() => becomeHero(cardNamed(name), player));
  }
}
