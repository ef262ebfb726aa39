/** What each package says of itself, in the words that registries, bundlers and installers read. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { manifestOf, PUBLISHED, ROOT } from "../src/packages.ts";

const LIBRARIES = PUBLISHED.filter(({ folder }) => folder.startsWith("packages/"));
const RUN_BY_INSTALLERS = ["preinstall", "install", "postinstall", "prepare", "prepublish"];

test.each(PUBLISHED)("$name says what it is, for whom, and whence", ({ name, folder }) => {
  const manifest = manifestOf(folder);
  expect(manifest).toMatchObject({
    name,
    license: "MIT",
    description: expect.stringMatching(/^[A-Z`].*[^.]$/),
    keywords: expect.arrayContaining(["card-game"]),
    engines: { node: expect.stringMatching(/^>=\d+\.\d+$/) },
    files: expect.arrayContaining(["dist"]),
    repository: { ...manifestOf(".").repository, directory: folder },
    homepage: `${home()}/tree/main/${folder}#readme`,
    bugs: `${home()}/issues`,
  });
  expect(manifest.sideEffects, "sideEffects").toBeDefined();
  expect(existsSync(join(ROOT, folder, "README.md"))).toBe(true);
});

test.each(LIBRARIES)("$name has one entry, for ESM and CJS, with types for each", ({ folder }) => {
  expect(manifestOf(folder)).toMatchObject({
    sideEffects: false,
    type: "module",
    main: "./dist/index.cjs",
    module: "./dist/index.js",
    types: "./dist/index.d.cts",
    exports: {
      ".": {
        import: { types: "./dist/index.d.ts", default: "./dist/index.js" },
        require: { types: "./dist/index.d.cts", default: "./dist/index.cjs" },
      },
      "./package.json": "./package.json",
    },
  });
});

test("the kernel depends on nothing", () => {
  const { dependencies, peerDependencies } = manifestOf("packages/core");
  expect({ ...dependencies, ...peerDependencies }).toEqual({});
});

test.each(PUBLISHED)("$name runs nothing when it is installed", ({ folder }) => {
  expect(
    Object.keys(manifestOf(folder).scripts ?? {}).filter((each) => RUN_BY_INSTALLERS.includes(each)),
  ).toEqual([]);
});

test.each(PUBLISHED)("$name takes packages of this repository in ranges that follow them", ({ folder }) => {
  const ours = Object.entries(manifestOf(folder).dependencies ?? {}).filter(([name]) =>
    name.startsWith("@course/"),
  );
  expect(ours.filter(([, range]) => range !== "workspace:^")).toEqual([]);
});

test.each(PUBLISHED)("$name has a README that shows a call", ({ name, folder }) => {
  const readme = readFileSync(join(ROOT, folder, "README.md"), "utf8");
  expect(readme.startsWith(`# ${name}\n`)).toBe(true);
  expect(readme).toMatch(/^```(ts|sh)\n/m);
});

function home(): string {
  return (manifestOf(".").repository?.url ?? "").replace(/^git\+|\.git$/g, "");
}
