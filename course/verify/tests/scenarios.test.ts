/**
 * Every scenario of a module holds on the module's stage; one of its Expansion Drop, which asks for a card or a
 * call that the stage does not have, holds with the drop's solution.
 */
import { describe, expect, test } from "vitest";
import { moduleOf, playOn, SCENARIOS, type Stages, stagesOf } from "../scenarios.ts";

const modules = [...new Set(SCENARIOS.map(moduleOf))];
const stages = new Map<string, Stages>();
for (const module of modules) stages.set(module, await stagesOf(module));

describe.each(modules)("%s", (module) => {
  const { stage, withDrop } = stages.get(module) as Stages; // Every module's were loaded above.

  test.each(SCENARIOS.filter((file) => moduleOf(file) === module))("%s holds", (file) => {
    const alone = playOn(stage, file);
    if (alone.status === "held") return;
    expect(alone, "without the drop").toMatchObject({
      status: expect.stringMatching(/^not yet a (card|rule)$/),
    });
    expect(playOn(withDrop, file), "with the drop").toMatchObject({ status: "held" });
  });
});
