import { describe, expect, test } from "vitest";
import {
  type Expectation,
  type GameEvent,
  runScenario,
  type Scenario,
  type ScenarioResult,
  type ScenarioWorld,
  type Step,
  scenarioPlayerFor,
} from "../src/index.ts";
import { EVERYTHING, scenario } from "./example.ts";
import { FakeSetupGame } from "./fake-game.ts";

const player = scenarioPlayerFor(() => new FakeSetupGame());
const fake = scenarioPlayerFor((opts) => new FakeSetupGame(opts));
const run = (changes: Partial<Scenario>) => runScenario(fake, scenario(changes));

const BOARDS: Scenario["players"] = [
  {
    hero: "A",
    deck: ["Wisp", "Yeti"],
    hand: [{ card: "Prickly", as: "p" }, "Blast"],
    board: [{ card: "Yeti", as: "y", damage: 2 }, { card: "Wisp", as: "w" }, { card: "Wisp" }],
  },
  { hero: "B", health: 20, armor: 2, board: [{ card: "Prickly", as: "q" }] },
];

/** Each expectation as `check subject: expected/actual`, with what went wrong. */
const words = ({ expectations }: ScenarioResult) =>
  expectations.map(({ check, subject, expected, actual, held, problem }) => {
    const compared = `${JSON.stringify(expected)}/${JSON.stringify(actual)}`;
    return [held ? "held" : "FAILED", check, subject, compared, problem].filter(Boolean).join(" ");
  });
const checked = (expectation: Expectation, steps: Step[] = []) =>
  words(run({ players: BOARDS, steps, expect: [expectation] }))[0];

describe("a scenario that holds", () => {
  const result = run({
    players: BOARDS,
    steps: [
      { cast: "Blast", player: 0 },
      { summon: "Wisp", player: 1, as: "new" },
    ],
    expect: [{ health: ["y", 2] }, { board: [1, ["q", "new"]] }, { triggered: ["q"] }],
  });

  test("says so, with all that it was about", () => {
    expect(result).toMatchObject({ id: "small", title: "A small one", rule: "damage", source: "made up" });
    expect(result).toMatchObject({ status: "held", missing: [], missingRules: [] });
    expect(words(result)).toEqual([
      "held health y 2/2",
      'held board player 1 ["q","new"]/["q","new"]',
      'held triggered ["q"]/["q"]',
    ]);
  });

  test("has the log since the setup, with depths and names", () => {
    const events = result.log.map(({ depth, event }) => `${depth} ${event.type}`);
    expect(events).toEqual([
      "0 SpellCast",
      "0 Damaged",
      "0 Damaged",
      "0 Damaged",
      "0 Damaged",
      "0 Triggered",
      "1 Damaged",
      "0 Destroyed",
      "0 Destroyed",
      "0 Summoned",
    ]);
    const targets = result.log.flatMap(({ event }) => ("target" in event ? result.names[event.target] : []));
    expect(targets).toEqual(["Yeti", "Wisp", "Wisp", "Prickly", "Hero"]);
  });

  test("shows both sides before and after", () => {
    const [mine, theirs] = result.before ?? [];
    expect(mine?.board.map(({ name, label, health }) => [name, label, health])).toEqual([
      ["Yeti", "y", 3],
      ["Wisp", "w", 1],
      ["Wisp", undefined, 1],
    ]);
    expect(mine?.hand.map(({ name, label }) => [name, label])).toEqual([
      ["Prickly", "p"],
      ["Blast", undefined],
    ]);
    expect(theirs?.hero).toMatchObject({ health: 20, armor: 2 });
    expect(result.after?.[0].board).toMatchObject([{ name: "Yeti", health: 2 }]);
    expect(result.after?.[0].graveyard.map(({ name }) => name)).toEqual(["Wisp", "Wisp"]);
  });

  test("is plain data", () => {
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });
});

