/**
 * Where the course's own files are: modules with their lessons and tests, and the contract's types.
 *
 * Inside the repository they are read where they are written; a published package carries a copy
 * (`scripts/copy-course.ts`), and whoever has installed it has no repository.
 * Elsewhere: what a module consists of (`course-modules.ts`).
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The course's files, by absolute path. */
export interface Course {
  /** Holds the modules, `NN-name`. */
  readonly folder: string;
  /** Holds the files of the contract's types. */
  readonly contract: string;
  /** Holds the files that a new workspace starts from. */
  readonly template: string;
  /** The version that a workspace's test files come from. */
  readonly version: string;
  /** Whether it is the repository itself, and not an installed copy. */
  readonly isRepository: boolean;
}

/** The files of the contract's types, which import each other and nothing else. */
export const CONTRACT_FILES = ["contract.ts", "events.ts", "handles.ts"] as const;

/** The course around this program, or the copy that came with it. */
export function findCourse(): Course {
  const own = packageFolder(dirname(fileURLToPath(import.meta.url)));
  const { version } = JSON.parse(readFileSync(join(own, "package.json"), "utf8"));
  const template = join(own, "template");
  const repository = join(own, "..", "..");
  if (existsSync(join(repository, "pnpm-workspace.yaml")) && existsSync(join(repository, "course"))) {
    const contract = join(repository, "packages/harness/src");
    return { folder: join(repository, "course"), contract, template, version, isRepository: true };
  }
  const folder = join(own, "dist/course");
  const contract = join(folder, "contract");
  return { folder, contract, template, version, isRepository: false };
}

/**
 * What to type for a subcommand that works on a workspace: there, or, where the repository's command only
 * runs inside of the repository, from there.
 *
 * @param words - For example `test 01 --watch`.
 * @param workspace - The workspace, where the words need one and don't name it.
 */
export function toType({ isRepository }: Course, words: string, workspace?: string): string {
  if (!isRepository) return `npx @course/tools ${words}`;
  return `npm run course -- ${words}${workspace === undefined ? "" : ` --dir ${quoted(workspace)}`}`;
}

/** A path as a shell takes it: where a double quote would let parts of it be replaced, between single ones. */
export function quoted(path: string): string {
  if (/^[\w./-]+$/.test(path)) return path;
  return /[$`"!]/.test(path) ? `'${path.replaceAll("'", "'\\''")}'` : `"${path}"`;
}

/** The folder of this package, from its sources as well as from its bundle. */
function packageFolder(from: string): string {
  let folder = from;
  while (!existsSync(join(folder, "package.json")) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
