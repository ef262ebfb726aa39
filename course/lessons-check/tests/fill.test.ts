/** Blocks are filled with what is there now; what is not there is an error with its line. */
import { expect, test } from "vitest";
import { fill } from "../src/fill.ts";
import { PATH, SOUND } from "./sound-lesson.ts";

/** The block under a comment, filled. */
function filled(comment: string, language = "ts"): string[] {
  return fill(PATH, `<!-- ${comment} -->\n\`\`\`${language}\nstale\n\`\`\`\n`).split("\n").slice(2, -2);
}

test("a log is the one that the scenario has on the lesson's stage", () => {
  expect(filled("log: scenarios/acolyte-draws-when-damaged.json", "text")).toEqual([
    "0  Damaged  target=Acolyte of Pain#5 amount=2",
    "0  Triggered  source=Acolyte of Pain#5 trigger=selfDamaged",
    "1    Drew  player=0 id=Test Filler#3",
  ]);
});

test("a log on an earlier stage shows what that stage does, held or not", () => {
  const onNext = filled("log: ../03-death-step/scenarios/simultaneous-removal.json on 03", "text");
  expect(onNext.filter((line) => line.includes("Destroyed")).length).toBe(2);
  expect(() => filled("log: ../03-death-step/scenarios/simultaneous-removal.json on 02")).toThrow(
    /lesson\.md:1: log: .*not yet a card: Loot Hoarder/,
  );
});

test("a log takes cards besides its stage's own", () => {
  const log = filled(
    "log: ../03-death-step/scenarios/twisting-nether-destroys-all.json with ../03-death-step/expansion/solution/twisting-nether.json on 03",
    "text",
  );
  expect(log[0]).toBe("0  SpellCast  card=Twisting Nether");
});

test("a scenario that fails on the lesson's own stage fills nothing", () => {
  expect(() => filled("log: ../03-death-step/scenarios/destroy-marks-pending.json")).toThrow(
    /not yet a card/,
  );
  expect(() => filled("log: scenarios/nowhere.json")).toThrow(
    /path is "scenarios\/nowhere.json"; expected a file/,
  );
});

test("code is found by its name: a declaration with its comment, a test, a card", () => {
  expect(filled("include: packages/core/src/order-of-play.ts#oldestInPlay")[0]).toMatch(
    /^\/\*\* The first entity/,
  );
  const shown = filled("include: tests/test_02.test.ts#test:test_02_armor_is_kept_by_player");
  expect([shown[0], shown.at(-1)]).toEqual(['test("test_02_armor_is_kept_by_player", () => {', "});"]);
  const card = filled("include: packages/content-hs/packs/course/02-event-queue.json#armorsmith", "json");
  expect(JSON.parse(card.join("\n"))).toMatchObject({ name: "Armorsmith", health: 4 });
});

test("several excerpts follow each other", () => {
  const file = "packages/core/src/order-of-play.ts";
  const both = filled(`include: ${file}#oldestInPlay, ${file}#nextInPlay`);
  expect(both.filter((line) => line.startsWith("export function")).length).toBe(2);
});

test("a marker that is not there is an error", () => {
  const what = /lesson\.md:1: include: marker is "youngestInPlay"; expected a region, a declaration/;
  expect(() => filled("include: packages/core/src/order-of-play.ts#youngestInPlay")).toThrow(what);
});

test("the output of a program is what it prints now", () => {
  expect(filled("run: course/lessons-check/tests/two-lines.ts a b", "text")).toEqual([
    "first: a",
    "second: b",
  ]);
  expect(() => filled("run: course/lessons-check/tests/two-lines.ts")).toThrow(/ended with 1: no arguments/);
});

test("a comment of an unknown kind, or without a block, is an error", () => {
  expect(() => fill(PATH, "<!-- inculde: a.ts -->\n```ts\n```\n")).toThrow(
    /:1: comment is "inculde:"; expected/,
  );
  expect(() => fill(PATH, "<!-- include: a.ts -->\nText.\n")).toThrow(/:1: expected a fenced block under/);
});

test("filling again changes nothing, and a hand-made change is found", () => {
  const once = fill(PATH, SOUND);
  expect(once).not.toBe(SOUND);
  expect(fill(PATH, once)).toBe(once);
  const changed = once.replace("game.gainArmor(1, 5);", "game.gainArmor(1, 6);");
  expect(changed).not.toBe(once);
  expect(fill(PATH, changed)).toBe(once);
}, 30_000);
