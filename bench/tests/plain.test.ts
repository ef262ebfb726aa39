/**
 * The oracle itself: exact logs of modules 02 to 05, worked out by hand from the rulebook.
 *
 * What the differential test compares is only as good as one of its sides; this is where the plain
 * engine earns its place as that side.
 */
import type { CardData, Game, GameEvent, Id } from "@course/harness";
import { expect, test } from "vitest";
import { LIMITS, type PlainGame, plainEngine } from "../plain/game.ts";
import { COURSE_CARDS } from "../src/course-cards.ts";

const engine = plainEngine(COURSE_CARDS);
const FILLERS = ["Test Filler", "Test Filler", "Test Filler", "Test Filler", "Test Filler"];

function newGame(cards: CardData[] = []): PlainGame {
  return engine({ decks: [FILLERS, []], cards });
}

/** A minion of player 0 that has already taken damage; the log is empty afterwards. */
function summonDamaged(game: Game, card: string, damage: number): Id {
  const id = game.summon(card, 0);
  if (damage > 0) game.dealDamage(id, damage);
  return id;
}

function logOf(game: Game, act: () => void): GameEvent[] {
  game.clearLog();
  act();
  return game.log();
}

const damaged = (target: Id, amount: number): GameEvent => ({ type: "Damaged", target, amount });
const triggered = (source: Id, trigger: string): GameEvent => ({ type: "Triggered", source, trigger });
const drew = (id: Id): GameEvent => ({ type: "Drew", player: 0, id });
const destroyed = (id: Id): GameEvent => ({ type: "Destroyed", id });
const summoned = (id: Id): GameEvent => ({ type: "Summoned", id });
const deathPhase = (round: number): GameEvent => ({ type: "DeathPhase", round });
const spellCast = (card: string): GameEvent => ({ type: "SpellCast", card });
const armorGained = (amount: number): GameEvent => ({ type: "ArmorGained", player: 0, amount });
const armorLost = (amount: number): GameEvent => ({ type: "ArmorLost", player: 0, amount });
const grew = (id: Id, attack: number): GameEvent => ({ type: "StatsChanged", id, attack, health: 0 });

test("02: all damage comes first, then each event is answered wholly, in order of play", () => {
  const game = newGame();
  const acolyte = game.summon("Acolyte of Pain", 0);
  const smith = game.summon("Armorsmith", 0, 0); // Left of the Acolyte, yet younger.
  const [card] = game.deck(0);
  expect(logOf(game, () => game.cast("Whirlwind", 0))).toEqual([
    spellCast("Whirlwind"),
    damaged(acolyte, 1),
    damaged(smith, 1),
    triggered(acolyte, "selfDamaged"),
    drew(card!),
    triggered(smith, "minionDamaged"),
    armorGained(1),
    triggered(smith, "minionDamaged"),
    armorGained(1),
  ]);
});

test("02: what a trigger causes is resolved before the next entry, one deeper", () => {
  const game = newGame();
  const conduit = game.summon("Test Conduit", 0);
  const reactor = game.summon("Test Reactor", 0);
  const acolyte = game.summon("Acolyte of Pain", 0);
  const [card] = game.deck(0);
  game.clearLog();
  game.dealDamage(game.hero(0), 2);
  expect(game.logTree()).toEqual([
    { depth: 0, event: damaged(game.hero(0), 2) },
    { depth: 0, event: triggered(conduit, "heroDamaged") },
    { depth: 1, event: damaged(conduit, 1) },
    { depth: 1, event: damaged(reactor, 1) },
    { depth: 1, event: damaged(acolyte, 1) },
    { depth: 1, event: triggered(acolyte, "selfDamaged") },
    { depth: 2, event: drew(card!) },
    { depth: 0, event: triggered(reactor, "heroDamaged") },
    { depth: 1, event: grew(reactor, 1) },
  ]);
});

