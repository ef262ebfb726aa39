/** What our pages name exists: links, files, tests, import rules, names of code; and they are no longer than a map is. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { mentionsIn } from "../src/mentions.ts";
import { ROOT } from "../src/repository.ts";

/** Two screens of text. */
const MOST_LINES = 100;

interface Rule {
  readonly name: string;
}

const { forbidden } = createRequire(import.meta.url)(`${ROOT}.dependency-cruiser.cjs`) as {
  forbidden: Rule[];
};
const rules = new Set(forbidden.map(({ name }) => name));
const made = ["**/node_modules/**", "**/dist/**", "**/.turbo/**", "**/coverage/**"];
const files = globSync("**/*.{ts,md,json,cjs,mjs}", { cwd: ROOT, exclude: made }).map(slashes);
const packages = globSync("{packages,apps}/*/package.json", { cwd: ROOT }).map(dirname).map(slashes).sort();
const pages = [
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "README.md",
  ...packages.map((folder) => `${folder}/README.md`),
];

describe.each(pages)("%s", (page) => {
  const { links, files: mentioned } = mentionsIn(read(page));

  test("links to what is there", () => {
    const missing = links.filter((link) => !existsSync(join(ROOT, dirname(page), link)));
    expect(missing).toEqual([]);
  });

  test("names files that are there", () => {
    const isThere = (name: string) =>
      existsSync(join(ROOT, name)) || files.some((file) => file.endsWith(`/${name}`));
    expect(mentioned.filter((name) => !isThere(name))).toEqual([]);
  });
});

describe("ARCHITECTURE.md", () => {
  const text = read("ARCHITECTURE.md");
  const mentions = mentionsIn(text);
  const sources = files
    .filter(
      (file) => /^(packages|apps|course|bench|robustness)\/.*\.ts$/.test(file) && !file.includes("/tests/"),
    )
    .map(read)
    .join("\n");

  test("is two screens long at most", () => {
    expect(text.split("\n").length).toBeLessThanOrEqual(MOST_LINES);
  });

  test("has an entry for each package", () => {
    expect(packages.filter((folder) => !text.includes(`### ${folder}\n`))).toEqual([]);
  });

  test("names import rules that there are, and all that keep packages apart", () => {
    const unknown = mentions.rules.filter(
      (name) => !rules.has(name) && !packages.includes(`packages/${name}`),
    );
    expect(unknown).toEqual([]);
    const unnamed = [...rules].filter((name) => !name.startsWith("src-") && !mentions.rules.includes(name));
    expect(unnamed).toEqual(["no-unresolvable"]);
  });

  test("names code that there is", () => {
    const unknown = mentions.names.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources));
    expect(unknown).toEqual([]);
  });
});

test("mentions are told by their form", () => {
  const page = [
    "See [core](packages/core#top) and [the web](https://example.org).",
    "`queue.ts`, `tests/a.test.ts`, `no-circular`, `World.perform`, `dealDamage(target, 1)`, `[redirect, armor]`.",
    "```ts",
    "`inCode`",
    "```",
  ].join("\n");
  expect(mentionsIn(page)).toEqual({
    links: ["packages/core"],
    files: ["queue.ts", "tests/a.test.ts"],
    rules: ["no-circular"],
    names: ["World", "dealDamage"],
  });
});

function read(file: string): string {
  return existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), "utf8") : "";
}

function slashes(path: string): string {
  return path.replaceAll("\\", "/");
}
