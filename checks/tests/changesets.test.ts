/** A change to a package's source is refused without a changeset, and taken with one. */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkChangesets } from "../../scripts/ci-changeset.mjs";
import { publishedPackages } from "../../scripts/ci-packages.mjs";
import { ROOT } from "../src/repository.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "course-changesets-"));
  git("init", "--quiet", "--initial-branch=main");
  write("packages/core/package.json", JSON.stringify({ name: "@course/core", files: ["dist", "packs"] }));
  write("packages/core/src/index.ts", "export const A = 1;\n");
  write("packages/inner/package.json", JSON.stringify({ name: "@course/inner", private: true }));
  write("packages/inner/src/index.ts", "export const A = 1;\n");
  write(".changeset/old-one.md", '---\n"@course/core": patch\n---\nSomething else.\n');
  commit();
  git("switch", "--quiet", "--create", "work");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const MISSING = expect.stringMatching(
  /^packages\/core\/src\/: changed without a changeset; expected one .*core/,
);

test("a change to the source without a changeset is refused, committed or not", () => {
  write("packages/core/src/index.ts", "export const A = 2;\n");
  expect(problems()).toEqual([MISSING]);
  commit();
  expect(problems()).toEqual([MISSING]);
});

test("a new source file without a changeset is refused", () => {
  write("packages/core/src/more.ts", "export const B = 2;\n");
  expect(problems()).toEqual([MISSING]);
});

test("data that is shipped beside the build counts as source", () => {
  write("packages/core/packs/one.json", "{}\n");
  expect(problems()).toEqual([expect.stringMatching(/^packages\/core\/packs\/: changed/)]);
});

test("a changeset that names the package is enough", () => {
  write("packages/core/src/index.ts", "export const A = 2;\n");
  write(".changeset/new-one.md", '---\n"@course/core": minor\n---\nA is 2.\n');
  expect(problems()).toEqual([]);
  commit();
  expect(problems()).toEqual([]);
});

test("a changeset for another package is not enough", () => {
  write("packages/core/src/index.ts", "export const A = 2;\n");
  write(".changeset/new-one.md", '---\n"@course/cards": minor\n---\nA is 2.\n');
  expect(problems()).toEqual([MISSING]);
});

test("an empty changeset says that no user can notice", () => {
  write("packages/core/src/index.ts", "export const A = 2;\n");
  write(".changeset/new-one.md", "---\n---\nRenamed inside.\n");
  expect(problems()).toEqual([]);
});

test("tests, documents and private packages need none", () => {
  write("packages/core/tests/index.test.ts", "// a test\n");
  write("packages/core/README.md", "# core\n");
  write("packages/inner/src/index.ts", "export const A = 2;\n");
  expect(problems()).toEqual([]);
});

test("without a main there is nothing to compare with", () => {
  git("branch", "--quiet", "--delete", "--force", "main");
  expect(checkChangesets(root)).toEqual({ compared: undefined, problems: [] });
});

test("a base without a common ancestor is an error, and no silence", () => {
  expect(checkChangesets(root, "nowhere").problems).toEqual([expect.stringContaining('base is "nowhere"')]);
});

test("the groups name packages that are published, and every package is in one or stands alone on purpose", () => {
  const config = JSON.parse(readFileSync(join(ROOT, ".changeset/config.json"), "utf8"));
  const alone = ["@course/content-hs", "@course/tools"];
  const names = publishedPackages(ROOT).map(({ name }) => name);
  expect([...config.fixed.flat(), ...alone].sort()).toEqual(names.sort());
});

test("every changeset names packages that are published, and says something", () => {
  const names = new Set(publishedPackages(ROOT).map(({ name }) => name));
  const wrong = globSync(".changeset/*.md", { cwd: ROOT }).filter((file) => {
    const [, front = "", text = ""] = readFileSync(join(ROOT, file), "utf8").split(/^---$/m);
    const named = [...front.matchAll(/^"(.+)": (?:patch|minor|major)$/gm)].map((match) => match[1] ?? "");
    return named.some((name) => !names.has(name)) || text.trim() === "";
  });
  expect(wrong).toEqual([]);
  expect(existsSync(join(ROOT, ".changeset/config.json"))).toBe(true);
});

function problems(): string[] {
  return checkChangesets(root).problems;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function commit(): void {
  git("add", "--all");
  git(
    "-c",
    "user.name=Test",
    "-c",
    "user.email=test@example.invalid",
    "commit",
    "--quiet",
    "--message=Change",
  );
}

function git(...args: readonly string[]): void {
  execFileSync("git", args, { cwd: root });
}