test("03: nobody leaves before the Phase is over", () => {
  const game = newGame();
  const hoarder = game.summon("Loot Hoarder", 0);
  const smith = game.summon("Armorsmith", 0);
  const [card] = game.deck(0);
  expect(logOf(game, () => game.cast("Whirlwind", 0))).toEqual([
    spellCast("Whirlwind"),
    damaged(hoarder, 1),
    damaged(smith, 1),
    triggered(smith, "minionDamaged"),
    armorGained(1),
    triggered(smith, "minionDamaged"),
    armorGained(1),
    destroyed(hoarder),
    deathPhase(1),
    triggered(hoarder, "deathrattle"),
    drew(card!),
  ]);
});

test("03: a Death Phase is followed by another while something dies", () => {
  const game = newGame();
  const golem = summonDamaged(game, "Harvest Golem", 2);
  const ghoul = game.summon("Unstable Ghoul", 0);
  const reactor = game.summon("Test Reactor", 0);
  const log = logOf(game, () => game.dealDamage(ghoul, 3));
  const [token] = game.board(0);
  expect(log).toEqual([
    damaged(ghoul, 3),
    destroyed(ghoul),
    deathPhase(1),
    triggered(ghoul, "deathrattle"),
    damaged(golem, 1),
    damaged(reactor, 1),
    destroyed(golem),
    deathPhase(2),
    triggered(golem, "deathrattle"),
    summoned(token!),
  ]);
  expect(game.board(0)).toEqual([token, reactor]);
  expect(game.graveyard(0)).toEqual([ghoul, golem]);
  expect(game.logTree().map(({ depth }) => depth)).toEqual([0, 0, 0, 0, 1, 1, 0, 0, 0, 1]);
});

test("03: destroy only marks; the mark is no damage", () => {
  const game = newGame();
  const golem = game.summon("Harvest Golem", 0);
  const log = logOf(game, () => game.destroy(golem));
  expect(log).toEqual([
    destroyed(golem),
    deathPhase(1),
    triggered(golem, "deathrattle"),
    summoned(game.board(0)[0]!),
  ]);
  expect(game.health(golem)).toBe(3);
});

test("03: neighbours that die together remember the same neighbour, the older one's token stands left", () => {
  const game = newGame();
  const left = summonDamaged(game, "Harvest Golem", 2);
  const reactor = game.summon("Test Reactor", 0);
  const right = game.summon("Harvest Golem", 0, 1);
  game.dealDamage(right, 2);
  const log = logOf(game, () => game.cast("Whirlwind", 0));
  const [first, second] = game.board(0);
  expect(log.slice(4)).toEqual([
    destroyed(left),
    destroyed(right),
    deathPhase(1),
    triggered(left, "deathrattle"),
    summoned(first!),
    triggered(right, "deathrattle"),
    summoned(second!),
  ]);
  expect(game.board(0)).toEqual([first, second, reactor]);
});

test("04: Baron doubles each Deathrattle, back to back, and tokens stand where the Golem stood", () => {
  const game = newGame();
  const baron = game.summon("Baron Rivendare", 0);
  const golem = summonDamaged(game, "Harvest Golem", 2);
  const hoarder = game.summon("Loot Hoarder", 0, 1);
  const [first, second] = game.deck(0);
  const log = logOf(game, () => game.cast("Whirlwind", 0));
  const [, token, twin] = game.board(0);
  expect(log).toEqual([
    spellCast("Whirlwind"),
    damaged(baron, 1),
    damaged(golem, 1),
    damaged(hoarder, 1),
    destroyed(golem),
    destroyed(hoarder),
    deathPhase(1),
    triggered(golem, "deathrattle"),
    summoned(token!),
    triggered(golem, "deathrattle"),
    summoned(twin!),
    triggered(hoarder, "deathrattle"),
    drew(first!),
    triggered(hoarder, "deathrattle"),
    drew(second!),
  ]);
});

test("04: an aura stops between the Death Creation Step and its Death Phase", () => {
  const game = newGame();
  const hoarder = game.summon("Loot Hoarder", 0);
  const baron = game.summon("Baron Rivendare", 0);
  const [card] = game.deck(0);
  expect(logOf(game, () => game.cast("Twisting Nether", 0))).toEqual([
    spellCast("Twisting Nether"),
    destroyed(hoarder),
    destroyed(baron),
    deathPhase(1),
    triggered(hoarder, "deathrattle"),
    drew(card!),
  ]);
});

