/** `course status`, `lesson`, `hint` and `reference`: what they tell, and when. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { aWorkspace, edit, putEngine, read } from "./a-workspace.ts";
import { courseIn } from "./course.ts";

const SLOW = 60_000;

describe("status", () => {
  test("is what the tests say", { timeout: SLOW }, async () => {
    const folder = aWorkspace({ parts: ["01", "01x", "02"], engine: "01" });
    const { status, out } = await courseIn(folder, ["status", "--json"]);
    expect(status).toBe(0);
    const report = JSON.parse(out.join("\n"));
    expect(report.modules.slice(0, 3)).toEqual([
      expect.objectContaining({
        number: "01",
        state: "passed",
        passed: 12,
        total: 12,
        drop: { state: "RED", passed: 0, total: 3 },
      }),
      expect.objectContaining({
        number: "02",
        state: "RED",
        passed: 0,
        total: 12,
        drop: { state: "not started", passed: 0, total: 0 },
      }),
      expect.objectContaining({ number: "03", state: "not started" }),
    ]);
    expect(report.next).toContain("module 02 is RED");

    putEngine(folder, "02");
    const { text } = await courseIn(join(folder, "src"), ["status"]); // From anywhere in the workspace.
    expect(text).toMatch(/^01 .* passed 12\/12 +drop: RED 0\/3/m);
    expect(text).toMatch(/^02 .* passed 12\/12 +drop: not started$/m);
    expect(text).toMatch(/^next: Expansion Drop 01x is RED/m);
  });
});

describe("lesson", () => {
  test("a lesson that is there, or a sentence", async () => {
    const { status, out } = await courseIn(temporaryFolder({}), ["lesson", "1", "--json"]);
    expect(status).toBe(0);
    expect(JSON.parse(out.join("\n"))).toMatchObject({ module: "01" });
  });

  test("a number that no module has", async () => {
    const { status, err } = await courseIn(temporaryFolder({}), ["lesson", "77"]);
    expect(status).toBe(2);
    expect(err[0]).toMatch(/^lesson: NN is "77"; expected one of 00, 01, /);
  });

  test("folds what spoils, in a terminal too", async () => {
    const { out } = await courseIn(temporaryFolder({}), ["lesson", "01"]);
    expect(out.join("\n")).toMatch(/^\[Hint 1: nudge: .* hint 01\]$/m);
    expect(out.join("\n")).toMatch(/^\[Discussion: .* lesson 01 --open\]$/m);
    expect(out.join("\n")).not.toContain("<details>");
    expect(out.join("\n")).not.toContain("<!--");
    const { out: open } = await courseIn(temporaryFolder({}), ["lesson", "01", "--open"]);
    expect(open.length).toBeGreaterThan(out.length);
  });

  test("one section", async () => {
    const { out, err } = await courseIn(temporaryFolder({}), ["lesson", "01", "--section", "predict"]);
    expect({ first: out[0], err }).toEqual({ first: "## Predict", err: [] });
    const wrong = await courseIn(temporaryFolder({}), ["lesson", "01", "--section", "Summary"]);
    expect(wrong.status).toBe(2);
    expect(wrong.err[0]).toMatch(/^lesson: --section is "Summary"; expected one of Observe, Predict, /);
  });
});

describe("hint", () => {
  test(
    "the next one each time, without a number; then all of them again",
    async () => {
      const folder = aWorkspace({ installed: false });
      const first = await courseIn(folder, ["hint", "01"]);
      expect(first.out[0]).toBe("nudge");
      const second = await courseIn(folder, ["hint", "01"]);
      expect(second.out[0]).toBe("concept");
      const third = await courseIn(folder, ["hint", "01"]);
      expect(third.out[0]).toBe("pseudo-code");
      const again = await courseIn(folder, ["hint", "01"]);
      expect(again.out).toEqual(expect.arrayContaining(["nudge", "concept", "pseudo-code"]));
      expect([...first.out, ...second.out, ...third.out].join("\n")).not.toMatch(/Hint \d|\d of \d/);
    },
    SLOW,
  );

  test("after the module has passed, all of them at once", { timeout: SLOW }, async () => {
    const { out } = await courseIn(aWorkspace({ engine: "01" }), ["hint", "01", "--json"]);
    expect(JSON.parse(out.join("\n")).hints).toHaveLength(3);
  });

  test("is no change to the learner's repository", { timeout: SLOW }, async () => {
    const folder = aWorkspace({ installed: false });
    await courseIn(folder, ["hint", "01"]);
    expect(read(folder, ".course/.gitignore")).toBe("*\n");
  });

  test("is given where nothing can be remembered", { timeout: SLOW }, async () => {
    const folder = aWorkspace({ installed: false });
    await courseIn(folder, ["hint", "01"]);
    edit(folder, ".course/memory.json", () => "not JSON");
    expect((await courseIn(folder, ["hint", "01"])).out[0]).toBe("nudge");
  });

  test("outside of a workspace it is the first one each time, and that is said", async () => {
    for (let time = 0; time < 2; time++) {
      const { status, out, err } = await courseIn(temporaryFolder({}), ["hint", "01"]);
      expect({ status, first: out[0] }).toEqual({ status: 0, first: "nudge" });
      expect(err[0]).toMatch(/no workspace here to remember in, .* lesson 01 --open$/);
    }
    const { status } = await courseIn(temporaryFolder({}), ["hint", "01", "--dir", "nowhere"]);
    expect(status).toBe(2);
  });
});

describe("reference", () => {
  const yes = async () => true;
  const no = async () => false;

  test("asks once before the module has passed", { timeout: SLOW }, async () => {
    const folder = aWorkspace({ installed: false });
    const asked: string[] = [];
    const first = await courseIn(folder, ["reference", "01"], async (question) => asked.push(question) > 0);
    expect(asked).toEqual(["Module 01 has not passed here. Show its reference all the same?"]);
    expect(first.text).toContain("export const stage: Stage = createStage({");
    const second = await courseIn(folder, ["reference", "01"], no);
    expect(second.text).toContain("export const stage: Stage = createStage({");
  });

  test("shows nothing after a no", { timeout: SLOW }, async () => {
    const { status, out, err } = await courseIn(aWorkspace({ installed: false }), ["reference", "01"], no);
    expect({ status, out }).toEqual({ status: 1, out: [] });
    expect(err[0]).toMatch(/^reference: not shown; .* hint 01 gives less away$/);
  });

  test("asks nobody after the module has passed", { timeout: SLOW }, async () => {
    const { status, text } = await courseIn(aWorkspace({ engine: "01" }), ["reference", "01"]);
    expect(status).toBe(0);
    expect(text).toContain("createStage");
  });

  test("refuses where nobody can answer, and takes --yes", async () => {
    const folder = temporaryFolder({});
    const { status, err } = await courseIn(folder, ["reference", "02"]);
    expect(status).toBe(2);
    expect(err[0]).toBe("reference: module 02 has not passed here, and nobody can be asked; expected --yes");
    expect((await courseIn(folder, ["reference", "02", "--yes"])).status).toBe(0);
  });

  test("--diff is what changes from the stage before", async () => {
    const { out } = await courseIn(temporaryFolder({}), ["reference", "02", "--diff"], yes);
    expect(out.slice(0, 2)).toEqual(["--- 01-handles/reference.ts", "+++ 02-event-queue/reference.ts"]);
    const { out: first } = await courseIn(temporaryFolder({}), ["reference", "01", "--diff"], yes);
    expect(first.slice(0, 2)).toEqual(["--- nothing", "+++ 01-handles/reference.ts"]);
  });

  test("--json is one document", async () => {
    const { out } = await courseIn(temporaryFolder({}), ["reference", "03", "--yes", "--json"]);
    const { module, path, text } = JSON.parse(out.join("\n"));
    expect(module).toBe("03");
    expect(existsSync(path)).toBe(true);
    expect(text).toBe(readFileSync(path, "utf8"));
  });

  test("a module that builds no stage", async () => {
    const { status, err } = await courseIn(temporaryFolder({}), ["reference", "00"]);
    expect(status).toBe(2);
    expect(err[0]).toContain("module 00 has no reference stage");
  });
});
