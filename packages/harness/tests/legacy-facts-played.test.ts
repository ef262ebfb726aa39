/**
 * Every Legacy card is played on a table with enough of everything, in each way in which it can be played, and
 * lives through a round of everything that cards answer. Nothing may throw, and the laws of a match hold.
 */
import type { EntityId } from "@course/core";
import { describe, expect, test } from "vitest";
import type { FullGame, MatchAction } from "../src/index.ts";
import { takeAction } from "../src/match/action-fault.ts";
import { brokenLaws } from "../src/match/laws.ts";
import { legalActions } from "../src/match/legal-actions.ts";
import { type FactAndCard, factsAndCards } from "./legacy-facts.ts";
import {
  fillMana,
  intoHand,
  newTable,
  type TableOptions,
  take,
  timesTriggered,
  triggersOf,
  waysToPlay,
} from "./legacy-facts-table.ts";

const all = await factsAndCards();
const ofType = (...types: string[]) => all.filter(({ fact }) => types.includes(fact.type));
const named = (cards: readonly FactAndCard[]) => cards.map((each) => [each.card.id, each] as const);

/** Cards that need a table without something, and without what. */
const WITHOUT: Readonly<Record<string, TableOptions>> = {
  "ice-barrier": { own: { secrets: [] } }, // No two Secrets of one name.
};

/** What happens to a card, and around it: each step does what it can. */
const ROUND: readonly ((game: FullGame, id: EntityId) => void)[] = [
  (game, id) => isOnBoard(game, id) && game.health(id) > 1 && game.dealDamage(id, 1),
  (game, id) => isOnBoard(game, id) && game.heal(id, 1),
  (game) => game.dealDamage(game.hero(0), 1),
  (game) => game.heal(game.hero(0), 1),
  (game) => eldest(game).map((minion) => game.heal(minion, 1)),
  (game) => playNamed(game, "Lightning Bolt"),
  (game) => playNamed(game, "Bloodfen Raptor"),
  (game) => eldest(game).map((minion) => game.destroy(minion)),
  (game) => attackWithAll(game),
  (game) => playNew(game, "vaporize"),
  (game) => playNew(game, "murloc-scout"),
  (game) => game.endTurn(),
  (game) => attackWithAll(game),
  (game) => game.endTurn(),
  (game) => attackWithAll(game),
];

function isOnBoard(game: FullGame, id: EntityId): boolean {
  return game.board(0).includes(id);
}

/** The minion at the far left, if there is any. */
function eldest(game: FullGame): number[] {
  return game.board(0).slice(0, 1);
}

/** Plays a card of a hand in the first way there is. */
function playNamed(game: FullGame, name: string): void {
  const id = game.hand(0).find((each) => game.nameOf(each) === name) as EntityId | undefined;
  if (id !== undefined) playFirst(game, id);
}

function playNew(game: FullGame, card: string): void {
  if (game.hand(0).length < 10) playFirst(game, intoHand(game, card));
}

function playFirst(game: FullGame, id: EntityId): void {
  fillMana(game);
  const [way] = waysToPlay(game, id);
  if (way !== undefined) expect(take(game, way)).toEqual([]);
}

/** Every character that may attack does, once. */
function attackWithAll(game: FullGame): void {
  const done = new Set<number>();
  for (let left = 20; left > 0; left--) {
    const attack = legalActions(game.world).find(
      (action) => action.type === "attack" && !done.has(action.attacker),
    );
    if (attack?.type !== "attack") return;
    done.add(attack.attacker);
    expect(take(game, attack)).toEqual([]);
  }
}

/** The whole round. What breaks a law is named by its step. */
function liveThrough(game: FullGame, id: EntityId): void {
  for (const [index, step] of ROUND.entries()) {
    if (game.winner() !== null) return;
    step(game, id);
    expect([index, ...brokenLaws(game.world)]).toEqual([index]);
  }
}

const playable = named(ofType("minion", "spell", "weapon"));

describe("played", () => {
  test.each(playable)("%s", (_, { card }) => {
    const game = newTable(WITHOUT[card.id]);
    const id = intoHand(game, card.id);
    const ways = waysToPlay(game, id);
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) {
      const copy = game.clone();
      expect([way, ...take(copy, way)]).toEqual([way]);
      playNamed(copy, "Wisp");
      expect(brokenLaws(copy.world)).toEqual([]);
    }
  });

  test.each(playable.filter(([, { card }]) => JSON.stringify(card).includes('"combo"')))(
    "%s after another card",
    (_, { card }) => {
      const game = newTable();
      const id = intoHand(game, card.id);
      playNamed(game, "Wisp");
      fillMana(game);
      for (const way of waysToPlay(game, id)) expect([way, ...take(game.clone(), way)]).toEqual([way]);
    },
  );
});

describe("lives through a round", () => {
  test.each(playable)("%s", (_, each) => {
    const game = newTable({ hero: "Thrall", ...WITHOUT[each.card.id] });
    const id = intoHand(game, each.card.id);
    const [way] = waysToPlay(game, id) as [MatchAction];
    expect(take(game, way)).toEqual([]);
    game.clearLog();
    liveThrough(game, id);
    const own = triggersOf(each).filter((on) => on !== "battlecry" && on !== "deathrattle");
    if (own.length > 0) expect(timesTriggered(game, id)).toBeGreaterThan(0);
  });
});

