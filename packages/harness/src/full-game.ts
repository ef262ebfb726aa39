/**
 * A whole game as scenarios play it: the contract, and the calls beyond it.
 *
 * Each call needs a rule; where the rules do not have it, the call says so (`NotYetARule`), so that a stage
 * of the course and the whole game are driven by the same class.
 * Elsewhere: a scenario's start (`full-setup.ts`), matches between players (`match/`).
 */
import { type EntityId, firstIn, listZone, NONE, POWER, SECRET, WEAPON } from "@course/core";
import { costOf, durabilityOf, manaOf, maxManaOf, winner } from "@course/rules-hs";
import type { Id, Player } from "./handles.ts";
import { KernelGame } from "./kernel-game.ts";
import { hasKeywordNamed } from "./keyword-bits.ts";
import { isAllowed, type RuleAction } from "./match/allowed.ts";
import { everyBrokenLaw } from "./match/copy-laws.ts";
import { NotYetARule } from "./not-yet.ts";
import type { Keyword } from "./scenario.ts";
import type { LaterRules, PlayOptions } from "./scenario-player.ts";

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

  keyword(id: Id, keyword: Keyword): boolean {
    return this.world.read(() => hasKeywordNamed(id as EntityId, keyword));
  }

  secrets(player: Player): Id[] {
    return this.world.read(() => listZone(player, SECRET));
  }

  weapon(player: Player): Id | undefined {
    return this.#only(player, WEAPON);
  }

  durability(id: Id): number {
    return this.world.read(() => durabilityOf(id as EntityId));
  }

  heroPowerName(player: Player): string {
    const power = this.#only(player, POWER);
    if (power === undefined) throw new NotYetARule("heroPower");
    return this.nameOf(power);
  }

  mana(player: Player): number {
    this.#requireLayer("mana");
    return this.world.read(() => manaOf(player));
  }

  maxMana(player: Player): number {
    this.#requireLayer("mana");
    return this.world.read(() => maxManaOf(player));
  }

  cost(handId: Id): number {
    this.#requireLayer("mana");
    return this.world.read(() => costOf(handId as EntityId));
  }

  canPlay(handId: Id, options: PlayOptions): boolean {
    return this.#isAllowed("play", { type: "play", id: handId, ...options });
  }

  canUseHeroPower(player: Player, target?: Id): boolean {
    return this.#isAllowed("heroPower", { type: "heroPower", player, target });
  }

  winner(): Player | "draw" | null {
    return this.world.read(winner);
  }

  brokenLaws(): string[] {
    for (const rule of ["heroPower", "endTurn"]) if (!this.#has(rule)) throw new NotYetARule("laws");
    return everyBrokenLaw(this.world);
  }

  #perform(rule: string, action: RuleAction): void {
    this.#require(rule);
    this.world.perform(action);
  }

  #isAllowed(rule: string, action: RuleAction): boolean {
    this.#require(rule);
    return this.world.read(() => isAllowed(this.world, action));
  }

  #require(rule: string): void {
    if (!this.#has(rule)) throw new NotYetARule(rule);
  }

  #has(rule: string): boolean {
    return this.world.rules.actions.has(rule);
  }

  #requireLayer(layer: string): void {
    if (!this.world.rules.layers.some(({ name }) => name === layer)) throw new NotYetARule(layer);
  }

  #only(player: Player, zone: number): Id | undefined {
    const id = this.world.read(() => firstIn(player, zone));
    return id === NONE ? undefined : id;
  }
}
