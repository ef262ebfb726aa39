/**
 * Module 05, assemble: cards that the engine has never seen, written here as JSON.
 *
 * A card is refused with its path or loaded whole; two guards keep what is loaded from running for
 * ever. The cards below are fictional, and some are hostile on purpose. Each test is told in full
 * in `../scenarios.md`.
 */
import { expect, test } from "vitest";
import { newGame } from "#harness";

type Game = ReturnType<typeof newGame>;
type Cards = NonNullable<NonNullable<Parameters<typeof newGame>[0]>["cards"]>;
type Card = Cards[number];

const FILLERS = ["Test Filler", "Test Filler", "Test Filler", "Test Filler", "Test Filler"];

/** What the game shows of its world, to be compared before and after a call that fails. */
function worldOf(game: Game) {
  const players = [0, 1] as const;
  return players.map((player) => ({
    zones: [game.deck(player), game.hand(player), game.board(player), game.graveyard(player)],
    minions: game.board(player).map((id) => [game.nameOf(id), game.attack(id), game.health(id)]),
    hero: [game.health(game.hero(player)), game.armor(player)],
  }));
}

/** A Deathrattle that summons a card and then hits every minion, the newcomer included. */
function fuse(id: string, name: string, next: string): Card {
  return {
    id,
    name,
    type: "minion",
    cost: 1,
    attack: 1,
    health: 1,
    abilities: [
      {
        kind: "trigger",
        on: "deathrattle",
        effect: {
          type: "sequence",
          effects: [
            { type: "summon", card: next },
            { type: "damage", target: { type: "all", of: "minions" }, amount: 1 },
          ],
        },
      },
    ],
  };
}

test("test_05_death_phase_limit", () => {
  const game = newGame({ cards: [fuse("test-ember", "Test Ember", "test-ember")], decks: [FILLERS, []] });
  const ember = game.summon("Test Ember", 0);
  const reactor = game.summon("Test Reactor", 1);
  const before = structuredClone([worldOf(game), game.log(), game.logTree()]);

  // Each Ember leaves one that dies at once: the step would find a dying minion for ever.
  expect(() => game.dealDamage(ember, 1)).toThrow(/Death Phase limit/);

  // It failed after 64 Death Phases, and all of them are undone.
  expect([worldOf(game), game.log(), game.logTree()]).toEqual(before);
  game.clearLog();
  game.dealDamage(reactor, 1);
  expect(game.log()).toEqual([{ type: "Damaged", target: reactor, amount: 1 }]);
});

test("test_05_sixty_four_death_phases_are_fine", () => {
  // A row of cards, each of which summons the next one; the last one summons a Test Filler.
  const row = (length: number): Card[] =>
    Array.from({ length }, (_, n) =>
      fuse(`test-fuse-${n}`, `Test Fuse ${n}`, n + 1 < length ? `test-fuse-${n + 1}` : "test-filler"),
    );

  // 63 Fuses and a Filler are 64 deaths, one in each Death Phase.
  const game = newGame({ cards: row(63) });
  game.dealDamage(game.summon("Test Fuse 0", 0), 1);
  const phases = game.log().filter(({ type }) => type === "DeathPhase");
  expect(phases.length).toBe(64);
  expect(phases.at(-1)).toEqual({ type: "DeathPhase", round: 64 });
  expect([game.board(0).length, game.graveyard(0).length]).toEqual([0, 64]);

  // The count is of one Sequence: the next one has its own 64.
  game.clearLog();
  game.dealDamage(game.summon("Test Fuse 0", 0), 1);
  expect(game.log().filter(({ type }) => type === "DeathPhase").length).toBe(64);

  const oneMore = newGame({ cards: row(64) });
  const first = oneMore.summon("Test Fuse 0", 0);
  expect(() => oneMore.dealDamage(first, 1)).toThrow(/Death Phase limit/);
});

const SPITE: Card = {
  id: "test-spite",
  name: "Test Spite",
  type: "minion",
  cost: 2,
  attack: 1,
  health: 9,
  abilities: [
    {
      kind: "trigger",
      on: "minionDamaged",
      effect: {
        type: "damage",
        target: { type: "except", from: { type: "all", of: "minions" }, not: "self" },
        amount: 1,
      },
    },
  ],
};