describe("a scenario that does not hold", () => {
  test("a wrong answer fails it, beside the right ones", () => {
    const result = run({
      players: BOARDS,
      expect: [{ health: ["y", 3] }, { health: ["y", 5] }, { handSize: [0, 3] }],
    });
    expect(result.status).toBe("failed");
    expect(words(result)).toEqual([
      "held health y 3/3",
      "FAILED health y 5/3",
      "FAILED handSize player 0 3/2",
    ]);
  });

  test("a step that is refused fails it; what comes after is not reached", () => {
    const steps: Step[] = [{ destroy: "w" }, { play: "y" }, { destroy: "y" }];
    const result = run({ players: BOARDS, steps, expect: [{ zone: ["w", "graveyard"] }] });
    expect(result).toMatchObject({ status: "failed", missingRules: [] });
    expect(result.problem).toMatch(/^step 2, play: play: handId is \d+; expected a card in a hand$/);
    expect(words(result)).toEqual(['FAILED zone w "graveyard"/null not reached']);
    expect(result.log.map(({ event }) => event.type)).toEqual(["Destroyed"]);
    expect(result.after?.[0].board).toHaveLength(2);
  });

  test("a setup that comes out otherwise fails it", () => {
    const game = () => Object.assign(new FakeSetupGame(), { setUp: () => {} });
    const result = runScenario(scenarioPlayerFor(game), scenario({ players: BOARDS }));
    expect(result).toMatchObject({
      status: "failed",
      problem: "setup: board 0 holds 0 cards; expected the 3 of the scenario",
    });
    expect(result).not.toHaveProperty("before");
  });
});

describe("what an engine does not have yet is no failure", () => {
  test("cards: all that the setup and the steps name, but no heroes", () => {
    const none = { ...player, knowsCard: () => false };
    const result = runScenario(none, { ...EVERYTHING, players: [EVERYTHING.players[0], { hero: "A" }] });
    expect(result).toMatchObject({ status: "not yet a card", expectations: [], log: [] });
    expect(result.missing).toEqual(["Wisp", "Yeti", "Blast", "Trap", "Axe"]);
    expect(
      run({
        steps: [
          { cast: "Blizzard", player: 0 },
          { summon: "Ogre", player: 1 },
        ],
      }).missing,
    ).toEqual(["Blizzard", "Ogre"]);
  });

  test("a step's rule, by the engine's own word or by a call that it lacks", () => {
    const attack = run({ players: BOARDS, steps: [{ attack: ["y", "q"] }], expect: [{ health: ["q", 0] }] });
    expect(attack).toMatchObject({ status: "not yet a rule", missingRules: ["orderAttack"] });
    const freeze = run({ players: BOARDS, steps: [{ freeze: "y" }] });
    expect(freeze).toMatchObject({ status: "not yet a rule", missingRules: ["freeze"] });
    expect(freeze.problem).toBe("step 1, freeze: not yet a rule: freeze");
    const options = run({ players: BOARDS, steps: [{ play: "p", at: 0 }] });
    expect(options).toMatchObject({ status: "not yet a rule", missingRules: ["play at"] });
  });

  test("the setup's rule", () => {
    expect(run({ profile: "2017" })).toMatchObject({
      status: "not yet a rule",
      missingRules: ["profile 2017"],
    });
  });

  test("a check's rule, unless another check fails", () => {
    const unknown: Expectation[] = [{ mana: [0, 10] }, { legal: { play: "p" } }];
    const held = run({ players: BOARDS, expect: [...unknown, { health: ["y", 3] }] });
    expect(held).toMatchObject({ status: "not yet a rule", missingRules: ["mana", "legal play"] });
    expect(words(held)[0]).toBe("FAILED mana player 0 10/null not yet a rule: mana");
    const failed = run({ players: BOARDS, expect: [...unknown, { health: ["y", 4] }] });
    expect(failed).toMatchObject({ status: "failed", missingRules: ["mana", "legal play"] });
  });

  test("an engine of which nothing is built", () => {
    const notBuilt = scenarioPlayerFor(() => {
      throw new Error("not built yet: newGame");
    });
    expect(runScenario(notBuilt, scenario({ players: BOARDS }))).toMatchObject({
      status: "not yet a rule",
      missingRules: ["newGame"],
    });
  });

  test("a stage without a log tree: its log, all at depth 0", () => {
    const logTree = () => {
      throw new Error("not built yet: logTree");
    };
    const stage = scenarioPlayerFor((opts) => Object.assign(new FakeSetupGame(opts), { logTree }));
    const result = runScenario(stage, scenario({ players: BOARDS, steps: [{ damage: ["q", 1] }] }));
    expect(result.log.map(({ depth }) => depth)).toEqual([0, 0, 0]);
  });
});

