/**
 * The harness contract: the only thing that a module's tests know of an engine.
 *
 * It holds no rules. Each mutating call hands exactly one action to the engine and is one
 * Sequence; each reading call reads the world between two Sequences. A test that passes on one
 * engine through this contract can be run on any other.
 * Elsewhere: ids, players and zones (`handles.ts`), the events that a game records (`events.ts`).
 */
import type { GameEvent, LogEntry } from "./events.ts";
import type { Id, Player, Zone } from "./handles.ts";

/**
 * One card as JSON data, in the shape of the card schema.
 *
 * Only what every card has is typed here; the rest is checked when the card is loaded, and a card
 * that breaks the schema is refused with a path, what stands there and what was expected.
 */
export interface CardData {
  /** What players see and what the contract's calls name, for example `"Loot Hoarder"`. */
  readonly name: string;
  /** The card's type, for example `"minion"`. */
  readonly type: string;
  readonly [field: string]: unknown;
}

/** What a game starts from. */
export interface GameOpts {
  /** Card names of each player's deck, first = top. Default: two empty decks. */
  readonly decks?: readonly [readonly string[], readonly string[]];
  /** Card names that each player starts with in hand. Default: two empty hands. */
  readonly hands?: readonly [readonly string[], readonly string[]];
  /** Extra cards, visible to this game only. A bad one refuses the whole list. From module 5. */
  readonly cards?: readonly CardData[];
  /** Seed of the game's random stream. Default: 1. From module 6. */
  readonly seed?: number;
  /** What is drawn instead of the stream's numbers: an index a draw. One draw more is an error. For tests. From module 6. */
  readonly rolls?: readonly number[];
}

/** Makes a game of one engine. Throws when a card's name is unknown or a card is bad. */
export type NewGame = (opts?: GameOpts) => Game;

/**
 * One game of one engine.
 *
 * Every call checks its arguments first. An unknown card, a dead or foreign id, a card that is not
 * in a hand, a full board (7 minions) or an amount that is no integer throws an `Error` whose
 * message names the call, the argument and what was expected; the world and the log are then
 * exactly as before the call. A call that a stage does not have yet throws `not built yet: <name>`.
 */
export interface Game {
  /**
   * Puts a new minion onto a player's board and logs `Summoned`. From module 1.
   *
   * @param card - The card's name.
   * @param player - On whose board.
   * @param at - Board index, 0 to the number of minions there. Default: the right end.
   */
  summon(card: string, player: Player, at?: number): Id;

  /** Creates the card in that player's hand, at the right end. No event. From module 1. */
  give(card: string, player: Player): Id;

  /** Draws from the top of the deck, one `Drew` each. An empty deck draws nothing. From module 1. */
  draw(player: Player, n?: number): void;

  /** The minions of a board, left to right. From module 1. */
  board(player: Player): Id[];

  /** The cards of a hand, left to right. From module 1. */
  hand(player: Player): Id[];

  /** The cards of a deck, top first. From module 1. */
  deck(player: Player): Id[];

  /** What died or was spent, in order of arrival. From module 1. */
  graveyard(player: Player): Id[];

  /** The player's hero, which starts with 30 Health. From module 1. */
  hero(player: Player): Id;

  /** The card's name, in every zone. From module 1. */
  nameOf(id: Id): string;

  /** The zone that the entity is in now. From module 1. */
  zoneOf(id: Id): Zone;

  /** The player who controls the entity now. From module 1. */
  ownerOf(id: Id): Player;

  /** Current Health: what is left after damage, 0 or less for the mortally wounded. From module 1. */
  health(id: Id): number;

  /** Current Attack. From module 1. */
  attack(id: Id): number;

  /** Armor of that player's hero. From module 2. */
  armor(player: Player): number;

  /**
   * Plays a card from its owner's hand. Module 1's Expansion Drop; required from module 4.
   *
   * @param handId - A card in a hand; it keeps its id.
   * @param target - What the card's effect is aimed at, if it asks for a target.
   * @returns The same id.
   */
  play(handId: Id, target?: Id): Id;

  /** Deals one Damage, from no source, to one character. From module 2. */
  dealDamage(target: Id, amount: number): void;

  /** The named spell resolves for that player, from no hand; logs `SpellCast` first. From module 2. */
  cast(card: string, player: Player, target?: Id): void;

  /** Adds Armor to that player's hero. From module 2. */
  gainArmor(player: Player, amount: number): void;

  /** The events recorded since the start or the last `clearLog`, in order. From module 1. */
  log(): GameEvent[];

  /** Forgets the events recorded so far; nothing else changes. From module 1. */
  clearLog(): void;

  /** The events of `log()`, each with its depth. From module 2. */
  logTree(): LogEntry[];

  /** Marks the target pending destroy; the Death Creation Step does the rest. From module 3. */
  destroy(target: Id): void;

  /** One attack as one Sequence. From module 12. */
  orderAttack(attacker: Id, defender: Id): void;

  /** Whether it may attack now: that defender, or anything at all. From module 12. */
  canAttack(id: Id, defender?: Id): boolean;

  /** The active player's end of turn, then the other player's start of turn. From module 12. */
  endTurn(): void;
}