test("test_05_a_trigger_never_nests_in_itself", () => {
  const game = newGame({ cards: [SPITE] });
  const a = game.summon("Test Spite", 0);
  const b = game.summon("Test Spite", 1);
  game.clearLog();

  game.dealDamage(a, 1);

  // Each is woken by what the other does, but never by anything inside its own effect.
  expect(game.logTree()).toEqual([
    { depth: 0, event: { type: "Damaged", target: a, amount: 1 } },
    { depth: 0, event: { type: "Triggered", source: a, trigger: "minionDamaged" } },
    { depth: 1, event: { type: "Damaged", target: b, amount: 1 } },
    { depth: 1, event: { type: "Triggered", source: b, trigger: "minionDamaged" } },
    { depth: 2, event: { type: "Damaged", target: a, amount: 1 } },
    { depth: 0, event: { type: "Triggered", source: b, trigger: "minionDamaged" } },
    { depth: 1, event: { type: "Damaged", target: a, amount: 1 } },
    { depth: 1, event: { type: "Triggered", source: a, trigger: "minionDamaged" } },
    { depth: 2, event: { type: "Damaged", target: b, amount: 1 } },
  ]);
  expect([game.health(a), game.health(b)]).toEqual([6, 7]);
});

test("test_05_event_limit", () => {
  const game = newGame({ cards: [SPITE] });
  for (let pair = 0; pair < 7; pair++) {
    game.summon("Test Spite", 0);
    game.summon("Test Spite", 1);
  }
  const [oldest] = game.board(0);
  const before = structuredClone([worldOf(game), game.log(), game.logTree()]);

  // Fourteen of them wake each other in every order there is: it would end, but in nobody's lifetime.
  expect(() => game.dealDamage(oldest ?? 0, 1)).toThrow(/event limit/i);

  expect([worldOf(game), game.log(), game.logTree()]).toEqual(before);
});

test("test_05_the_queue_is_locked", () => {
  const nest: Card = {
    id: "test-nest",
    name: "Test Nest",
    type: "minion",
    cost: 2,
    attack: 1,
    health: 5,
    abilities: [{ kind: "trigger", on: "selfDamaged", effect: { type: "summon", card: "test-scout" } }],
  };
  const scout: Card = {
    id: "test-scout",
    name: "Test Scout",
    type: "minion",
    cost: 1,
    attack: 1,
    health: 2,
    abilities: [{ kind: "trigger", on: "minionDamaged", effect: { type: "gainArmor", amount: 1 } }],
  };
  const game = newGame({ cards: [nest, scout] });
  const hatching = game.summon("Test Nest", 0);
  const reactor = game.summon("Test Reactor", 0);
  game.clearLog();

  game.cast("Whirlwind", 1);

  // The Scout came while the Queue of the Nest's Damage was resolving: it doesn't join that one.
  // The Queue of the Reactor's Damage is filled later, and the Scout is there by then.
  const arrived = game.board(0).find((id) => game.nameOf(id) === "Test Scout");
  expect(game.log()).toEqual([
    { type: "SpellCast", card: "Whirlwind" },
    { type: "Damaged", target: hatching, amount: 1 },
    { type: "Damaged", target: reactor, amount: 1 },
    { type: "Triggered", source: hatching, trigger: "selfDamaged" },
    { type: "Summoned", id: arrived },
    { type: "Triggered", source: arrived, trigger: "minionDamaged" },
    { type: "ArmorGained", player: 0, amount: 1 },
  ]);
});

const HERALD: Card = {
  id: "test-herald",
  name: "Test Herald",
  type: "minion",
  cost: 3,
  attack: 1,
  health: 1,
  abilities: [{ kind: "trigger", on: "deathrattle", effect: { type: "summon", card: "baron-rivendare" } }],
};

test("test_05_summoned_multiplier_counts_for_later_entries", () => {
  const game = newGame({ cards: [HERALD], decks: [FILLERS, []] });
  const [first, second] = game.deck(0);
  const herald = game.summon("Test Herald", 0);
  const hoarder = game.summon("Loot Hoarder", 0);
  game.clearLog();

  game.cast("Whirlwind", 0);

  // A summon takes the snapshot anew, and the Hoarder's entry reads its count when it starts. The
  // Herald's own count was read before its Baron came.
  const [baron] = game.board(0);
  expect(game.log()).toEqual([
    { type: "SpellCast", card: "Whirlwind" },
    { type: "Damaged", target: herald, amount: 1 },
    { type: "Damaged", target: hoarder, amount: 1 },
    { type: "Destroyed", id: herald },
    { type: "Destroyed", id: hoarder },
    { type: "DeathPhase", round: 1 },
    { type: "Triggered", source: herald, trigger: "deathrattle" },
    { type: "Summoned", id: baron },
    { type: "Triggered", source: hoarder, trigger: "deathrattle" },
    { type: "Drew", player: 0, id: first },
    { type: "Triggered", source: hoarder, trigger: "deathrattle" },
    { type: "Drew", player: 0, id: second },
  ]);
});

