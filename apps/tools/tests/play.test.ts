import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runCourse } from "../src/program.ts";
import { listeningTerminal } from "./listening-terminal.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { TINY_ENGINE } from "./tiny-engine.ts";

const scenario = (changes: object = {}) => ({
  id: "blast",
  title: "A Blast hurts every minion",
  rule: "damage",
  source: "made up",
  players: [
    { hero: "Hero", deck: ["Wisp", "Wisp", "Yeti"], board: [{ card: "Yeti", as: "y" }] },
    { hero: "Hero", hand: ["Wisp"] },
  ],
  active: 0,
  steps: [{ cast: "Blast", player: 0 }],
  expect: [{ health: ["y", 4] }, { deckSize: [0, 3] }],
  ...changes,
});
const FAILING = { id: "failing", title: "Wrong", expect: [{ health: ["y", 5] }, { deckSize: [0, 3] }] };
const REFUSED = { id: "refused", steps: [{ damage: ["zz", 1] }] };
const NO_CARD = { id: "no-card", steps: [{ cast: "Nova", player: 0 }] };
const NO_RULE = { id: "no-rule", steps: [{ freeze: "y" }] };
const lines = (...changes: object[]) => changes.map((change) => JSON.stringify(scenario(change))).join("\n");

const folder = temporaryFolder({
  "tiny.mjs": TINY_ENGINE,
  "no-engine.mjs": "export const nothing = 1;",
  "broken-engine.mjs": "export const;",
  "blast.json": JSON.stringify(scenario()),
  "failing.json": JSON.stringify(scenario(FAILING)),
  "no-card.json": JSON.stringify(scenario(NO_CARD)),
  "no-rule.json": JSON.stringify(scenario(NO_RULE)),
  "many.jsonl": lines({}, FAILING, { ...NO_CARD, id: "no-card-2" }, NO_CARD, NO_RULE, { id: "second" }),
  "open.jsonl": lines({}, NO_CARD),
  "broken.json": JSON.stringify({ ...scenario(), active: 2 }),
  "scenario.txt": "",
  "course/01-first/reference.ts": TINY_ENGINE,
  "course/01-first/scenarios/a.json": JSON.stringify(scenario()),
  "course/02-second/reference.ts": TINY_ENGINE.replace("health -= amount", "health -= 2 * amount"),
  "course/02-second/scenarios/a.json": JSON.stringify(scenario()),
  "elsewhere/a.json": JSON.stringify(scenario()),
});

async function course(...words: string[]) {
  const terminal = listeningTerminal(folder);
  const status = await runCourse(words, terminal);
  return { status, out: terminal.heard.out.join("\n"), err: terminal.heard.err.join("\n") };
}
const play = (...words: string[]) => course("play", "--engine", "tiny.mjs", ...words);

describe("one scenario", () => {
  test("is printed in full, and holds", async () => {
    const { status, out, err } = await play("blast.json");
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(out).toBe(`A Blast hurts every minion
  rule:   damage
  source: made up
  file:   blast.json (blast)

before
  player 0: Hero#1, 30 Health
    board: Yeti#7 (y) 4/5
    hand: empty
    deck: 2 × Wisp, Yeti
  player 1: Hero#2, 30 Health
    board: empty
    hand: Wisp
    deck: empty

log
  0  SpellCast  card=Blast
  0  Damaged  target=Yeti#7 amount=1

after
  player 0: Hero#1, 30 Health
    board: Yeti#7 (y) 4/4
    hand: empty
    deck: 2 × Wisp, Yeti
  player 1: Hero#2, 30 Health
    board: empty
    hand: Wisp
    deck: empty

expected
  held    health y: 4
  held    deckSize player 0: 3

held: 2 of 2 expectations held`);
  });

  test("that fails says what was expected and what came", async () => {
    const { status, out } = await play("failing.json");
    expect(status).toBe(1);
    expect(out).toContain("  FAILED  health y: expected 5, got 4\n  held    deckSize player 0: 3\n");
    expect(out).toMatch(/\nFAILED: 1 of 2 expectations held$/);
  });

  test("whose cards or rules are not yet there says which", async () => {
    const noCard = await play("no-card.json");
    expect(noCard.status).toBe(1);
    expect(noCard.out).toMatch(/\nnot yet a card: Nova \(0 of 0 expectations held\)$/);
    const noRule = await play("no-rule.json");
    expect(noRule.status).toBe(1);
    expect(noRule.out).toContain("  open    health y: expected 4, not reached\n");
    expect(noRule.out).toContain("stopped\n  step 1, freeze: not yet a rule: freeze\n");
    expect(noRule.out).toMatch(/\nnot yet a rule: freeze \(0 of 2 expectations held\)$/);
  });

  test("is chosen from many by its id", async () => {
    expect((await play("many.jsonl", "--only", "failing")).out).toMatch(/^Wrong\n/);
  });
});

