/**
 * TypeScript that a lesson shows and no file holds: type-checked as if it stood in a learner's workspace.
 *
 * Each block becomes a file of its own in a temporary folder, where `#harness` is the contract and `vitest` is
 * there. What a block takes as given stands in a comment above it: `<!-- given: declare const game: Game; -->`;
 * the types of the contract need no import in it.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Fault } from "./fault.ts";
import { ROOT } from "./files.ts";
import { sourceOf } from "./fill.ts";
import type { Block, Markdown } from "./markdown.ts";

const HARNESS = `export type * from "@course/harness";
import type { NewGame } from "@course/harness";
export declare const newGame: NewGame;
`;

/** Strict as a learner's workspace is; a snippet may leave things unused and types to be found out. */
const SETTINGS = {
  extends: join(ROOT, "tsconfig.base.json"),
  compilerOptions: {
    declaration: false,
    isolatedDeclarations: false,
    verbatimModuleSyntax: false,
    types: ["node"],
    typeRoots: [join(ROOT, "node_modules/@types")],
    paths: { "#harness": ["./harness.ts"] },
  },
  include: ["*.ts"],
};

/** A block in the file that the compiler sees: how many lines stand before its own. */
interface Placed {
  readonly path: string;
  readonly block: Block;
  readonly before: number;
}

/** The errors that the compiler finds in the lessons' own blocks. */
export function checkTypes(lessons: readonly Markdown[]): Fault[] {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "course-lessons-"));
  try {
    mkdirSync(folder, { recursive: true });
    symlinkSync(
      fileURLToPath(new URL("../node_modules", import.meta.url)),
      join(folder, "node_modules"),
      "junction",
    );
    writeFileSync(join(folder, "harness.ts"), HARNESS);
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(SETTINGS));
    const placed = place(folder, lessons);
    return placed.size === 0 ? [] : compile(folder, placed);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function place(folder: string, lessons: readonly Markdown[]): Map<string, Placed> {
  const placed = new Map<string, Placed>();
  for (const { path, blocks } of lessons) {
    for (const block of blocks.filter((each) => each.language === "ts" && sourceOf(each) === undefined)) {
      const given = block.directives.filter(({ kind }) => kind === "given").map(({ argument }) => argument);
      const contract =
        given.length === 0 ? [] : ['import type { Game, GameEvent, Id, Player, Zone } from "#harness";'];
      const before = ["export {};", ...contract, ...given];
      const file = `block-${placed.size + 1}.ts`;
      writeFileSync(join(folder, file), [...before, ...block.lines, ""].join("\n"));
      placed.set(file, { path, block, before: before.length });
    }
  }
  return placed;
}

function compile(folder: string, placed: ReadonlyMap<string, Placed>): Fault[] {
  const tsc = join(ROOT, "node_modules/.bin/tsc");
  const shell = process.platform === "win32";
  const { status, stdout, stderr } = spawnSync(tsc, ["--project", folder, "--pretty", "false"], {
    cwd: folder,
    encoding: "utf8",
    shell,
  });
  const faults = `${stdout}`.split("\n").flatMap((line): Fault[] => {
    const [, file = "", number, message] = /^(block-\d+\.ts)\((\d+),\d+\): (.+)$/.exec(line) ?? [];
    const where = placed.get(file);
    if (where === undefined) return [];
    const inBlock = Math.max(Number(number) - where.before, 0);
    return [{ path: where.path, line: where.block.from + 1 + inBlock, what: message ?? "" }];
  });
  if (status !== 0 && faults.length === 0) throw new Error(`tsc ended with ${status}: ${stdout}${stderr}`);
  return faults;
}
