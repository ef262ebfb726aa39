/**
 * Any implementation of the contract as a player of scenarios.
 *
 * The contract's calls serve as steps and checks as they are; what is left is the start. An engine
 * that offers `setUp` takes it whole. From any other the start is made with the calls that it has,
 * and what cannot be made so without raising events is reported as not yet a rule.
 */
import type { Game, GameOpts, NewGame } from "./contract.ts";
import type { Id, Player } from "./handles.ts";
import { failureKind, NotYetARule } from "./not-yet.ts";
import type { LaterRules, ScenarioPlayer } from "./scenario-player.ts";
import type { ResolvedMinion, ResolvedSetup, ResolvedSide } from "./scenario-setup.ts";

/**
 * A game that can be put into any situation, and that may know rules beyond the contract.
 *
 * What the author of an engine's adapter has to write, besides the contract:
 *
 * - `setUp(setup)`, described below.
 * - Of `LaterRules`, each call whose rule the engine has: `heal`, `mana`, `weapon`, `winner`, ...
 *   Whatever is left out makes the scenarios that need it `not yet a rule`, not failed.
 * - Nothing for unknown cards: `newGame({ hands: [[name], []] })` must throw for a name that no pack
 *   has, as the contract says, and must not throw for any card, token, weapon or secret that one has.
 */
export interface SetupGame extends Game, Partial<LaterRules> {
  /**
   * Puts a game that was just made, with no options but the setup's own `cards` and `rolls`, into a situation.
   *
   * Afterwards, for both players:
   * - `deck`, `hand` and `board` hold exactly the setup's cards in its order, and so do `secrets` and
   *   `weapon` where the engine knows them; graveyards are empty.
   * - Heroes have the setup's Health, Armor, mana and the rest; a name of a hero that no pack has is
   *   played by the engine's usual hero.
   * - Each entity in play has its place in the order of play: 0 is the oldest. Heroes are older than all.
   * - A minion has lost `damage` Health, has its extra keywords, and can attack unless it is `fresh`.
   * - A card that `stats` names has those printed numbers, in every zone and in every later copy.
   * - It is the turn of `active`; auras are up to date, by the timing of `profile` where that is set.
   * - The log is empty: nothing was played, summoned or damaged, and no trigger has resolved.
   *
   * Throws `NotYetARule` (`setup secrets`, `setup fatigue`, ...) for whatever is not the default and
   * the engine has no rule for. It must not leave such a thing out silently: the scenario would then
   * fail where it is only early.
   */
  setUp(setup: ResolvedSetup): void;
}

/**
 * Plays scenarios on any engine that implements the contract.
 *
 * @param newGame - The engine's factory. If its games have `setUp`, they are set up by it.
 */
export function scenarioPlayerFor(newGame: NewGame): ScenarioPlayer {
  const known = new Map<string, boolean>();
  return {
    knowsCard(name) {
      const knows = known.get(name) ?? accepts(newGame, { hands: [[name], []] });
      known.set(name, knows);
      return knows;
    },
    createWorld(setup) {
      const { rolls, cards } = setup;
      const game = newGame({ ...(cards.length > 0 && { cards }), ...(rolls && { rolls }) });
      if (!canSetUp(game)) return setUpByCalls(newGame, setup);
      game.setUp(setup);
      return game;
    },
  };
}

function canSetUp(game: Game): game is SetupGame {
  return "setUp" in game;
}

function accepts(newGame: NewGame, opts: GameOpts): boolean {
  try {
    newGame(opts);
    return true;
  } catch (error) {
    if (error instanceof Error && failureKind(error.message) === "harness") throw error;
    return false;
  }
}

/** The start of a game that has no `setUp`, made with `newGame`, `summon`, `gainArmor` and `dealDamage`. */
function setUpByCalls(newGame: NewGame, setup: ResolvedSetup): Game {
  refuseWhatCallsCannotMake(setup);
  const [first, second] = setup.players;
  const { cards } = setup;
  const game = newGame({
    decks: [first.deck, second.deck],
    hands: [first.hand, second.hand],
    ...(cards.length > 0 && { cards }),
  });
  for (const player of [0, 1] as const) setUpHero(game, player, setup.players[player]);
  for (const { player, at, minion } of byOrderOfPlay(setup)) {
    const id = game.summon(minion.card, player, at);
    expectStats(game, id, setup);
    if (minion.damage > 0) quietly(game, "setup damage", () => game.dealDamage(id, minion.damage));
  }
  game.clearLog();
  return game;
}

function refuseWhatCallsCannotMake({ active, players, rolls }: ResolvedSetup): void {
  if (rolls !== undefined) throw new NotYetARule("setup rolls");
  if (active !== 0) throw new NotYetARule("setup active");
  for (const side of players) {
    const needs: Record<string, boolean> = {
      health: side.health > 30,
      mana: side.mana !== 10 || side.maxMana !== 10,
      fatigue: side.fatigue > 0,
      frozen: side.frozen || side.board.some(({ frozen }) => frozen),
      fresh: side.board.some(({ fresh }) => fresh),
      keywords: side.board.some(({ keywords }) => keywords.length > 0),
      weapon: side.weapon !== undefined,
      secrets: side.secrets.length > 0,
    };
    for (const [what, needed] of Object.entries(needs)) if (needed) throw new NotYetARule(`setup ${what}`);
  }
}

/** A hero loses Health while the boards are empty and before it has Armor: nothing can come between. */
function setUpHero(game: Game, player: Player, { health, armor }: ResolvedSide): void {
  const hero = game.hero(player);
  if (health < 30) quietly(game, "setup health", () => game.dealDamage(hero, 30 - health));
  if (armor > 0) game.gainArmor(player, armor);
}

/** A minion, and the board index at which it is summoned: as many as are older stand left of it. */
interface Placed {
  readonly player: Player;
  readonly at: number;
  readonly minion: ResolvedMinion;
}

function byOrderOfPlay({ players }: ResolvedSetup): Placed[] {
  const placed = ([0, 1] as const).flatMap((player) => {
    const { board } = players[player];
    return board.map((minion, index): Placed => {
      const older = board.slice(0, index).filter(({ orderOfPlay }) => orderOfPlay < minion.orderOfPlay);
      return { player, at: older.length, minion };
    });
  });
  return placed.sort((one, other) => one.minion.orderOfPlay - other.minion.orderOfPlay);
}

/** Printed numbers cannot be given to a plain game; that it has them already can be seen on a minion. */
function expectStats(game: Game, id: Id, { stats }: ResolvedSetup): void {
  const name = game.nameOf(id);
  const [, attack, health] = stats.get(name) ?? [];
  if (attack === undefined || health === undefined) return;
  if (game.attack(id) !== attack || game.health(id) !== health)
    throw new NotYetARule(`setup stats of ${name}`);
}

/** Does something that may record one event and no more: a setup must not set anything off. */
function quietly(game: Game, rule: string, act: () => void): void {
  game.clearLog();
  act();
  if (game.log().length !== 1) throw new NotYetARule(rule);
}