test("test_05_summoned_multiplier_misses_earlier_entries", () => {
  const game = newGame({ cards: [HERALD], decks: [FILLERS, []] });
  const [first] = game.deck(0);
  const hoarder = game.summon("Loot Hoarder", 0);
  const herald = game.summon("Test Herald", 0);
  game.clearLog();

  game.cast("Whirlwind", 0);

  const [baron] = game.board(0);
  expect(game.log()).toEqual([
    { type: "SpellCast", card: "Whirlwind" },
    { type: "Damaged", target: hoarder, amount: 1 },
    { type: "Damaged", target: herald, amount: 1 },
    { type: "Destroyed", id: hoarder },
    { type: "Destroyed", id: herald },
    { type: "DeathPhase", round: 1 },
    { type: "Triggered", source: hoarder, trigger: "deathrattle" },
    { type: "Drew", player: 0, id: first },
    { type: "Triggered", source: herald, trigger: "deathrattle" },
    { type: "Summoned", id: baron },
  ]);
});

test("test_05_own_aura_misses_own_battlecry", () => {
  const orator: Card = {
    id: "test-orator",
    name: "Test Orator",
    type: "minion",
    cost: 4,
    attack: 2,
    health: 4,
    abilities: [
      { kind: "trigger", on: "battlecry", effect: { type: "draw", count: 1 } },
      {
        kind: "aura",
        modifier: { type: "triggerMultiplier", trigger: "battlecry", times: 2, stacking: "max" },
      },
    ],
  };
  const game = newGame({ cards: [orator], decks: [FILLERS, []], hands: [["Test Orator"], []] });
  const [first, second, third] = game.deck(0);
  const [played] = game.hand(0);
  const engineer = game.give("Novice Engineer", 0);

  // Playing is no summon: its aura joins when the outermost Phase is over, after its Battlecry.
  game.play(played ?? 0);
  expect(game.log()).toEqual([
    { type: "Summoned", id: played },
    { type: "Triggered", source: played, trigger: "battlecry" },
    { type: "Drew", player: 0, id: first },
  ]);

  // From then on it counts, for the next Battlecry.
  game.clearLog();
  game.play(engineer);
  expect(game.log()).toEqual([
    { type: "Summoned", id: engineer },
    { type: "Triggered", source: engineer, trigger: "battlecry" },
    { type: "Drew", player: 0, id: second },
    { type: "Triggered", source: engineer, trigger: "battlecry" },
    { type: "Drew", player: 0, id: third },
  ]);
});

const CHORUS: Card = {
  id: "test-chorus",
  name: "Test Chorus",
  type: "minion",
  cost: 3,
  attack: 1,
  health: 3,
  abilities: [
    {
      kind: "aura",
      modifier: { type: "triggerMultiplier", trigger: "deathrattle", times: 2, stacking: "additive" },
    },
  ],
};

test("test_05_additive_multipliers_add_up", () => {
  // What is on the board, in order of play, and how often a Hoarder's Deathrattle then runs.
  const boards: [string[], number][] = [
    [["Test Chorus"], 2],
    [["Test Chorus", "Test Chorus"], 3],
    [["Test Chorus", "Baron Rivendare", "Test Chorus"], 4],
    [["Baron Rivendare", "Test Chorus", "Test Chorus"], 4],
    [["Test Chorus", "Baron Rivendare", "Baron Rivendare", "Test Chorus"], 4],
  ];
  for (const [board, times] of boards) {
    const game = newGame({ cards: [CHORUS], decks: [FILLERS, []] });
    const deck = game.deck(0);
    for (const card of board) game.summon(card, 0);
    game.summon("Test Chorus", 1); // The other side's: it counts for the other side only.
    const hoarder = game.summon("Loot Hoarder", 0);
    game.clearLog();

    game.dealDamage(hoarder, 1);

    expect(game.log()).toEqual([
      { type: "Damaged", target: hoarder, amount: 1 },
      { type: "Destroyed", id: hoarder },
      { type: "DeathPhase", round: 1 },
      ...deck.slice(0, times).flatMap((id) => [
        { type: "Triggered", source: hoarder, trigger: "deathrattle" },
        { type: "Drew", player: 0, id },
      ]),
    ]);
  }
});

