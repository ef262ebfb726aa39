/** What is published is right, and no bigger or slower than promised. Every figure is printed. */
import { globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mustRun } from "../src/commands.ts";
import { attwFindings, publintFindings } from "../src/findings.ts";
import { manifestOf, PUBLISHED, ROOT } from "../src/packages.ts";
import { gzipSize, importTime } from "../src/size.ts";
import { packed, type Tarball } from "../src/tarball.ts";

const folder = mkdtempSync(join(realpathSync(tmpdir()), "course-packages-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(PUBLISHED)("$name", (published) => {
  const { name } = published;
  let tarball: Tarball;
  beforeAll(async () => {
    tarball = await packed(published, folder);
  });

  test("has no finding of publint", async () => {
    expect(await publintFindings(tarball.file)).toEqual([]);
    console.log(`${name}: publint: no finding`);
  });

  test("has no finding of attw", async () => {
    expect(await attwFindings(tarball.file)).toBe("");
    console.log(`${name}: attw: no problem`);
  });

  test("ships a README, a licence and what is built, and no source or test", () => {
    const { contents } = tarball;
    expect(contents).toEqual(
      expect.arrayContaining(["LICENSE", "README.md", "package.json", published.entry]),
    );
    const stray = contents.filter((file) =>
      /^(src|tests|scripts|node_modules)\/|\.config\.|tsconfig/.test(file),
    );
    expect(stray.filter((file) => !file.startsWith("template/"))).toEqual([]);
  });

  test("stays within its size", async () => {
    const size = await gzipSize(published);
    console.log(`${name}: ${size} bytes of ${published.gzip}, minified and gzipped`);
    expect(size).toBeLessThan(published.gzip);
  });
});

/** The tests of a file run one after the other: two imports at a time would measure each other. */
test.each(PUBLISHED.filter(({ importTime }) => importTime !== undefined))(
  "$name is imported in under $importTime ms of CPU",
  async (published) => {
    const time = await importTime(published);
    console.log(`${published.name}: ${time.toFixed(1)} ms of CPU of ${published.importTime}, to import`);
    expect(time).toBeLessThan(published.importTime ?? 0);
  },
);

describe("a planted fault", () => {
  test("in the entries is found by both tools", async () => {
    const broken = await repacked({
      exports: { ".": { types: "./dist/index.d.ts", import: "./dist/gone.js", require: "./dist/index.js" } },
    });
    expect(await publintFindings(broken)).not.toEqual([]);
    expect(await attwFindings(broken)).toContain("CJSResolvesToESM");
  });

  /** The kernel's tarball, with other words in its package.json. */
  async function repacked(change: object): Promise<string> {
    const [core] = PUBLISHED;
    const { file } = await packed(core!, join(folder, "planted"));
    const cwd = join(folder, "planted");
    await mustRun(["tar", "-xzf", file], { cwd });
    const manifest = join(cwd, "package/package.json");
    const {
      main: _main,
      module: _module,
      types: _types,
      ...rest
    } = JSON.parse(readFileSync(manifest, "utf8"));
    writeFileSync(manifest, JSON.stringify({ ...rest, ...change }));
    await mustRun(["tar", "-czf", "broken.tgz", "package"], { cwd });
    return join(cwd, "broken.tgz");
  }
});

test("each package that is not private is in the table", () => {
  const folders = globSync("{packages,apps,course,examples}/*/package.json", { cwd: ROOT }).map(dirname);
  const open = folders.filter((each) => manifestOf(each).private !== true).sort();
  expect(open).toEqual(PUBLISHED.map((each) => each.folder).sort());
});
