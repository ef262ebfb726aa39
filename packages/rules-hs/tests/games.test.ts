/** Laws that hold for every game of these rules, on games made at random. */
import {
  DECK,
  type EntityId,
  HAND,
  isDying,
  isInPlay,
  LimitError,
  listZone,
  NONE,
  nextId,
  nextInPlay,
  oldestInPlay,
  ownerOf,
  type Player,
  RefusedError,
  zoneOf,
} from "@course/core";
import { healthOf, isMinion, isMortallyWounded } from "@course/damage-pipeline";
import fc from "fast-check";
import { expect, test } from "vitest";
import { BOARD_LIMIT, canAttack } from "../src/index.ts";
import { type Move, minionName, type Script, scripts, spellName } from "./script.ts";
import { Game, stateOf } from "./support.ts";

/** Low enough that some games hit them. */
const LIMITS = { events: 40, deathPhases: 2 };
const ZONES = Array.from({ length: 11 }, (_, zone) => zone);
const cardName = (number: number): string => (number < 4 ? minionName(number) : spellName(number - 4));

function start({ minions, spells, board, hands, decks }: Script): Game {
  const [mine, theirs] = decks.map((deck) => deck.map(cardName)) as [string[], string[]];
  const game = new Game({ cards: [...minions, ...spells], decks: [mine, theirs], limits: LIMITS });
  for (const { card, player } of board) game.put(minionName(card), player);
  for (const player of [0, 1] as const)
    for (const card of hands[player]) game.put(cardName(card), player, HAND);
  return game;
}

function inPlay(game: Game): EntityId[] {
  return game.world.read(() => {
    const ids: EntityId[] = [];
    for (let id = oldestInPlay(); id !== NONE; id = nextInPlay(id)) ids.push(id);
    return ids;
  });
}

/** The action that a move stands for, in the game as it is. */
function actionOf(game: Game, move: Move): readonly [type: string, parts: Record<string, unknown>] {
  const there = inPlay(game);
  const whom = (number: number) => there[number % there.length];
  const maybe = (number: number) => (number < 2 ? undefined : whom(number));
  const place = (at: number) => (at > 5 ? undefined : at);
  if (move.do === "summon")
    return ["summon", { card: minionName(move.card), player: move.player, at: place(move.at) }];
  if (move.do === "give") return ["give", { card: cardName(move.card), player: move.player }];
  if (move.do === "draw") return ["draw", { player: move.player, n: move.n }];
  if (move.do === "cast")
    return ["cast", { card: spellName(move.spell), player: move.player, target: maybe(move.target) }];
  if (move.do === "hurt") return ["dealDamage", { target: whom(move.whom), amount: move.amount }];
  if (move.do === "destroy") return ["destroy", { target: whom(move.whom) }];
  if (move.do === "attack") return ["attack", attackOf(game, move.whom, move.target)];
  if (move.do === "endTurn") return ["endTurn", {}];
  const held = [...game.hand(0), ...game.hand(1)];
  return ["play", { id: held[move.card % held.length], target: maybe(move.target), at: place(move.at) }];
}

/** An attack that may be made, if there is one. */
function attackOf(game: Game, whom: number, target: number): Record<string, unknown> {
  const there = inPlay(game);
  return game.world.read(() => {
    const attackers = there.filter((id) => canAttack(id));
    const attacker = attackers[whom % attackers.length];
    const defenders = there.filter((id) => attacker !== undefined && canAttack(attacker, id));
    return { attacker, defender: defenders[target % defenders.length] };
  });
}

type Outcome = "done" | "refused" | "limit";

/** Takes a move. What is refused or hits a limit must leave no trace. */
function take(game: Game, move: Move): Outcome {
  const [type, parts] = actionOf(game, move);
  const before = stateOf(game.world);
  try {
    game.perform(type, parts);
    return "done";
  } catch (error) {
    if (!(error instanceof RefusedError) && !(error instanceof LimitError)) throw error;
    expect(stateOf(game.world)).toEqual(before);
    return error instanceof LimitError ? "limit" : "refused";
  }
}

/** Plays a script and asks after each action that was done. */
function play(script: Script, check: (game: Game) => void): Game {
  const game = start(script);
  for (const move of script.moves) if (take(game, move) === "done") check(game);
  return game;
}

function law(name: string, holds: (script: Script) => void, numRuns = 150): void {
  test(name, () => fc.assert(fc.property(scripts(), holds), { seed: 23, numRuns }));
}

law("no Sequence ends with a mortally wounded minion in play, or one pending destroy", (script) => {
  play(script, (game) => {
    const minions = inPlay(game).filter((id) => !game.heroes.includes(id));
    game.world.read(() => {
      expect(minions.filter(isMortallyWounded)).toEqual([]);
      expect(minions.filter(isDying)).toEqual([]);
      expect(minions.every((id) => healthOf(id) > 0)).toBe(true);
    });
  });
});

law(
  "zones are disjoint and complete: every entity is in one place of its owner's, and knows which",
  (script) => {
    play(script, (game) => {
      game.world.read(() => {
        const found: number[] = [];
        for (const player of [0, 1] as const) {
          for (const zone of ZONES) {
            for (const id of listZone(player, zone)) {
              found.push(id);
              expect([ownerOf(id), zoneOf(id)]).toEqual([player, zone]);
            }
          }
        }
        found.sort((left, right) => left - right);
        expect(found).toEqual(Array.from({ length: nextId() - 1 }, (_, index) => index + 1));
      });
    });
  },
);