test("test_05_drakkari_enchanter_is_only_data", () => {
  // The card as it is, under another name, so that it can stand beside the one that ships.
  const enchanter: Card = {
    id: "test-drakkari-enchanter",
    name: "Test Drakkari Enchanter",
    type: "minion",
    cost: 3,
    attack: 1,
    health: 5,
    abilities: [
      {
        kind: "aura",
        modifier: { type: "triggerMultiplier", trigger: "endOfTurn", times: 2, stacking: "max" },
      },
    ],
  };
  const sleeper: Card = {
    id: "test-sleeper",
    name: "Test Sleeper",
    type: "minion",
    cost: 2,
    attack: 1,
    health: 5,
    abilities: [{ kind: "trigger", on: "endOfTurn", effect: { type: "draw", count: 1 } }],
  };
  const game = newGame({ cards: [enchanter, sleeper], decks: [FILLERS, []] });
  const [first, second] = game.deck(0);
  const drakkari = game.summon("Test Drakkari Enchanter", 0);
  const asleep = game.summon("Test Sleeper", 0);
  const hoarder = game.summon("Loot Hoarder", 0);
  const engineer = game.give("Novice Engineer", 0);
  game.clearLog();

  game.cast("Whirlwind", 0);
  game.play(engineer);

  // The engine knows the word "endOfTurn" and no moment at which one happens: the Sleeper sleeps,
  // and the multiplier changes no trigger of another kind.
  expect(game.log()).toEqual([
    { type: "SpellCast", card: "Whirlwind" },
    { type: "Damaged", target: drakkari, amount: 1 },
    { type: "Damaged", target: asleep, amount: 1 },
    { type: "Damaged", target: hoarder, amount: 1 },
    { type: "Destroyed", id: hoarder },
    { type: "DeathPhase", round: 1 },
    { type: "Triggered", source: hoarder, trigger: "deathrattle" },
    { type: "Drew", player: 0, id: first },
    { type: "Summoned", id: engineer },
    { type: "Triggered", source: engineer, trigger: "battlecry" },
    { type: "Drew", player: 0, id: second },
  ]);
});