test("04: two Barons are one Baron", () => {
  const game = newGame();
  game.summon("Baron Rivendare", 0);
  game.summon("Baron Rivendare", 0);
  const hoarder = game.summon("Loot Hoarder", 0);
  game.dealDamage(hoarder, 1);
  expect(game.hand(0)).toHaveLength(2);
});

test("04: a Battlecry answers its own play, twice beside Brann", () => {
  const game = newGame();
  game.summon("Brann Bronzebeard", 0);
  const engineer = game.give("Novice Engineer", 0);
  const [first, second] = game.deck(0);
  expect(logOf(game, () => game.play(engineer))).toEqual([
    summoned(engineer),
    triggered(engineer, "battlecry"),
    drew(first!),
    triggered(engineer, "battlecry"),
    drew(second!),
  ]);
});

test("04: Armor goes before Health, and the hit counts in full", () => {
  const game = newGame();
  const reactor = game.summon("Test Reactor", 0);
  game.gainArmor(0, 2);
  const hero = game.hero(0);
  const hits = (): void => {
    game.dealDamage(hero, 1);
    game.dealDamage(hero, 5);
  };
  expect(logOf(game, hits)).toEqual([
    armorLost(1),
    damaged(hero, 1),
    triggered(reactor, "heroDamaged"),
    grew(reactor, 1),
    armorLost(1),
    damaged(hero, 5),
    triggered(reactor, "heroDamaged"),
    grew(reactor, 1),
  ]);
  expect(game.health(hero)).toBe(26);
});

test("04: redirect comes before Armor, happens once, and goes to the oldest", () => {
  const game = newGame();
  const bolf = game.summon("Bolf Ramshield", 0);
  game.summon("Bolf Ramshield", 0, 0);
  const smith = game.summon("Armorsmith", 0);
  game.summon("Test Reactor", 0);
  game.gainArmor(0, 1);
  expect(logOf(game, () => game.dealDamage(game.hero(0), 4))).toEqual([
    damaged(bolf, 4),
    triggered(smith, "minionDamaged"),
    armorGained(1),
  ]);
  expect([game.health(game.hero(0)), game.armor(0)]).toEqual([30, 2]);
});

const HERALD: CardData = {
  id: "test-herald",
  name: "Test Herald",
  type: "minion",
  cost: 1,
  attack: 1,
  health: 1,
  abilities: [{ kind: "trigger", on: "deathrattle", effect: { type: "summon", card: "baron-rivendare" } }],
};

test.each([
  ["Test Herald", "Loot Hoarder", 2],
  ["Loot Hoarder", "Test Herald", 1],
])("05: a summoned Baron counts for later entries: %s, then %s", (older, younger, cards) => {
  const game = newGame([HERALD]);
  game.summon(older, 0);
  game.summon(younger, 0);
  game.cast("Whirlwind", 0);
  expect(game.hand(0)).toHaveLength(cards);
});

test("05: a played minion's own aura misses its own Battlecry", () => {
  const game = newGame([
    {
      name: "Test Echo",
      type: "minion",
      attack: 1,
      health: 1,
      abilities: [
        { kind: "trigger", on: "battlecry", effect: "draw" },
        {
          kind: "aura",
          modifier: { type: "triggerMultiplier", trigger: "battlecry", times: 2, stacking: "max" },
        },
      ],
    },
  ]);
  game.play(game.give("Test Echo", 0));
  expect(game.hand(0)).toHaveLength(1);
  game.play(game.give("Novice Engineer", 0));
  expect(game.hand(0)).toHaveLength(3);
});

test("05: two additive multipliers and Baron make four", () => {
  const game = newGame([
    {
      name: "Test Chorus",
      type: "minion",
      attack: 1,
      health: 3,
      abilities: [
        {
          kind: "aura",
          modifier: { type: "triggerMultiplier", trigger: "deathrattle", times: 2, stacking: "additive" },
        },
      ],
    },
  ]);
  for (const card of ["Test Chorus", "Baron Rivendare", "Test Chorus"]) game.summon(card, 0);
  game.destroy(game.summon("Loot Hoarder", 0));
  expect(game.hand(0)).toHaveLength(4);
});