describe("who a subject is", () => {
  test.each<[string, Expectation, string]>([
    ["a label", { zone: ["p", "hand"] }, 'held zone p "hand"/"hand"'],
    ["a hero", { health: ["hero1", 20] }, "held health hero1 20/20"],
    ["a place on a board", { health: ["board0:1", 1] }, "held health board0:1 1/1"],
    ["a name in play", { health: ["Yeti", 3] }, "held health Yeti 3/3"],
    ["a name in play before one in a hand", { controller: ["Prickly", 1] }, "held controller Prickly 1/1"],
    ["a name in a hand", { zone: ["Blast", "hand"] }, 'held zone Blast "hand"/"hand"'],
  ])("%s", (_, expectation, outcome) => {
    expect(checked(expectation)).toBe(outcome);
  });

  const MUST = "expected a label, a hero, or the name of exactly one card in play, else in a hand";
  test.each<[string, Expectation, string]>([
    [
      "a name of two",
      { health: ["Wisp", 1] },
      `subject is "Wisp"; ${MUST}: 2 entities have that name (ids 8, 9)`,
    ],
    ["a name of none", { health: ["Ogre", 1] }, `subject is "Ogre"; ${MUST}`],
    ["a misspelt label", { health: ["qq", 1] }, `subject is "qq"; ${MUST} (nearest: "q")`],
    ["an empty place", { health: ["board1:1", 1] }, 'subject is "board1:1"; expected a minion at that place'],
  ])("not %s", (_, expectation, problem) => {
    expect(checked(expectation)).toBe(
      `FAILED ${Object.keys(expectation)[0]} ${Object.values(expectation)[0][0]} 1/null ${problem}`,
    );
  });

  test("a label stays with its entity; a place means who stands there now", () => {
    const moved: Step[] = [{ destroy: "y" }, { play: "p" }];
    expect(checked({ zone: ["y", "graveyard"] }, moved)).toBe('held zone y "graveyard"/"graveyard"');
    expect(checked({ health: ["board0:0", 1] }, moved)).toBe("held health board0:0 1/1");
    expect(checked({ board: [0, ["w", "Wisp", "Prickly"]] }, moved)).toContain("held board");
  });

  test("a list names entities by label or by name, and answers in the same words", () => {
    expect(checked({ board: [0, ["Yeti", "w", "Wisp"]] })).toContain(
      '["Yeti","w","Wisp"]/["Yeti","w","Wisp"]',
    );
    expect(checked({ board: [0, ["w", "y"]] })).toContain('["w","y"]/["y","w","Wisp"]');
  });
});

