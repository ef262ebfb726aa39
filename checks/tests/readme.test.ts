/** What our READMEs show runs: each example type-checks, and prints what it says. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ExampleFolder, examplesIn, promisedBy } from "../src/examples.ts";
import { ROOT } from "../src/repository.ts";

const packages = globSync("packages/*/package.json", { cwd: ROOT }).map(dirname).sort();
const examples = packages.flatMap((name) => examplesIn(read(`${name}/README.md`), `${name}/README.md`));
const folder = new ExampleFolder(examples);
afterAll(() => folder.remove());

test.each(packages)("%s has a README with an example", (name) => {
  expect(examples.filter(({ where }) => where.startsWith(`${name}/`)).length).toBeGreaterThan(0);
});

test("all examples type-check", { timeout: 60_000 }, () => {
  const named = folder
    .typeErrors()
    .replaceAll(/example-(\d+)\.ts/g, (_, index) => examples[index]?.where ?? "");
  expect(named).toBe("");
});

test.each(examples.map((example, index) => ({ ...example, index })))(
  "$where prints what it says",
  { timeout: 30_000 },
  async ({ code, index }) => {
    expect(promisedBy(code), "what it says it prints").not.toEqual([]);
    expect(await folder.run(index)).toEqual(promisedBy(code));
  },
);

describe("an example", () => {
  const code = [
    "console.log(1 + 1); // 2",
    "const a = 3; // no print",
    "for (const each of [a, 4]) console.log(each);",
    "// 3",
    "// 4",
    "",
    "// A remark.",
  ].join("\n");

  test("says what it prints behind the call, or below it", () => {
    expect(promisedBy(code)).toEqual(["2", "3", "4"]);
  });

  test("is a block of TypeScript, known by its line", () => {
    const markdown = "# Title\n\n```sh\nls\n```\n\n```ts\nconsole.log(1); // 1\n```\n";
    expect(examplesIn(markdown, "a.md")).toEqual([{ where: "a.md:7", code: "console.log(1); // 1\n" }]);
  });

  test("that fails says why", { timeout: 30_000 }, async () => {
    const wrong = new ExampleFolder([
      { where: "a.md:1", code: "const n: number = 'one';\nthrow new Error(n);" },
    ]);
    expect(wrong.typeErrors()).toContain("Type 'string' is not assignable to type 'number'");
    expect((await wrong.run(0)).join("\n")).toContain("Error: one");
    wrong.remove();
  });
});

function read(file: string): string {
  return existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), "utf8") : "";
}