/** Every card of modules 01 to 05 that can be in a deck or on a board, as it ships. */
const SHIPPED: Cards = [
  { id: "test-filler", name: "Test Filler", type: "minion", cost: 1, attack: 1, health: 1 },
  {
    id: "whirlwind",
    name: "Whirlwind",
    type: "spell",
    cost: 1,
    effect: { type: "damage", target: { type: "all", of: "minions" }, amount: 1 },
  },
  {
    id: "acolyte-of-pain",
    name: "Acolyte of Pain",
    type: "minion",
    cost: 3,
    attack: 1,
    health: 4,
    abilities: [{ kind: "trigger", on: "selfDamaged", effect: { type: "draw", count: 1 } }],
  },
  {
    id: "armorsmith",
    name: "Armorsmith",
    type: "minion",
    cost: 2,
    attack: 1,
    health: 4,
    abilities: [
      {
        kind: "trigger",
        on: { type: "minionDamaged", side: "friendly" },
        effect: { type: "gainArmor", amount: 1 },
      },
    ],
  },
  {
    id: "test-reactor",
    name: "Test Reactor",
    type: "minion",
    cost: 2,
    attack: 1,
    health: 5,
    abilities: [{ kind: "trigger", on: "heroDamaged", effect: { type: "buff", target: "self", attack: 1 } }],
  },
  {
    id: "test-conduit",
    name: "Test Conduit",
    type: "minion",
    cost: 3,
    attack: 1,
    health: 5,
    abilities: [
      {
        kind: "trigger",
        on: "heroDamaged",
        effect: { type: "damage", target: { type: "all", of: "minions" }, amount: 1 },
      },
    ],
  },
  {
    id: "loot-hoarder",
    name: "Loot Hoarder",
    type: "minion",
    cost: 2,
    attack: 2,
    health: 1,
    abilities: [{ kind: "trigger", on: "deathrattle", effect: { type: "draw", count: 1 } }],
  },
  {
    id: "harvest-golem",
    name: "Harvest Golem",
    type: "minion",
    cost: 3,
    attack: 2,
    health: 3,
    race: "Mech",
    abilities: [{ kind: "trigger", on: "deathrattle", effect: { type: "summon", card: "damaged-golem" } }],
  },
  { id: "damaged-golem", name: "Damaged Golem", type: "minion", cost: 1, attack: 2, health: 1, race: "Mech" },
  {
    id: "unstable-ghoul",
    name: "Unstable Ghoul",
    type: "minion",
    cost: 2,
    attack: 1,
    health: 3,
    keywords: ["taunt"],
    abilities: [
      {
        kind: "trigger",
        on: "deathrattle",
        effect: { type: "damage", target: { type: "all", of: "minions" }, amount: 1 },
      },
    ],
  },
  {
    id: "baron-rivendare",
    name: "Baron Rivendare",
    type: "minion",
    cost: 4,
    attack: 1,
    health: 7,
    abilities: [
      {
        kind: "aura",
        modifier: { type: "triggerMultiplier", trigger: "deathrattle", times: 2, stacking: "max" },
      },
    ],
  },
  {
    id: "novice-engineer",
    name: "Novice Engineer",
    type: "minion",
    cost: 2,
    attack: 1,
    health: 1,
    abilities: [{ kind: "trigger", on: "battlecry", effect: { type: "draw", count: 1 } }],
  },
  {
    id: "bolf-ramshield",
    name: "Bolf Ramshield",
    type: "minion",
    cost: 6,
    attack: 3,
    health: 9,
    abilities: [{ kind: "aura", modifier: { type: "damageRedirect", from: "friendlyHero", to: "self" } }],
  },
  {
    id: "twisting-nether",
    name: "Twisting Nether",
    type: "spell",
    cost: 8,
    effect: { type: "destroy", target: { type: "all", of: "minions" } },
  },
  {
    id: "brann-bronzebeard",
    name: "Brann Bronzebeard",
    type: "minion",
    cost: 3,
    attack: 2,
    health: 4,
    abilities: [
      {
        kind: "aura",
        modifier: { type: "triggerMultiplier", trigger: "battlecry", times: 2, stacking: "max" },
      },
    ],
  },
  {
    id: "drakkari-enchanter",
    name: "Drakkari Enchanter",
    type: "minion",
    cost: 3,
    attack: 1,
    health: 5,
    abilities: [
      {
        kind: "aura",
        modifier: { type: "triggerMultiplier", trigger: "endOfTurn", times: 2, stacking: "max" },
      },
    ],
  },
];