describe("many scenarios", () => {
  test("are summed up: the failed ones, what is not yet there, the counts", async () => {
    const { status, out } = await play("many.jsonl");
    expect(status).toBe(1);
    expect(out).toBe(`FAILED  failing: Wrong
  file: many.jsonl
  FAILED  health y: expected 5, got 4

not yet a card: Nova (2 scenarios)

not yet a rule: freeze (1 scenario)

6 scenarios: 2 held, 1 failed, 2 not yet a card, 1 not yet a rule`);
  });

  test("hold when none failed and some held, whatever is not yet there", async () => {
    expect((await play("open.jsonl")).status).toBe(0);
    expect((await play("blast.json", "no-card.json")).out).toMatch(
      /2 scenarios: 1 held, 0 failed, 1 not yet a card/,
    );
  });

  test("show a step that was refused", async () => {
    const many = temporaryFolder({ "refused.jsonl": lines(REFUSED, {}) });
    const { out } = await play(join(many, "refused.jsonl"));
    expect(out).toContain('step 1, damage: subject is "zz"; expected a label, a hero');
  });
});

describe("--json", () => {
  test("prints one document with every result", async () => {
    const { status, out, err } = await play("--json", "many.jsonl");
    expect({ status, err }).toEqual({ status: 1, err: "" });
    const document = JSON.parse(out);
    expect(document.summary).toEqual({
      scenarios: 6,
      held: 2,
      failed: 1,
      notYetACard: 2,
      notYetARule: 1,
      missingCards: { Nova: 2 },
      missingRules: { freeze: 1 },
    });
    expect(document.results[0]).toMatchObject({
      id: "blast",
      status: "held",
      file: join(folder, "many.jsonl"),
    });
    expect(document.results[0].log).toHaveLength(2);
  });

  test("prints the errors of a broken file too", async () => {
    const { status, out, err } = await play("--json", "broken.json");
    expect(status).toBe(2);
    expect(JSON.parse(out).errors).toMatchObject([{ path: "/active", found: "2", line: 1 }]);
    expect(err).toBe("broken.json:1: /active is 2; expected 0 or 1");
  });
});

describe("a call that is wrong ends with 2 and a sentence", () => {
  const KINDS = "expected a scenario file, .json (one) or .jsonl (one a line)";
  test.each([
    [["broken.json"], "broken.json:1: /active is 2; expected 0 or 1"],
    [["blast.json", "none.json"], `play: FILE is "none.json", which does not exist; ${KINDS}`],
    [["."], `play: FILE is ".", which is no file; ${KINDS}`],
    [["scenario.txt"], `play: FILE is "scenario.txt", which is of another kind; ${KINDS}`],
    [
      ["blast.json", "--only", "blest"],
      'play: --only is "blest"; expected the id of a scenario of the files',
    ],
  ])("%j", async (words, sentence) => {
    expect(await play(...words)).toEqual({ status: 2, out: "", err: sentence });
  });

  test.each([
    ["none.mjs", 'none.mjs"; expected a file that exports newGame'],
    ["no-engine.mjs", 'no-engine.mjs"; expected a module that exports newGame: give one with --engine'],
    ["broken-engine.mjs", 'broken-engine.mjs" cannot be loaded: '],
  ])("an engine: %s", async (engine, sentence) => {
    const { status, err } = await course("play", "blast.json", "--engine", engine);
    expect(status).toBe(2);
    expect(err).toContain(sentence);
  });
});

describe("without --engine", () => {
  test("a module's scenario is played on the module's own stage", async () => {
    expect((await course("play", "course/01-first/scenarios/a.json")).status).toBe(0);
    expect((await course("play", "course/02-second/scenarios/a.json")).status).toBe(1);
  });

  test("any other by the whole game, whose cards are others", async () => {
    expect((await course("play", "elsewhere/a.json")).out).toMatch(/not yet a card: .*Yeti/);
  });

  test("where there is no course, by the whole game", async () => {
    const board = [{ card: "Armorsmith", as: "y" }];
    const whirlwind = {
      players: [{ hero: "Test Hero", board }, { hero: "Test Hero" }],
      steps: [{ cast: "Whirlwind", player: 0 }],
      expect: [{ health: ["y", 3] }, { armor: [0, 1] }],
    };
    const away = temporaryFolder({ "a.json": JSON.stringify(scenario(whirlwind)) });
    const terminal = listeningTerminal(away);
    expect(await runCourse(["play", "a.json"], terminal)).toBe(0);
    expect(terminal.heard.out.join("\n")).toContain("held    health y: 3");
  });

  test("a scenario of the course by its name, on its module's stage", async () => {
    const terminal = listeningTerminal(temporaryFolder({}));
    expect(await runCourse(["play", "baron-hoarder-golem"], terminal)).toBe(0);
    expect(terminal.heard.out.at(-1)).toBe("held: 7 of 7 expectations held");
  });
});
