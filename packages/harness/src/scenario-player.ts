/**
 * What an engine offers so that scenarios can be played on it.
 *
 * The calls that the contract has are named as there, so that a `Game` is a world already but for the
 * setup; the rest comes with the full game. Whatever is left out is reported as `not yet a rule`.
 * Elsewhere: any `Game` as a player (`game-player.ts`), the steps and checks (`scenario-run.ts`).
 */
import type { LogEntry } from "./events.ts";
import type { Id, Player, Zone } from "./handles.ts";
import type { Keyword } from "./scenario.ts";
import type { ResolvedSetup } from "./scenario-setup.ts";

/** Plays scenarios on one engine. */
export interface ScenarioPlayer {
  /** Whether the engine has a card, token, weapon or secret of this name. Heroes are not asked for. */
  knowsCard(name: string): boolean;

  /**
   * Makes a world as the setup says, with an empty log.
   *
   * Zones hold exactly the cards of the setup, in its order. Throws `NotYetARule` where the setup
   * needs a rule that the engine lacks; any other error is a failure of the scenario.
   */
  createWorld(setup: ResolvedSetup): ScenarioWorld;
}

/** One world that a scenario is played in. A call that is refused throws an `Error` that says why. */
export interface ScenarioWorld extends WorldReading, Partial<WorldRules> {}

/** What every world can be asked. */
export interface WorldReading {
  board(player: Player): readonly Id[];
  hand(player: Player): readonly Id[];
  deck(player: Player): readonly Id[];
  hero(player: Player): Id;
  nameOf(id: Id): string;
  zoneOf(id: Id): Zone;
  ownerOf(id: Id): Player;
  /** The log with depths since the setup. A stage without it throws `not built yet`; `log` is asked instead. */
  logTree(): readonly LogEntry[];
  log(): readonly LogEntry["event"][];
}

/** What a world may know; each is optional. */
export interface WorldRules extends ContractRules, LaterRules {}

/** The rules that the contract names. */
export interface ContractRules {
  play(handId: Id, target?: Id): Id;
  cast(card: string, player: Player, target?: Id): void;
  dealDamage(target: Id, amount: number): void;
  destroy(target: Id): void;
  draw(player: Player, n?: number): void;
  summon(card: string, player: Player): Id;
  orderAttack(attacker: Id, defender: Id): void;
  endTurn(): void;
  health(id: Id): number;
  attack(id: Id): number;
  armor(player: Player): number;
  graveyard(player: Player): readonly Id[];
  canAttack(id: Id, defender?: Id): boolean;
}

/** The rules of the full game, beyond the contract. */
export interface LaterRules {
  /** Plays a card at a board index, or with an option chosen (from 0, in the order of the text). */
  playWith(handId: Id, options: PlayOptions): Id;
  heroPower(player: Player, target?: Id): void;
  /** Answers the choice that is open with the name of an option. */
  pick(card: string): void;
  heal(target: Id, amount: number): void;
  freeze(target: Id): void;
  keyword(id: Id, keyword: Keyword): boolean;
  secrets(player: Player): readonly Id[];
  /** The weapon that the player's hero holds. */
  weapon(player: Player): Id | undefined;
  durability(id: Id): number;
  /** The name of the player's hero power. */
  heroPowerName(player: Player): string;
  mana(player: Player): number;
  maxMana(player: Player): number;
  /** What it costs to play the card now. */
  cost(handId: Id): number;
  canPlay(handId: Id, options: PlayOptions): boolean;
  canUseHeroPower(player: Player, target?: Id): boolean;
  winner(): Player | "draw" | null;
  /** The laws of every match that are broken now, each a sentence. */
  brokenLaws(): readonly string[];
}

/** How a card is played, besides from the hand. */
export interface PlayOptions {
  readonly target?: Id;
  readonly at?: number;
  readonly choose?: number;
}
