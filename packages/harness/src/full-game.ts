/**
 * A whole game as scenarios play it: the contract, and the calls beyond it.
 *
 * Each call needs a rule; where the rules do not have it, the call says so (`NotYetARule`), so that a stage
 * of the course and the whole game are driven by the same class.
 * Elsewhere: a scenario's start (`full-setup.ts`), matches between players (`match/`).
 */
import {
  type Action,
  actionOf,
  type EntityId,
  firstIn,
  listZone,
  NONE,
  POWER,
  RefusedError,
  SECRET,
  WEAPON,
} from "@course/core";
import { damageOf, maxHealthOf } from "@course/damage-pipeline";
import type { Id, Player } from "./handles.ts";
import { KernelGame } from "./kernel-game.ts";
import { NotYetARule } from "./not-yet.ts";
import type { Keyword } from "./scenario.ts";
import type { LaterRules, PlayOptions } from "./scenario-player.ts";

type FullAction = Action & Readonly<Record<string, unknown>>;

/** A game of the kernel by rules up to the whole game. */
export class FullGame extends KernelGame implements LaterRules {
  override clone(): FullGame {
    return new FullGame(this.world.clone());
  }

  playWith(handId: Id, options: PlayOptions): Id {
    this.#perform("play", { type: "play", id: handId, ...options });
    return handId;
  }

  heroPower(player: Player, target?: Id): void {
    this.#perform("heroPower", { type: "heroPower", player, target });
  }

  pick(card: string): void {
    const { pending } = this.world;
    const names = pending?.options.map((id) => this.nameOf(id)) ?? [];
    const index = names.indexOf(card);
    if (index < 0)
      throw new Error(
        `pick: card is "${card}"; expected one of ${names.join(", ") || "nothing: no choice is open"}`,
      );
    this.world.answer(index);
  }

  heal(target: Id, amount: number): void {
    this.#perform("heal", { type: "heal", target, amount });
  }

  freeze(target: Id): void {
    this.#perform("freeze", { type: "freeze", target });
  }

  keyword(_id: Id, keyword: Keyword): boolean {
    throw new NotYetARule(keyword);
  }

  secrets(player: Player): Id[] {
    return this.world.read(() => listZone(player, SECRET));
  }

  weapon(player: Player): Id | undefined {
    return this.#only(player, WEAPON);
  }

  durability(id: Id): number {
    return this.world.read(() => maxHealthOf(id as EntityId) - damageOf(id as EntityId));
  }

  heroPowerName(player: Player): string {
    const power = this.#only(player, POWER);
    if (power === undefined) throw new NotYetARule("heroPower");
    return this.nameOf(power);
  }

  mana(_player: Player): number {
    throw new NotYetARule("mana");
  }

  maxMana(_player: Player): number {
    throw new NotYetARule("maxMana");
  }

  cost(_handId: Id): number {
    throw new NotYetARule("cost");
  }

  canPlay(handId: Id, options: PlayOptions): boolean {
    return this.#isAllowed("play", { type: "play", id: handId, ...options });
  }

  canUseHeroPower(player: Player, target?: Id): boolean {
    return this.#isAllowed("heroPower", { type: "heroPower", player, target });
  }

  winner(): Player | "draw" | null {
    throw new NotYetARule("winner");
  }

  #perform(rule: string, action: FullAction): void {
    this.#require(rule);
    this.world.perform(action);
  }

  #isAllowed(rule: string, action: FullAction): boolean {
    this.#require(rule);
    return this.world.read(() => {
      try {
        actionOf(this.world.rules, action.type).check(action);
        return true;
      } catch (error) {
        if (error instanceof RefusedError) return false;
        throw error;
      }
    });
  }

  #require(rule: string): void {
    if (!this.world.rules.actions.has(rule)) throw new NotYetARule(rule);
  }

  #only(player: Player, zone: number): Id | undefined {
    const id = this.world.read(() => firstIn(player, zone));
    return id === NONE ? undefined : id;
  }
}
