import { describe, expect, test } from "vitest";
import { runScenario, type Scenario, type ScenarioMinion, scenarioPlayerFor } from "../src/index.ts";
import { scenario } from "./example.ts";
import { FakeGame } from "./fake-game.ts";

/** A learner's engine: the contract and nothing else. */
const player = scenarioPlayerFor((opts) => new FakeGame(opts));
const run = (changes: Partial<Scenario>) => runScenario(player, scenario(changes));
const mine = (side: Partial<Scenario["players"][0]>): Scenario["players"] => [
  { hero: "A", ...side },
  { hero: "B" },
];
const board = (...minions: ScenarioMinion[]) => mine({ board: minions });

describe("a plain game is set up by its own calls", () => {
  test("zones, order of play, damage, Armor and lost Health, with an empty log", () => {
    const minions = ["a", "b", "c"].map((as) => ({ card: "Yeti", as }));
    const result = run({
      players: [
        { hero: "A", deck: ["Wisp"], hand: ["Blast"], board: [...minions, { card: "Wisp", as: "w" }] },
        { hero: "B", health: 25, armor: 3, board: [{ card: "Yeti", as: "d", damage: 2 }] },
      ],
      order: ["c", "d", "a"],
      expect: [
        { board: [0, ["a", "b", "c", "w"]] },
        { deck: [0, ["Wisp"]] },
        { hand: [0, ["Blast"]] },
        { health: ["d", 3] },
        { health: ["hero1", 25] },
        { armor: [1, 3] },
      ],
    });
    expect(result).toMatchObject({ status: "held", log: [] });
    // By default: a, b, c, w, d. With c, d, a in the places of a, c, d: c, b, d, w, a. Ids grow as minions are made.
    const id = (label: string) =>
      result.before?.flatMap((side) => side.board).find((one) => one.label === label)?.id;
    const ids = ["c", "b", "d", "w", "a"].map((label) => id(label) ?? 0);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  });

  test.each<[string, Partial<Scenario>]>([
    ["setup active", { active: 1 }],
    ["setup health", { players: mine({ health: 31 }) }],
    ["setup mana", { players: mine({ mana: 3 }) }],
    ["setup fatigue", { players: mine({ fatigue: 1 }) }],
    ["setup frozen", { players: mine({ frozen: true }) }],
    ["setup frozen", { players: board({ card: "Wisp", frozen: true }) }],
    ["setup fresh", { players: board({ card: "Wisp", fresh: true }) }],
    ["setup keywords", { players: board({ card: "Wisp", keywords: ["taunt"] }) }],
    ["setup weapon", { players: mine({ weapon: { card: "Wisp" } }) }],
    ["setup secrets", { players: mine({ secrets: ["Wisp"] }) }],
    ["setup damage", { players: board({ card: "Prickly", damage: 1 }) }],
    ["setup stats of Yeti", { players: board({ card: "Yeti" }), stats: { Yeti: [4, 4, 4] } }],
  ])("%s: what its calls cannot make is not yet a rule", (rule, changes) => {
    expect(run(changes)).toMatchObject({
      status: "not yet a rule",
      missingRules: [rule],
      problem: `setup: not yet a rule: ${rule}`,
    });
  });

  test("printed numbers that it has already are right as they are", () => {
    expect(run({ players: board({ card: "Yeti" }), stats: { Yeti: [4, 4, 5] } }).status).toBe("held");
  });
});

test("a card is known if the engine puts it into a hand; it is asked once for each name", () => {
  let games = 0;
  const counted = scenarioPlayerFor((opts) => {
    games++;
    return new FakeGame(opts);
  });
  expect(["Wisp", "Wisp", "Ogre", "Ogre"].map((name) => counted.knowsCard(name))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(games).toBe(2);
});
