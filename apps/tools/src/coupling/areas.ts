/**
 * What the audit looks at: a learner's workspace, or this repository's engine packages.
 *
 * In both, the engine names no card and imports no content; in a workspace, content imports nothing from
 * the harness either (in this repository the import rules say so).
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { UsageError } from "../subcommand.ts";
import { auditFile, type Finding, type Rule } from "./audit.ts";
import { CardNames } from "./card-names.ts";
import { namesInContent } from "./content-names.ts";
import { ImportResolver } from "./imports.ts";
import { READABLE } from "./pieces.ts";

/** What an audit found. */
export interface Audit {
  readonly ok: boolean;
  readonly findings: readonly Finding[];
  /** Names in comments: worth a look, and allowed. */
  readonly notes: readonly Finding[];
  readonly files: number;
  readonly names: number;
  /** Names of cards that are rules vocabulary too, and so are never found. */
  readonly vocabulary: readonly string[];
}

/** Names and rules vocabulary that hold for every audit. */
export interface Known {
  readonly names: readonly string[];
  readonly vocabulary: ReadonlySet<string>;
}

const ENGINE_PACKAGES = ["core", "cards", "damage-pipeline", "rules-hs"];

/** Audits a learner's workspace. */
export function auditWorkspace(root: string, shown: string, known: Known): Audit {
  if (!existsSync(join(root, "src/engine")))
    throw new UsageError(`coupling-audit: DIR is "${shown}"; expected a workspace, with src/engine in it`);
  const content = filesIn(root, "src/content");
  const own = content.flatMap((file) => namesInContent(file, readFileSync(join(root, file), "utf8")));
  const names = new CardNames([...known.names, ...own], known.vocabulary);
  const engineRule: Rule = {
    names,
    refuses: (path) =>
      isIn("src/content", path) || isIn("src/harness", path)
        ? `imports ${path}, which no engine knows`
        : undefined,
  };
  const contentRule: Rule = {
    refuses: (path) => (isIn("src/harness", path) ? `imports ${path}: content knows no harness` : undefined),
  };
  const imports = new ImportResolver(root);
  const engine = filesIn(root, "src/engine");
  return auditOf(
    names,
    [...engine, ...content].map((file) =>
      auditFile(root, file, engine.includes(file) ? engineRule : contentRule, imports),
    ),
  );
}

/** Audits this repository's engine packages. */
export function auditPackages(root: string, shown: string, known: Known): Audit {
  const folders = ENGINE_PACKAGES.map((name) => `packages/${name}/src`);
  const missing = folders.filter((folder) => !existsSync(join(root, folder)));
  if (missing.length > 0) {
    throw new UsageError(
      `coupling-audit: DIR is "${shown}"; expected the repository, with ${missing.join(", ")} in it`,
    );
  }
  const names = new CardNames(known.names, known.vocabulary);
  const rule: Rule = {
    names,
    refuses: (path) =>
      /^@course\/(content-hs|harness)\b/.test(path) ||
      isIn("packages/content-hs", path) ||
      isIn("packages/harness", path)
        ? `imports ${path}, which no engine package knows`
        : undefined,
  };
  const imports = new ImportResolver(root);
  const files = folders.flatMap((folder) => filesIn(root, folder));
  return auditOf(
    names,
    files.map((file) => auditFile(root, file, rule, imports)),
  );
}

function auditOf(names: CardNames, perFile: readonly (readonly Finding[])[]): Audit {
  const all = perFile.flat();
  const findings = all.filter(({ kind }) => kind !== "comment");
  return {
    ok: findings.length === 0,
    findings,
    notes: all.filter(({ kind }) => kind === "comment"),
    files: perFile.length,
    names: names.size,
    vocabulary: names.vocabulary,
  };
}

/** The readable files of a folder, as paths from the root with `/`, in order. */
function filesIn(root: string, folder: string): string[] {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  const entries = readdirSync(start, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && READABLE.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((file) => !file.includes("/node_modules/"))
    .sort();
}

/** Whether a path is a folder's, or the folder itself, or a file in its place. */
function isIn(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`) || path.startsWith(`${folder}.`);
}