describe("the Deathrattle of", () => {
  const dying = named(all.filter((each) => triggersOf(each).includes("deathrattle")));
  test.each(dying)("%s", (_, { card }) => {
    const game = newTable();
    const id = intoHand(game, card.id);
    expect(take(game, waysToPlay(game, id)[0] as MatchAction)).toEqual([]);
    game.clearLog();
    game.destroy(id);
    expect(timesTriggered(game, id)).toBe(1);
    expect(brokenLaws(game.world)).toEqual([]);
  });
});

/** What a player may do, and which Secrets of the opponent it sets off, and no other. */
const PROVOCATIONS: readonly {
  readonly what: string;
  readonly act: (game: FullGame) => void;
  readonly setsOff: readonly string[];
}[] = [
  {
    what: "a minion attacks the hero",
    act: (game) => game.orderAttack(game.board(0)[0] as number, game.hero(1)),
    setsOff: [
      ...["explosive-trap", "eye-for-an-eye", "freezing-trap", "ice-barrier"],
      ...["misdirection", "noble-sacrifice", "vaporize"],
    ],
  },
  {
    what: "a minion attacks a minion",
    act: (game) => game.orderAttack(game.board(0)[0] as number, game.board(1)[0] as number),
    setsOff: ["freezing-trap", "noble-sacrifice", "snake-trap"],
  },
  {
    what: "the hero attacks the hero",
    act: (game) => game.orderAttack(game.hero(0), game.hero(1)),
    setsOff: ["explosive-trap", "eye-for-an-eye", "ice-barrier", "misdirection", "noble-sacrifice"],
  },
  {
    what: "a minion is played",
    act: (game) => playNamed(game, "Wisp"),
    setsOff: ["mirror-entity", "repentance", "snipe"],
  },
  {
    what: "a spell is cast on a minion",
    act: (game) => playAt(game, "Lightning Bolt", game.board(1)[0] as number),
    setsOff: ["counterspell", "spellbender"],
  },
  {
    what: "a spell is cast on the hero",
    act: (game) => playAt(game, "Lightning Bolt", game.hero(1)),
    setsOff: ["counterspell", "eye-for-an-eye"],
  },
  {
    what: "the hero takes fatal damage",
    act: (game) => game.dealDamage(game.hero(1), 99),
    setsOff: ["eye-for-an-eye", "ice-block"],
  },
  {
    what: "a minion dies",
    act: (game) => game.destroy(game.board(1)[0] as number),
    setsOff: ["redemption"],
  },
];

function playAt(game: FullGame, name: string, target: number): void {
  const id = game.hand(0).find((each) => game.nameOf(each) === name) as EntityId;
  const way = waysToPlay(game, id).find((action) => action.type === "play" && action.target === target);
  expect(takeAction(game.world, way as MatchAction)).toBe(undefined);
}

describe("Secrets that are set off", () => {
  const secrets = all.filter(({ fact }) => fact.secret).map(({ card }) => card);
  test.each(PROVOCATIONS)("when $what", ({ act, setsOff }) => {
    const off = secrets.filter((card) => {
      const enemy = { secrets: [card.name], board: [{ card: "Boulderfist Ogre" }, { card: "Core Hound" }] };
      const game = newTable({ enemy });
      const [secret] = game.secrets(1) as [number];
      act(game);
      expect(brokenLaws(game.world)).toEqual([]);
      return timesTriggered(game, secret) > 0;
    });
    expect(off.map(({ id }) => id).toSorted()).toEqual(setsOff.toSorted());
  });

  test("each by something", () => {
    const known = new Set(PROVOCATIONS.flatMap(({ setsOff }) => setsOff));
    expect([...known].toSorted()).toEqual(secrets.map(({ id }) => id).toSorted());
  });
});

describe("the Hero Power of", () => {
  test.each(named(ofType("hero").filter(({ card }) => card.id !== "lord-jaraxxus-hero")))(
    "%s",
    (_, { card }) => {
      const game = newTable({ hero: card.name });
      expect(game.nameOf(game.hero(0))).toBe(card.name);
      usePower(game);
    },
  );

  test("Lord Jaraxxus", () => {
    const game = newTable();
    expect(take(game, waysToPlay(game, intoHand(game, "lord-jaraxxus"))[0] as MatchAction)).toEqual([]);
    expect(game.heroPowerName(0)).toBe("INFERNO!");
    usePower(game);
  });

  test("Shadowform, once and twice", () => {
    const game = newTable();
    for (const power of ["Mind Spike", "Mind Shatter"]) {
      playNew(game, "shadowform");
      expect(game.heroPowerName(0)).toBe(power);
      usePower(game.clone());
    }
  });

  function usePower(game: FullGame): void {
    fillMana(game);
    const ways = legalActions(game.world).filter(({ type }) => type === "heroPower");
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) expect([way, ...take(game.clone(), way)]).toEqual([way]);
  }
});
