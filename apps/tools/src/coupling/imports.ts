/**
 * Where an import leads, as a path from the folder under audit.
 *
 * Read are relative paths, the folder's own aliases (`imports` of its package.json, `paths` of its
 * tsconfig.json) and its own name; any other name is a package's, and stays as it is.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, posix, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "jsonc-parser";
import type { Import } from "./pieces.ts";

/** A name that stands for paths: `#harness`, `#content/*`. */
interface Alias {
  readonly pattern: string;
  readonly targets: readonly string[];
}

/** Resolves imports of the files of one folder. */
export class ImportResolver {
  readonly #root: string;
  readonly #aliases: readonly Alias[];

  constructor(root: string) {
    this.#root = root;
    this.#aliases = [...importsOf(root), ...pathsOf(root)];
  }

  /** Everything that an import may lead to: paths from the root with `/`, or the name of a package. */
  resolve(file: string, { specifier, fromRoot }: Import): string[] {
    const plain = specifier.replace(/[?].*$/, "");
    if (fromRoot) return [posix.normalize(plain)];
    if (plain.startsWith(".")) return [posix.normalize(posix.join(posix.dirname(file), plain))];
    if (plain.startsWith("file:") || plain.startsWith("/")) return [this.#fromRoot(plain)];
    const aliased = this.#aliases.flatMap((alias) => targetsOf(alias, plain));
    return aliased.length > 0 ? aliased.map((target) => posix.normalize(target)) : [plain];
  }

  #fromRoot(path: string): string {
    try {
      const absolute = path.startsWith("file:") ? fileURLToPath(path) : resolve(path);
      return relative(this.#root, absolute).split(sep).join("/");
    } catch {
      return path; // A file URL of some other machine leads nowhere.
    }
  }
}

/** What an alias makes of a specifier; nothing if it is not about it. */
function targetsOf({ pattern, targets }: Alias, specifier: string): string[] {
  const [before = "", after] = pattern.split("*");
  if (after === undefined) return specifier === pattern ? [...targets] : [];
  if (!specifier.startsWith(before) || !specifier.endsWith(after)) return [];
  if (specifier.length < before.length + after.length) return [];
  const star = specifier.slice(before.length, specifier.length - after.length);
  return targets.map((target) => target.replaceAll("*", () => star));
}

/** `imports` of a package.json, whatever the conditions, and the package's own name as its folder. */
function importsOf(root: string): Alias[] {
  const { name, imports } = readJson(join(root, "package.json"));
  const own = typeof name === "string" ? [{ pattern: `${name}/*`, targets: ["*"] }] : [];
  return [...own, ...aliasesIn(imports)];
}

/** `paths` of a tsconfig.json, from its `baseUrl`. */
function pathsOf(root: string): Alias[] {
  const { compilerOptions } = readJson(join(root, "tsconfig.json"));
  if (typeof compilerOptions !== "object" || compilerOptions === null) return [];
  const { paths, baseUrl } = compilerOptions as { readonly paths?: unknown; readonly baseUrl?: unknown };
  const base = typeof baseUrl === "string" ? baseUrl : ".";
  return aliasesIn(paths).map(({ pattern, targets }) => ({
    pattern,
    targets: targets.map((target) => posix.join(base, target)),
  }));
}

function aliasesIn(record: unknown): Alias[] {
  if (typeof record !== "object" || record === null) return [];
  return Object.entries(record).map(([pattern, target]) => ({ pattern, targets: stringsIn(target) }));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function readJson(file: string): Readonly<Record<string, unknown>> {
  const value: unknown = existsSync(file) ? parse(readFileSync(file, "utf8")) : undefined;
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