const hurtAll = { type: "damage", target: { type: "all", of: "minions" }, amount: 1 };

test("05: a trigger is not nested in itself", () => {
  const game = newGame([
    {
      name: "Test Spark",
      type: "minion",
      attack: 1,
      health: 9,
      abilities: [{ kind: "trigger", on: "minionDamaged", effect: hurtAll }],
    },
  ]);
  const spark = game.summon("Test Spark", 0);
  game.clearLog();
  game.dealDamage(spark, 1);
  expect(game.logTree()).toEqual([
    { depth: 0, event: damaged(spark, 1) },
    { depth: 0, event: triggered(spark, "minionDamaged") },
    { depth: 1, event: damaged(spark, 1) },
  ]);
});

test("05: the 65th Death Phase is an error that leaves no trace", () => {
  const summonAnother = { type: "summon", card: "test-ember" };
  const game = newGame([
    {
      id: "test-ember",
      name: "Test Ember",
      type: "minion",
      attack: 1,
      health: 1,
      abilities: [
        {
          kind: "trigger",
          on: "deathrattle",
          effect: { type: "sequence", effects: [summonAnother, hurtAll] },
        },
      ],
    },
  ]);
  const ember = game.summon("Test Ember", 0);
  const log = game.log();
  expect(() => game.destroy(ember)).toThrow(/Death Phase limit/);
  expect([game.board(0), game.graveyard(0), game.log()]).toEqual([[ember], [], log]);
  expect(game.summon("Test Filler", 0)).toBe(ember + 1);
});

test("05: as many Death Phases as the limit says are allowed", () => {
  const golemAndGhoul = (deathPhases: number): Game => {
    const game = plainEngine(COURSE_CARDS, { ...LIMITS, deathPhases })();
    summonDamaged(game, "Harvest Golem", 2);
    return game;
  };
  const play = (game: Game): void => game.destroy(game.summon("Unstable Ghoul", 0));
  expect(() => play(golemAndGhoul(2))).not.toThrow();
  expect(() => play(golemAndGhoul(1))).toThrow(/Death Phase limit/);
});

test("a summoned minion takes no place on a full board, and a call for one is refused", () => {
  const game = newGame();
  const golem = game.summon("Harvest Golem", 0);
  for (let other = 0; other < 6; other++) game.summon("Harvest Golem", 0);
  expect(() => game.summon("Test Filler", 0)).toThrow(
    "summon: player is 0; expected a board with fewer than 7 minions",
  );
  game.summon("Baron Rivendare", 1);
  game.destroy(golem);
  expect(game.board(0)).toHaveLength(7);
});

test("a refused call names what was given and what was expected", () => {
  const game = newGame();
  const filler = game.summon("Test Filler", 0);
  game.destroy(filler);
  expect(() => game.summon("Test Filer", 0)).toThrow(
    'summon: card is "Test Filer"; expected the name of a loaded card',
  );
  expect(() => game.dealDamage(filler, 1)).toThrow(
    `dealDamage: target is ${filler}; expected a character in play`,
  );
  expect(() => game.dealDamage(game.hero(0), 1.5)).toThrow("dealDamage: amount is 1.5; expected an integer");
  expect(() => newGame([{ name: "Test", type: "minion", attack: 1, health: "1" }])).toThrow(
    'newGame: cards/0/health is "1"; expected an integer',
  );
});

test("a clone knows nothing of what happens to the other", () => {
  const game = newGame();
  game.summon("Acolyte of Pain", 0);
  game.summon("Harvest Golem", 1);
  const copy = game.clone();
  game.cast("Whirlwind", 0);
  game.cast("Twisting Nether", 0);
  expect(copy.log()).toHaveLength(2);
  expect([copy.hand(0), copy.board(0).map((id) => copy.health(id))]).toEqual([[], [4]]);
  copy.cast("Whirlwind", 0);
  copy.cast("Twisting Nether", 0);
  expect(copy.logTree()).toEqual(game.logTree());
});
