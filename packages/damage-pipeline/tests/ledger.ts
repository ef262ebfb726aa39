/**
 * A ledger: every character's numbers, kept by reading the log and nothing else.
 *
 * If the log tells the whole story, its reader knows Attack, Health and Armor of everybody without ever
 * having seen the world. It checks each entry as it comes.
 */
import type { LoggedEvent, Player } from "@course/core";
import { expect } from "vitest";

/** A character's numbers. */
export interface Account {
  readonly owner: Player;
  readonly isHero: boolean;
  attack: number;
  maxHealth: number;
  damage: number;
  /** A hero's; 0 for minions. */
  armor: number;
  isDead: boolean;
}

/** The numbers of all, as the log tells them. */
export class Ledger {
  readonly accounts: Map<number, Account> = new Map();
  /** What Armor has absorbed of the damage that must come next. */
  #absorbed: { readonly player: number; readonly amount: number } | undefined;

  /** Reads on. */
  enter(events: readonly LoggedEvent[]): void {
    for (const event of events) {
      if (event.type !== "Damaged") expect(this.#absorbed, "what follows lost Armor").toBeUndefined();
      this.#enter(event);
    }
    expect(this.#absorbed, "lost Armor at the end").toBeUndefined();
  }

  #enter({ type, ...parts }: LoggedEvent): void {
    const amount = Number(parts.amount);
    if (type === "Damaged") this.#damaged(this.#of(parts.target), amount);
    if (type === "Healed") this.#healed(this.#of(parts.target), amount);
    if (type === "StatsChanged")
      this.#changed(this.#of(parts.id), Number(parts.attack), Number(parts.health));
    if (type === "ArmorGained") this.#hero(parts.player).armor += positive(amount);
    if (type === "ArmorLost") this.#absorbed = { player: Number(parts.player), amount: positive(amount) };
    if (type === "Destroyed") this.#destroyed(this.#of(parts.id));
  }

  /** Armor takes all that it can, of its own hero's damage alone; Health takes the rest. */
  #damaged(account: Account, amount: number): void {
    const absorbed = this.#absorbed?.amount ?? 0;
    if (this.#absorbed !== undefined) expect(account.owner).toBe(this.#absorbed.player);
    this.#absorbed = undefined;
    expect(absorbed, "absorbed").toBe(Math.min(account.armor, positive(amount)));
    account.armor -= absorbed;
    account.damage += amount - absorbed;
  }

  #healed(account: Account, amount: number): void {
    account.damage -= positive(amount);
    expect(account.damage, "damage left after healing").toBeGreaterThanOrEqual(0);
  }

  #changed(account: Account, attack: number, health: number): void {
    expect([attack, health], "a change of nothing").not.toEqual([0, 0]);
    account.attack += attack;
    account.maxHealth += health;
  }

  #destroyed(account: Account): void {
    expect([account.isDead, account.isHero]).toEqual([false, false]);
    expect(account.maxHealth - account.damage, "Health of one who dies").toBeLessThanOrEqual(0);
    account.isDead = true;
  }

  #of(id: unknown): Account {
    const account = this.accounts.get(Number(id));
    if (account === undefined) throw new Error(`ledger: id is ${id}; expected a character of the game`);
    return account;
  }

  #hero(player: unknown): Account {
    return [...this.accounts.values()].find(({ isHero, owner }) => isHero && owner === player) as Account;
  }
}

function positive(amount: number): number {
  expect(amount).toBeGreaterThan(0);
  return amount;
}