law("who is in play is on a board or a hero, on boards stand minions, and no more than seven", (script) => {
  play(script, (game) => {
    const boards = ([0, 1] as const).map((player) => game.zone(player));
    game.world.read(() => {
      for (const board of boards) {
        expect(board.length).toBeLessThanOrEqual(BOARD_LIMIT);
        expect(board.every((id) => isMinion(id) && isInPlay(id))).toBe(true);
      }
    });
    expect(inPlay(game).sort()).toEqual([...boards.flat(), ...game.heroes].sort());
  });
});

law(
  "the log tells who is where: each `Summoned`, `Drew` and `Destroyed` is a move that happened",
  (script) => {
    const game = start(script);
    for (const move of script.moves) {
      const before = game.world.clone();
      game.world.clearLog();
      if (take(game, move) !== "done") continue;
      const log = game.log();
      const ids = (type: string, player?: Player) =>
        log
          .filter((event) => event.type === type && (player ?? event.player) === event.player)
          .map(({ id }) => id);
      for (const id of ids("Destroyed")) expect(game.graveyard(0).concat(game.graveyard(1))).toContain(id);
      expect(new Set(ids("Destroyed")).size).toBe(ids("Destroyed").length);
      for (const player of [0, 1] as const) {
        const drawn = ids("Drew", player);
        const deck = before.read(() => listZone(player, DECK));
        expect(drawn).toEqual(deck.slice(0, drawn.length));
        expect(game.deck(player)).toEqual(deck.slice(drawn.length));
      }
      const came = inPlay(game).filter((id) => !before.read(() => id < nextId() && isInPlay(id)));
      for (const id of came) expect(ids("Summoned")).toContain(id);
    }
  },
);

law(
  "Death Phases are counted from 1 in each Sequence, and each has somebody who died just before",
  (script) => {
    const game = start(script);
    for (const move of script.moves) {
      game.world.clearLog();
      if (take(game, move) !== "done") continue;
      const log = game.log();
      const rounds = log.filter(({ type }) => type === "DeathPhase").map(({ round }) => round);
      expect(rounds).toEqual(rounds.map((_, index) => index + 1));
      for (const [index, { type }] of log.entries()) {
        if (type === "DeathPhase") expect(log[index - 1]?.type).toBe("Destroyed");
        if (type === "Destroyed") expect(["Destroyed", "DeathPhase"]).toContain(log[index + 1]?.type);
      }
    }
  },
);

law(
  "the same script gives the same log, and a copy goes on as the game does",
  (script) => {
    const logOf = () => play(script, () => {}).world.logTree();
    const straight = logOf();
    expect(logOf()).toEqual(straight);
    const game = start(script);
    let { world } = game;
    for (const move of script.moves) {
      take(game, move);
      world = game.world.clone();
      game.world.copyFrom(world);
    }
    expect(game.world.logTree()).toEqual(straight);
  },
  50,
);

test("how often a Deathrattle resolves does not depend on the order of the multipliers", () => {
  const kinds = fc.array(fc.tuple(fc.integer({ min: 2, max: 4 }), fc.constantFrom("max", "additive")), {
    maxLength: 4,
  });
  const both = kinds.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(
    fc.property(both, (orders) => {
      const counts = orders.map(deathrattlesUnder);
      const [list] = orders;
      const largest = Math.max(1, ...list.filter(([, how]) => how === "max").map(([times]) => times));
      const extra = list.filter(([, how]) => how === "additive").reduce((sum, [times]) => sum + times - 1, 0);
      expect(counts).toEqual([largest + extra, largest + extra]);
    }),
    { seed: 4, numRuns: 60 },
  );
});

function deathrattlesUnder(multipliers: readonly (readonly [number, string])[]): number {
  const aura = (times: number, stacking: string) => ({
    kind: "aura",
    modifier: { type: "triggerMultiplier", trigger: "deathrattle", times, stacking },
  });
  const rattle = { kind: "trigger", on: "deathrattle", effect: { type: "gainArmor", amount: 1 } };
  const card = (name: string, ability: object) => ({
    ...{ id: name, name, type: "minion", attack: 0, health: 5 },
    abilities: [ability],
  });
  const cards = multipliers.map(([times, how], index) => card(`many-${index}`, aura(times, how)));
  const game = new Game({ cards: [card("rattle", rattle), ...cards] });
  const dying = game.put("rattle");
  for (const index of multipliers.keys()) game.summon(`many-${index}`, 0, index % 2);
  game.world.clearLog();
  game.hurt(dying, 5);
  return game.lines().filter((line) => line.startsWith("Triggered")).length;
}

test("the games are worth playing: everything happens in some, and some hit a limit", () => {
  const types = ["Summoned", "Drew", "SpellCast", "Attacked", "TurnEnded", "Destroyed", "Rolled"];
  const labels = ["deathrattle", "battlecry", "endOfTurn", "arrival"];
  const seen = new Map(
    [...types, ...labels, "limit", "refused", "round 2", "deep", "doubled"].map((what) => [what, 0]),
  );
  for (const script of fc.sample(scripts(), { numRuns: 300, seed: 5 })) {
    const game = start(script);
    const happened = new Set<string>(script.moves.map((move) => take(game, move)));
    let before = "";
    for (const { depth, event } of game.world.logTree()) {
      happened.add(event.type);
      if (event.type === "Triggered") happened.add(String(event.trigger));
      if (event.round === 2) happened.add("round 2");
      if (depth > 1) happened.add("deep");
      const line = Object.values(event).join(" ");
      if (line === before && event.type === "Triggered") happened.add("doubled");
      before = line;
    }
    for (const what of happened) if (seen.has(what)) seen.set(what, (seen.get(what) ?? 0) + 1);
  }
  for (const [what, count] of seen) expect(count, what).toBeGreaterThan(8);
});
