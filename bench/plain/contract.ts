/**
 * The harness contract up to module 05, as far as the plain engine speaks it.
 *
 * The words and their meaning are those of `@course/harness`; this copy only keeps the oracle
 * independent of the packages that it judges.
 */
export type Id = number;
export type Player = 0 | 1;
export type Zone = "deck" | "hand" | "play" | "graveyard";

/** What a log shows. `Died` and `Played` also happen, but only triggers see them (`event.ts`). */
export type GameEvent =
  | { type: "Summoned"; id: Id }
  | { type: "Drew"; player: Player; id: Id }
  | { type: "SpellCast"; card: string }
  | { type: "Damaged"; target: Id; amount: number }
  | { type: "Triggered"; source: Id; trigger: string }
  | { type: "ArmorGained"; player: Player; amount: number }
  | { type: "ArmorLost"; player: Player; amount: number }
  | { type: "StatsChanged"; id: Id; attack: number; health: number }
  | { type: "Destroyed"; id: Id }
  | { type: "DeathPhase"; round: number };

/** An event with the number of triggers that were being resolved when it was recorded. */
export interface LogEntry {
  depth: number;
  event: GameEvent;
}

export interface GameOpts {
  decks?: [string[], string[]];
  hands?: [string[], string[]];
  cards?: readonly unknown[];
}

export interface Game {
  summon(card: string, player: Player, at?: number): Id;
  give(card: string, player: Player): Id;
  draw(player: Player, n?: number): void;
  board(player: Player): Id[];
  hand(player: Player): Id[];
  deck(player: Player): Id[];
  graveyard(player: Player): Id[];
  hero(player: Player): Id;
  nameOf(id: Id): string;
  zoneOf(id: Id): Zone;
  ownerOf(id: Id): Player;
  health(id: Id): number;
  attack(id: Id): number;
  armor(player: Player): number;
  play(handId: Id, target?: Id): Id;
  dealDamage(target: Id, amount: number): void;
  cast(card: string, player: Player, target?: Id): void;
  gainArmor(player: Player, amount: number): void;
  destroy(target: Id): void;
  log(): GameEvent[];
  clearLog(): void;
  logTree(): LogEntry[];
}