describe("what the other checks read", () => {
  test.each<[Expectation, string]>([
    [
      {
        boardStats: [
          0,
          [
            [4, 3],
            [1, 1],
            [1, 1],
          ],
        ],
      },
      "held boardStats player 0",
    ],
    [{ boardSize: [0, 3] }, "held boardSize player 0"],
    [{ hand: [0, ["p", "Blast"]] }, "held hand player 0"],
    [{ deck: [0, ["Wisp", "Yeti"]] }, "held deck player 0"],
    [{ deckSize: [1, 0] }, "held deckSize player 1"],
    [{ armor: [1, 2] }, "held armor player 1"],
    [{ hero: [0, "Hero"] }, "held hero player 0"],
    [{ attack: ["y", 4] }, "held attack y"],
  ])("%j", (expectation, outcome) => {
    expect(checked(expectation)).toContain(outcome);
  });

  test("printed numbers of the scenario", () => {
    const stats = { Yeti: [4, 2, 9] };
    expect(
      words(
        run({
          players: BOARDS,
          stats,
          expect: [
            {
              boardStats: [
                0,
                [
                  [2, 7],
                  [1, 1],
                  [1, 1],
                ],
              ],
            },
          ],
        }),
      )[0],
    ).toMatch(/^held/);
  });
});

test("each step and check is the one call of the world that it should be", () => {
  const calls: string[] = [];
  const result = runScenario({ knowsCard: () => true, createWorld: () => recordingWorld(calls) }, EVERYTHING);
  expect(result).toMatchObject({ status: "failed", missingRules: [] });
  // Ids: heroes 1 and 2, decks 11 to 13, hands 21, 22, boards 31, 32 and 41, weapon 51, secret 61, the summoned one 99.
  const [first, last] = [
    calls.findIndex((call) => call.startsWith("playWith")),
    calls.indexOf("summon Wisp 1"),
  ];
  const steps = calls.slice(first, last + 1);
  expect(steps.filter((call) => !call.startsWith("weapon"))).toEqual([
    'playWith 22 {"target":41,"at":0,"choose":1}',
    "heroPower 0 2",
    "orderAttack 31 2",
    "endTurn",
    "pick Wisp",
    "cast Blast 0 41",
    "dealDamage 32 3",
    "heal 31 2",
    "destroy 41",
    "freeze 31",
    "draw 0 2",
    "summon Wisp 1",
  ]);
  const checks = calls.slice(last + 1).map((call) => call.split(" ")[0]);
  for (const rule of ["keyword", "secrets", "mana", "maxMana", "cost", "durability", "heroPowerName"]) {
    expect(checks).toContain(rule);
  }
  expect(calls).toContain("canAttack 31");
  expect(calls).toContain("canAttack 31 2");
  expect(calls).toContain('canPlay 22 {"target":41}');
  expect(words(result)).toContain("held weapon player 0 null/null");
  expect(words(result)).toContain('held winner "draw"/"draw"');
});

/** A world that answers everything and writes down what it was asked for beyond its zones. */
function recordingWorld(calls: string[]): ScenarioWorld {
  const zones: Record<string, number[][]> = {
    deck: [[11, 12, 13], []],
    hand: [[21, 22], []],
    board: [[31, 32], [41]],
  };
  const reading: Record<string, (...given: number[]) => unknown> = {
    hero: (of = 0) => of + 1,
    nameOf: (id = 0) => (id === 41 ? "Wisp" : `Card ${id}`),
    zoneOf: () => "play",
    ownerOf: () => 0,
    log: () => [],
    logTree: (): { depth: number; event: GameEvent }[] => [],
    board: (of = 0) => zones.board?.[of],
    hand: (of = 0) => zones.hand?.[of],
    deck: (of = 0) => zones.deck?.[of],
  };
  let weapons = 0;
  const answers: Record<string, () => unknown> = {
    summon: () => 99,
    secrets: () => [61],
    weapon: () => (weapons++ < 1 ? 51 : undefined),
    winner: () => "draw",
    graveyard: () => [],
    canAttack: () => false,
    canPlay: () => false,
  };
  const world = new Proxy(reading, {
    get: (target, call: string) =>
      target[call] ??
      ((...given: unknown[]) => {
        const said = [call, ...given.filter((one) => one !== undefined)];
        calls.push(said.map((one) => (typeof one === "object" ? JSON.stringify(one) : one)).join(" "));
        return answers[call] ? answers[call]() : 0;
      }),
  });
  return world as unknown as ScenarioWorld; // A proxy has every call.
}
