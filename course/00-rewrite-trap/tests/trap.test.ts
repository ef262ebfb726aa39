/**
 * Module 00, the trap: what each fix gains and breaks, as `measure.ts` finds it.
 *
 * The Baron tests fail here on purpose, each on the version and with the words that the lesson says. When a
 * fix begins to work, or breaks in another way, one of these fails.
 */
import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { newGame } from "@course/module-04/reference";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outcomesOf } from "../finished-engine.ts";
import { type Measured, printMeasured } from "../report.ts";
import { NAIVE, shippedVersions, writeSources } from "../versions.ts";

const MODULE = join(import.meta.dirname, "..");
let folder = "";
let versions: Measured[] = [];

/** Runs the script as a reader does, without the settings of the vitest around it. */
function measure(...words: string[]) {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV$|INIT_CWD$|DEV_)/.test(name),
  );
  const env = { ...Object.fromEntries(kept), NO_COLOR: "1" };
  return spawnSync(process.execPath, [join(MODULE, "measure.ts"), ...words], {
    cwd: folder,
    encoding: "utf8",
    env,
  });
}

function version(name: string): Measured {
  const found = versions.find((each) => each.name === name);
  if (found === undefined)
    throw new Error(`version: name is "${name}"; expected one of the measured versions`);
  return found;
}

/** The Baron tests that fail on a version, without their prefix, with what they say. */
function red(name: string): Record<string, string> {
  const failed = Object.entries(version(name).baron).filter(([, outcome]) => outcome !== "passed");
  return Object.fromEntries(failed.map(([test, said]) => [test.replace("test_00x_", ""), said]));
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "course trap "));
  const { stdout, stderr } = measure("--json");
  expect(stderr).toBe("");
  versions = JSON.parse(stdout);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("test_00_baron_tests_are_red_as_shipped", () => {
  const said = Object.values(red("as shipped"));
  expect(said).toEqual(Array(7).fill('summon: card is "Baron Rivendare"; expected the name of a minion'));
});

test("test_00_a_loop_over_the_board_stacks", () => {
  // Two Barons, two more runs: three draws where there are to be two.
  expect(red("loop-over-the-board")).toMatchObject({
    two_barons_do_not_stack: "cards drawn: expected 3 to be 2",
    baron_dies_too_from_the_right: "cards drawn: expected 2 to be 1",
  });
});

test("test_00_a_check_at_each_death_depends_on_who_is_removed_first", () => {
  const { baron } = version("check-at-each-death");
  expect(baron).toMatchObject({
    test_00x_two_barons_do_not_stack: "passed",
    test_00x_baron_dies_too: "passed",
  });
  // The same two minions and the same spell. Only their places are changed.
  expect(red("check-at-each-death")).toMatchObject({
    baron_dies_too_from_the_right: "cards drawn: expected 2 to be 1",
  });
});

test("test_00_the_worked_solution_breaks_order_independence", () => {
  // It passes whatever was asked before, and one board that was right with the simpler fix is now wrong.
  expect(red("barons-first")).toEqual({
    the_order_on_the_board_does_not_matter: expect.stringContaining(
      "expected [ 1, 2, 1, 2, 2, 2 ] to deeply equal",
    ),
  });
  expect(red("check-at-each-death").the_order_on_the_board_does_not_matter).toContain(
    "expected [ 1, 2, 2, 2, 2, 2 ]",
  );
});

test("test_00_a_right_answer_is_a_rewrite", () => {
  const { old, rulesFiles, added, removed } = version("death-in-two-passes");
  expect(red("death-in-two-passes")).toEqual({});
  expect(rulesFiles).toEqual(["damage.ts", "game.ts", "spells.ts", "state.ts"]);
  expect(added + removed).toBe(60);
  expect(Object.keys(old).filter((name) => old[name] !== "passed")).toEqual([
    "test_00_whirlwind_goes_from_left_to_right",
    "test_00_ghoul_kills_who_kills_on",
    "test_00_nether_kills_from_left_to_right",
  ]);
});

test("test_00_every_fix_makes_the_rules_name_more_cards", () => {
  expect(versions.map(({ names }) => names)).toEqual([8, 9, 9, 10, 9]);
});

test("test_00_the_other_fixes_break_no_old_test", () => {
  for (const name of ["as shipped", "loop-over-the-board", "check-at-each-death", "barons-first"]) {
    expect(new Set(Object.values(version(name).old)), name).toEqual(new Set(["passed"]));
  }
});

test("test_00_measured_txt_is_as_measured", () => {
  const committed = readFileSync(join(MODULE, "measured.txt"), "utf8");
  expect(committed, "measured.txt is stale: run `node measure.ts --write`").toBe(printMeasured(versions));
});

test("test_00_a_copy_is_measured_in_a_folder_with_a_space", () => {
  const copy = join(folder, "my naive");
  cpSync(NAIVE, copy, { recursive: true });
  writeFileSync(join(copy, "spells.ts"), `${readFileSync(join(copy, "spells.ts"), "utf8")}\n// Mine.\n`);

  const { status, stdout } = measure("my naive");

  expect(status).toBe(0);
  expect(stdout).toMatch(/^my naive +1 +1 +\+2 -0 +8 +0 of 9 +0 of 7$/m);
}, 60_000);

test("test_00_what_is_no_copy_is_refused", () => {
  mkdirSync(join(folder, "empty"));
  expect(measure("empty")).toMatchObject({
    status: 2,
    stderr: 'measure: FOLDER is "empty"; expected a copy of naive/, with its game.ts\n',
  });
});

test("test_00_every_version_type_checks", () => {
  const places = shippedVersions().map(({ name, sources }) => {
    writeSources(join(folder, "types", name), sources);
    return name;
  });
  const base = join(MODULE, "../../tsconfig.base.json");
  const options = { declaration: false, isolatedDeclarations: false };
  const config = { extends: base, compilerOptions: options, include: places.map((place) => `${place}/*.ts`) };
  writeFileSync(join(folder, "types/tsconfig.json"), JSON.stringify(config));
  const PATH = join(MODULE, "../../node_modules/.bin") + delimiter + process.env.PATH;
  const words = ["--project", join(folder, "types/tsconfig.json"), "--pretty", "false"];
  const { stdout } = spawnSync("tsc", words, { encoding: "utf8", env: { ...process.env, PATH } });
  expect(stdout).toBe("");
}, 60_000);

test("test_00_the_engine_of_module_04_ignores_the_order", () => {
  const deck = Array.from({ length: 5 }, () => "Test Filler");
  const wounds = { "Baron Rivendare": 5, "Unstable Ghoul": 2, "Loot Hoarder": 0 } as const;
  type Name = keyof typeof wounds;
  const orders = (names: Name[]): Name[][] =>
    names.length === 0
      ? [[]]
      : names.flatMap((name) =>
          orders(names.filter((other) => other !== name)).map((rest) => [name, ...rest]),
        );

  const drawn = orders(["Baron Rivendare", "Unstable Ghoul", "Loot Hoarder"]).map((board) => {
    const game = newGame({ decks: [deck, []] });
    for (const name of board) {
      const id = game.summon(name, 0);
      if (wounds[name] > 0) game.dealDamage(id, wounds[name]);
    }
    game.cast("Whirlwind", 0);
    return game.hand(0).length;
  });

  expect(drawn).toEqual([2, 2, 2, 2, 2, 2]);
});

test("test_00_the_scenarios_hold_on_the_engine_of_module_04", () => {
  const files = globSync(join(MODULE, "scenarios/*.json")).sort();
  expect(files.map(outcomesOf)).toEqual(Array(8).fill(["held"]));
});
