import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { courseStage, jsonSchema, playOn, readyStage } from "../stages.ts";

const course = new URL("../../", import.meta.url);
const scenarios = globSync("*/scenarios/*.json", { cwd: course }).sort();

describe("the harness's ready stage is the course's last stage", () => {
  test("has the same layers, steps, orders and switches", () => {
    const [ready, modules] = [readyStage, courseStage].map(({ definition: { rules } }) => rules);
    expect(ready?.layers.map(({ name }) => name)).toEqual(modules?.layers.map(({ name }) => name));
    expect(ready).toEqual(modules);
  });

  test("has the same vocabulary, word by word", () => {
    expect(jsonSchema(readyStage.vocabulary)).toEqual(jsonSchema(courseStage.vocabulary));
    for (const { words = [] } of courseStage.definition.rules.layers) {
      for (const word of words) expect(readyStage.vocabulary.word(word.category, word.type)).toBe(word);
    }
  });

  test("has the same cards, and takes others", () => {
    expect(readyStage.cards).toEqual(courseStage.cards);
    expect(readyStage.definition.takesCards).toBe(courseStage.definition.takesCards);
  });

  test.each(scenarios)("plays %s with the same log", (file) => {
    const text = readFileSync(new URL(file, course), "utf8");
    const played = playOn(readyStage, text, file);
    expect(played).toEqual(playOn(courseStage, text, file));
    expect(played[0]?.log.length ?? 0, "events").toBeGreaterThan(0);
  });
});
