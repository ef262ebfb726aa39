/** The API's documentation can be built without a warning, and each export has a docstring. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ROOT } from "../src/repository.ts";

const folder = mkdtempSync(join(realpathSync(tmpdir()), "course-docs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DOCUMENTED = "/** It says so. */\nexport const A = 1;\n";

test("the documentation of all packages is built without a warning", () => {
  expect(documentation(ROOT)).toEqual({ status: 0, warnings: [] });
});

test("an export without a docstring, and a link that leads nowhere, fail it", () => {
  plant(`${DOCUMENTED}/** Its field speaks by its name. */\nexport interface B { readonly name: string }\n`);
  expect(documentation(folder)).toEqual({ status: 0, warnings: [] });

  plant(`${DOCUMENTED}export const B = 2;\nexport function f(): void {}\n`);
  const undocumented = documentation(folder);
  expect(undocumented.status).not.toBe(0);
  expect(undocumented.warnings).toEqual([
    "[warning] @course/planted: B has no docstring; expected one on each export",
    "[warning] @course/planted: f has no docstring; expected one on each export",
  ]);

  plant("/** As {@link Nothing} says. */\nexport const A = 1;\n");
  const lost = documentation(folder);
  expect(lost.status).not.toBe(0);
  expect(lost.warnings).toEqual([expect.stringContaining('Failed to resolve link to "Nothing"')]);
});

/** What TypeDoc says of the packages under a root. Writes the pages away from the repository. */
function documentation(root: string): { status: number | null; warnings: string[] } {
  const args = ["--options", join(ROOT, "typedoc.config.cjs"), "--entryPoints", join(root, "packages/*")];
  const { status, stdout, stderr } = spawnSync("typedoc", [...args, "--out", join(folder, "out")], {
    cwd: ROOT,
    encoding: "utf8",
    env: {
      ...process.env,
      NO_COLOR: "1",
      PATH: join(ROOT, "node_modules/.bin") + delimiter + process.env.PATH,
    },
    shell: process.platform === "win32",
  });
  const lines = `${stdout}${stderr}`.split("\n");
  return { status, warnings: lines.filter((line) => /^\[(warning|error)\] (?!Found )/.test(line)) };
}

function plant(source: string): void {
  write("package.json", JSON.stringify({ name: "@course/planted", version: "0.1.0" }));
  write(
    "tsconfig.json",
    JSON.stringify({ compilerOptions: { types: [], skipLibCheck: true }, include: ["src"] }),
  );
  write("src/index.ts", source);
}

function write(file: string, text: string): void {
  const path = join(folder, "packages/planted", file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
