/** `course expansion-tax` on a small synthetic repository. */
import { describe, expect, test } from "vitest";
import { runCourse } from "../src/program.ts";
import { actionsIn } from "./learner-workspace.ts";
import { listeningTerminal } from "./listening-terminal.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Seven commits, of which four add content, and two of those edit the engine. */
function history(): string {
  const folder = temporaryFolder({});
  const { git, write, commit } = actionsIn(folder);
  const commitAs = (title: string) => {
    commit();
    git(
      "-c",
      "user.name=x",
      "-c",
      "user.email=x@localhost",
      "commit",
      "--amend",
      "--quiet",
      "--allow-empty",
      "-m",
      title,
    );
  };
  git("init", "--quiet", "--initial-branch=main");
  write("engine/rules.ts", "export {};\n");
  write("cards/first.json", "{}\n");
  commitAs("Begin"); // The first commit: there was nothing to extend.
  write("cards/fair card.json", "{}\n");
  commitAs("Add a card");
  write("cards/unfair.json", "{}\n");
  write("engine/rules.ts", "export const unfair = 1;\n");
  write("engine/new.ts", "export {};\n");
  commitAs("Add a card with a rule of its own");
  write("engine/rules.ts", "export const unfair = 2;\n");
  commitAs("Change a rule");
  write("cards/unfair.json", "[]\n");
  write("engine/rules.ts", "export const unfair = 3;\n");
  commitAs("Correct a card"); // As many lines as before: no content is added.
  git("mv", "cards/first.json", "cards/moved.json");
  write("engine/rules.ts", "export const unfair = 4;\n");
  commitAs("Move a card");
  write("cards/many.json", "{}\n");
  commitAs("Begin a file of many cards");
  write("cards/many.json", "{}\n{}\n");
  write("engine/deep/switch.ts", "export {};\n");
  commitAs("Add one to it: with a case in a switch");
  git("checkout", "--quiet", "-b", "side", "HEAD~1");
  write("notes.md", "aside\n");
  commitAs("Aside");
  git("checkout", "--quiet", "main");
  git(
    "-c",
    "user.name=x",
    "-c",
    "user.email=x@localhost",
    "merge",
    "--quiet",
    "--no-ff",
    "-m",
    "Merge",
    "side",
  );
  return folder;
}

const repository = history();

async function tax(...words: string[]) {
  const terminal = listeningTerminal(repository);
  const status = await runCourse(["expansion-tax", ...words], terminal);
  return { status, out: terminal.heard.out, err: terminal.heard.err.join("\n") };
}

describe("course expansion-tax", () => {
  test("lists the commits that add content and edit the engine, and their share", async () => {
    const { status, out } = await tax(".", "--content", "cards/**", "--engine", "engine/**");
    expect(out).toEqual([
      expect.stringMatching(
        /^\d{4}-\d\d-\d\d [0-9a-f]{10} Add one to it: with a case in a switch: engine\/deep\/switch\.ts$/,
      ),
      expect.stringMatching(
        /^\d{4}-\d\d-\d\d [0-9a-f]{10} Add a card with a rule of its own: engine\/new\.ts, engine\/rules\.ts$/,
      ),
      "expansion-tax: 50 % (2 of 4 commits that add content also edit the engine)",
    ]);
    expect(status).toBe(0);
  });

  test("--json has every commit that adds content", async () => {
    const { out } = await tax(".", "--content", "cards/**", "--engine", "engine/**", "--json");
    const { commits, ...sums } = JSON.parse(out.join(""));
    expect(sums).toEqual({ taxed: 2, share: 0.5, engineFiles: 3 });
    expect(
      commits.map(({ title, content, engine }: { title: string; content: string[]; engine: string[] }) => [
        title,
        content,
        engine.length,
      ]),
    ).toEqual([
      ["Add one to it: with a case in a switch", ["cards/many.json"], 1],
      ["Begin a file of many cards", ["cards/many.json"], 0],
      ["Add a card with a rule of its own", ["cards/unfair.json"], 2],
      ["Add a card", ["cards/fair card.json"], 0],
    ]);
  });

  test.each<[string, string[], string]>([
    ["a folder means all in it", ["--content", "cards", "--engine", "./engine/"], "50 % (2 of 4"],
    [
      "several globs",
      ["--content", "cards/f*", "cards/m*", "--engine", "engine/*.ts", "engine/deep/*"],
      "33 % (1 of 3",
    ],
    ["braces", ["--content", "cards/{unfair,none}.json", "--engine", "**/*.ts"], "100 % (1 of 1"],
    [
      "what is content is no engine",
      ["--content", "cards/**", "--engine", "**/many.json", "engine/new.ts"],
      "25 % (1 of 4",
    ],
  ])("%s", async (_, globs, sum) => {
    expect((await tax(".", ...globs)).out.at(-1)).toContain(`expansion-tax: ${sum}`);
  });

  test("of a folder of a repository: its own files alone", async () => {
    const { out } = await tax("engine", "--content", "deep", "--engine", "*.ts");
    expect(out).toEqual(["expansion-tax: 0 % (0 of 1 commit that adds content also edits the engine)"]);
  });
});

describe("a wrong call ends with 2 and a sentence", () => {
  test.each([
    [["."], "error: required option '--content <glob...>' not specified"],
    [
      ["none", "--content", "a", "--engine", "b"],
      'expansion-tax: REPO is "none", which does not exist; expected a git repository',
    ],
    [
      [".", "--content", "crads/**", "--engine", "engine/**"],
      'expansion-tax: --content is "crads/**", which no commit adds to; expected a glob of files in this history',
    ],
    [
      [".", "--content", "cards/**", "--engine", "motor", "rules"],
      'expansion-tax: --engine is "motor rules", which no commit changes; expected a glob of files in this history',
    ],
  ])("%j", async (words, sentence) => {
    const { status, out, err } = await tax(...words);
    expect({ status, out }).toEqual({ status: 2, out: [] });
    expect(err.split("\n")[0]).toBe(sentence);
  });

  test("no repository", async () => {
    const terminal = listeningTerminal(temporaryFolder({}));
    expect(await runCourse(["expansion-tax", ".", "--content", "a", "--engine", "b"], terminal)).toBe(2);
    expect(terminal.heard.err.join("")).toBe(
      'expansion-tax: REPO is ".", which is in no git repository; expected one with a history',
    );
  });
});