/** The cards as read back from JSON text, under ids and names of their own. */
function copiesThroughJson(cards: Cards): Card[] {
  const text = JSON.stringify(cards)
    .replaceAll(/"(id|card)":"/g, '"$1":"test-copy-of-')
    .replaceAll('"name":"', '"name":"Test Copy of ');
  return JSON.parse(text);
}

test("test_05_every_card_survives_json", () => {
  const copies = copiesThroughJson(SHIPPED);

  /** One game in which every card acts; `prefix` chooses between the shipped cards and the copies. */
  const play = (prefix: string) => {
    const card = (name: string) => `${prefix}${name}`;
    const deck = Array.from({ length: 12 }, () => card("Test Filler"));
    const game = newGame({ cards: copies, decks: [deck, deck] });
    const mine = ["Baron Rivendare", "Loot Hoarder", "Harvest Golem", "Armorsmith", "Test Reactor"];
    const theirs = ["Unstable Ghoul", "Acolyte of Pain", "Test Conduit", "Drakkari Enchanter"];
    for (const name of mine) game.summon(card(name), 0);
    for (const name of theirs) game.summon(card(name), 1);
    game.dealDamage(game.hero(0), 2);
    game.cast(card("Whirlwind"), 0);
    game.dealDamage(game.hero(0), 1);
    game.summon(card("Bolf Ramshield"), 1);
    game.dealDamage(game.hero(1), 3);
    game.summon(card("Brann Bronzebeard"), 1);
    game.play(game.give(card("Novice Engineer"), 1));
    game.cast(card("Twisting Nether"), 1);
    return game;
  };
  const shipped = play("");
  const copied = play("Test Copy of ");

  // Same calls, same ids: but for the names, the two games are one.
  const log = copied
    .log()
    .map((event) =>
      event.type === "SpellCast" ? { ...event, card: event.card.replace("Test Copy of ", "") } : event,
    );
  expect(log).toEqual(shipped.log());
  const names = (game: Game) => game.graveyard(0).map((id) => game.nameOf(id));
  expect(names(copied)).toEqual(names(shipped).map((name) => `Test Copy of ${name}`));
  expect(new Set(shipped.log().map(({ type }) => type)).size).toBe(10);
});

test("test_05_a_bad_card_is_refused_whole", () => {
  const good: Card = { id: "test-good", name: "Test Good", type: "minion", cost: 1, attack: 1, health: 1 };
  const bad: Card = { id: "test-bad", name: "Test Bad", type: "minion", cost: 1, attack: 1, health: 1 };
  const withAbility = (ability: object): Card => ({ ...bad, abilities: [ability] });
  const refused: [Card, RegExp][] = [
    [{ ...bad, attack: "two" }, /\/attack is "two"; expected/],
    [{ ...bad, type: "minnion" }, /\/type is "minnion"; expected/],
    [
      withAbility({ kind: "trigger", on: "deathratle", effect: { type: "draw", count: 1 } }),
      /\/abilities\/0\/on is "deathratle"; expected/,
    ],
    [
      withAbility({ kind: "trigger", on: "deathrattle", effect: { type: "explode", amount: 1 } }),
      /\/abilities\/0\/effect(\/type)? is .*"explode".*; expected/,
    ],
    [
      withAbility({ kind: "trigger", on: "deathrattle", effect: { type: "summon", card: "test-nobody" } }),
      /\/abilities\/0\/effect\/card is "test-nobody"; expected/,
    ],
    [
      withAbility({
        kind: "aura",
        modifier: { type: "triggerMultiplier", trigger: "deathrattle", times: 2, stacking: "sum" },
      }),
      /\/abilities\/0\/modifier\/stacking is "sum"; expected "max" or "additive"/,
    ],
  ];
  for (const [card, message] of refused) {
    // The path, what stands there and what was expected, wherever the bad card stands in the list.
    expect(() => newGame({ cards: [good, card] })).toThrow(message);
    expect(() => newGame({ cards: [card, good] })).toThrow(message);
    // No card of the list came in with it.
    expect(() => newGame().summon("Test Good", 0)).toThrow(/summon.*card.*"Test Good"/);
  }
  // What was refused leaves nothing behind that would be in the way of the same card, corrected.
  const game = newGame({ cards: [good, bad] });
  expect(game.nameOf(game.summon("Test Bad", 0))).toBe("Test Bad");
});

test("test_05_cards_belong_to_one_game", () => {
  const guest: Card = { id: "test-guest", name: "Test Guest", type: "minion", cost: 1, attack: 2, health: 3 };
  const invited = newGame({ cards: [guest], decks: [["Test Guest"], []], hands: [["Test Guest"], []] });
  const other = newGame({ cards: [{ ...guest, attack: 4, health: 5 }] });
  const minion = invited.summon("Test Guest", 0);
  const namesake = other.summon("Test Guest", 0);

  invited.draw(0);
  expect(invited.hand(0).map((id) => invited.nameOf(id))).toEqual(["Test Guest", "Test Guest"]);
  // Two games may call different cards by one name; a third one knows neither.
  expect([invited.attack(minion), invited.health(minion)]).toEqual([2, 3]);
  expect([other.attack(namesake), other.health(namesake)]).toEqual([4, 5]);
  expect(() => newGame().summon("Test Guest", 0)).toThrow(/summon.*card.*"Test Guest"/);
});

test("test_05_who_comes_with_no_health_dies", () => {
  const husk: Card = { id: "test-husk", name: "Test Husk", type: "minion", cost: 1, attack: 1, health: 0 };
  const game = newGame({ cards: [husk] });
  const id = game.summon("Test Husk", 0);

  // The step at the end of the very Phase in which it came finds it mortally wounded.
  expect(game.log()).toEqual([
    { type: "Summoned", id },
    { type: "Destroyed", id },
    { type: "DeathPhase", round: 1 },
  ]);
  expect(game.board(0)).toEqual([]);
});
