/** Errors told as scenarios: each file, read back and played, fails with the same words. */
import { expect, test } from "vitest";
import {
  type CardData,
  type FullGame,
  hearthstoneStage,
  loadScenarios,
  resolveSetup,
  runScenario,
  type Scenario,
  type ScenarioSide,
  scenarioOf,
} from "../../src/index.ts";

const stage = await hearthstoneStage();
const NO_SIDE: ScenarioSide = { hero: "Jaina Proudmoore" };

/** A Deathrattle that leaves another one that dies at once: no Sequence with it ends. */
const EMBER: CardData = {
  ...{ id: "test-ember", name: "Test Ember", type: "minion", cost: 1, attack: 1, health: 1 },
  abilities: [
    {
      kind: "trigger",
      on: "deathrattle",
      effect: {
        type: "sequence",
        effects: [
          { type: "summon", card: "test-ember" },
          { type: "damage", target: { type: "all", of: "minions" }, amount: 1 },
        ],
      },
    },
  ],
};

/** A spell that sets two Embers off after a draw of chance. */
const SPARK: CardData = {
  ...{ id: "test-spark", name: "Test Spark", type: "spell", cost: 1 },
  effect: {
    type: "damage",
    target: { type: "random", from: { type: "all", of: "minions", side: "enemy" } },
    amount: 1,
  },
};

function scenario(parts: Partial<Scenario>): Scenario {
  const head = { id: "looping", title: "It loops", rule: "limits", source: "made up" };
  const sides = { players: [NO_SIDE, NO_SIDE] as const, active: 0 as const, steps: [], expect: [] };
  return { ...head, ...sides, cards: [EMBER, SPARK], ...parts };
}

function start(parts: Partial<Scenario>): FullGame {
  return stage.scenarioPlayer.createWorld(resolveSetup(scenario(parts))) as FullGame;
}

function errorOf(call: () => unknown): Error {
  try {
    call();
  } catch (error) {
    return error as Error;
  }
  throw new Error("the call threw nothing; expected an error");
}

/** The scenario of an error, through a file; it must fail as the call failed. */
function told(error: Error): Scenario {
  const text = JSON.stringify(scenarioOf(error));
  const loaded = loadScenarios(text, "failure.json");
  if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
  const [only] = loaded.scenarios as [Scenario];
  const result = runScenario(stage.scenarioPlayer, only);
  expect(result).toMatchObject({ status: "failed", problem: expect.stringContaining(withoutIds(error)) });
  return only;
}

/** Ids are other ones in another world. */
function withoutIds(error: Error): string {
  return error.message.split(" (id")[0] as string;
}

test("a loop that a direct step sets off", () => {
  const game = start({ players: [{ ...NO_SIDE, board: [{ card: "Test Ember" }] }, NO_SIDE] });
  const [ember] = game.board(0);
  const only = told(errorOf(() => game.dealDamage(ember as number, 1)));
  expect(only).toMatchObject({
    id: "failed-deal-damage",
    title: expect.stringMatching(/^Death Phase limit/),
  });
  expect(only.note).toBeUndefined();
});

test("the start is told with all that a scenario can say: both sides as they were", () => {
  const players = [
    {
      ...{ hero: "Garrosh Hellscream", health: 12, armor: 3, mana: 4, maxMana: 7, fatigue: 2 },
      deck: ["Fireball", "Loot Hoarder"],
      hand: ["Test Spark", "Wisp"],
      board: [
        {
          card: "Bloodfen Raptor",
          as: "younger",
          damage: 1,
          fresh: true,
          keywords: ["taunt", "divineShield"],
        },
        { card: "Boulderfist Ogre", as: "older", keywords: ["silenced"] },
      ],
      weapon: { card: "Fiery War Axe", durability: 1 },
    },
    { hero: "Rexxar", secrets: ["Freezing Trap"], board: [{ card: "Test Ember" }, { card: "Test Ember" }] },
  ] as const satisfies readonly [ScenarioSide, ScenarioSide];
  const game = start({ players, order: ["older", "younger"], rolls: [1] });
  const [spark] = game.hand(0);
  const only = told(errorOf(() => game.play(spark as number)));
  expect(only.note).toBeUndefined();
  expect(only.rolls).toEqual([1]);
  expect(only.steps).toEqual([{ play: `test-spark-${spark}` }]);
  const again = resolveSetup(only);
  const {
    cards: _,
    stats: __,
    profile: ___,
    rolls: ____,
    ...was
  } = resolveSetup(scenario({ players, order: ["older", "younger"] }));
  expect(again).toMatchObject({
    ...was,
    players: was.players.map(({ weapon: _weapon, ...side }) => side),
  });
});

test("what a scenario cannot say is in its note", () => {
  const game = start({
    players: [
      { ...NO_SIDE, hand: ["Blessing of Kings", "Wisp"], board: [{ card: "Test Ember", as: "ember" }] },
      NO_SIDE,
    ],
  });
  const [ember] = game.board(0) as [number];
  const [blessing] = game.hand(0) as [number];
  game.play(blessing, ember);
  const scenarioText = scenarioOf(errorOf(() => game.destroy(ember)));
  expect(scenarioText?.note).toContain("Test Ember of player 0 was 5/5 and is 1/1");
  expect(scenarioText?.note).toContain("graveyard of player 0 was 1 and is 0");
});

test("an answer that leads to a loop is told as a pick", () => {
  const choice: CardData = {
    ...{ id: "test-question", name: "Test Question", type: "spell", cost: 0 },
    effect: {
      type: "sequence",
      effects: [
        {
          type: "pick",
          from: { type: "top", count: 2 },
          chosen: { type: "draw" },
          others: { type: "draw" },
        },
        { type: "damage", target: { type: "all", of: "minions" }, amount: 1 },
      ],
    },
  };
  const game = start({
    cards: [EMBER, choice],
    players: [
      {
        ...NO_SIDE,
        deck: ["Wisp", "Fireball", "Wisp", "Wisp"],
        hand: ["Test Question"],
        board: [{ card: "Test Ember" }],
      },
      NO_SIDE,
    ],
  });
  game.play(game.hand(0)[0] as number);
  const only = told(errorOf(() => game.pick("Fireball")));
  expect(only.steps.at(-1)).toEqual({ pick: "Fireball" });
});

test("a refusal that began nothing is no scenario", () => {
  const game = start({});
  expect(scenarioOf(errorOf(() => game.dealDamage(999, 1)))).toBeUndefined();
  expect(scenarioOf(errorOf(() => start({ cards: [{ name: "Nameless", type: "minion" }] })))).toBeUndefined();
});

test("written rolls of a scenario are what is drawn, and one draw more fails it", () => {
  const players = [NO_SIDE, { ...NO_SIDE, board: [{ card: "Wisp" }, { card: "Wisp" }] }] as const;
  const spark = { cast: "Test Spark", player: 0 } as const;
  const expectation = [{ board: [1, ["board1:0"]] as const }];
  const once = scenario({ players, rolls: [1], steps: [spark], expect: expectation });
  expect(runScenario(stage.scenarioPlayer, once).status).toBe("held");
  const none = { ...once, rolls: [] };
  expect(runScenario(stage.scenarioPlayer, none)).toMatchObject({
    status: "failed",
    problem: expect.stringContaining("choose: roll 1 of 0 is undefined; expected an index from 0 to 1"),
  });
});
