/** The lockfile as data: what is installed, for whom, and what the published packages bring with them. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

type Versions = Readonly<Record<string, string>>;
type Specified = Readonly<Record<string, { readonly specifier: string; readonly version: string }>>;
/** The lists of a package.json, and of an importer in the lockfile. */
export const LISTS = ["dependencies", "devDependencies", "optionalDependencies"] as const;

export interface Lockfile {
  readonly catalogs: { readonly default: Specified };
  readonly importers: Readonly<Record<string, Readonly<Partial<Record<(typeof LISTS)[number], Specified>>>>>;
  readonly packages: Readonly<
    Record<
      string,
      { readonly resolution: Readonly<Record<string, unknown>>; readonly peerDependencies?: Versions }
    >
  >;
  readonly snapshots: Readonly<
    Record<string, { readonly dependencies?: Versions; readonly optionalDependencies?: Versions }>
  >;
}

export function lockfileOf(root: string): Lockfile {
  return parse(readFileSync(join(root, "pnpm-lock.yaml"), "utf8"));
}

/**
 * What published packages bring: `name@version`, their dependencies' dependencies included. Without peers: those
 * are resolved here to what this repository has, and a user brings their own or none.
 */
export function productionPackages(lockfile: Lockfile, folders: readonly string[]): string[] {
  const waiting = folders.flatMap((folder) =>
    Object.entries(lockfile.importers[folder]?.dependencies ?? {}).map(([name, { version }]) =>
      keyOf(name, version),
    ),
  );
  const found = new Set<string>();
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (key.includes("@link:") || found.has(key)) continue;
    found.add(key);
    const { dependencies, optionalDependencies } = lockfile.snapshots[key] ?? {};
    const peers = lockfile.packages[withoutPeers(key)]?.peerDependencies ?? {};
    const brought = Object.entries({ ...dependencies, ...optionalDependencies });
    waiting.push(...brought.filter(([name]) => !Object.hasOwn(peers, name)).map((each) => keyOf(...each)));
  }
  return [...found].map(withoutPeers).sort();
}

/** A version may be the key of another package: an alias. */
function keyOf(name: string, version: string): string {
  return /^@?[^@]+@\d/.test(version) ? version : `${name}@${version}`;
}

function withoutPeers(key: string): string {
  return key.replace(/\(.*$/, "");
}

export function nameOf(key: string): string {
  return key.slice(0, key.lastIndexOf("@"));
}

/** The package.json of an installed package, or nothing where this platform has no use for it. */
export function installedManifest(root: string, key: string): Record<string, unknown> | undefined {
  const folder = key.replaceAll("/", "+");
  const pattern = `node_modules/.pnpm/${folder}{,_*}/node_modules/${nameOf(key)}/package.json`;
  const [file] = globSync(pattern, { cwd: root });
  return file === undefined ? undefined : JSON.parse(readFileSync(join(root, file), "utf8"));
}

/** Where the lockfile says something else than the package.json files and the catalog, a line each. */
export function outOfStep(
  lockfile: Lockfile,
  manifests: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): string[] {
  const places = [...manifests].flatMap(([folder, manifest]) =>
    LISTS.flatMap((list) => {
      const wanted = (manifest[list] ?? {}) as Versions;
      const locked = lockfile.importers[folder]?.[list] ?? {};
      const names = new Set([...Object.keys(wanted), ...Object.keys(locked)]);
      return [...names]
        .filter((name) => wanted[name] !== locked[name]?.specifier)
        .map((name) => `${folder}: ${list}: ${name} is ${wanted[name]}, locked ${locked[name]?.specifier}`);
    }),
  );
  const gone = Object.keys(lockfile.importers).filter((folder) => !manifests.has(folder));
  return [...places, ...gone.map((folder) => `${folder}: locked, and no package of the workspace`)];
}

/** Packages that come from elsewhere than a registry, or whose content nothing vouches for. */
export function unverified({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([, { resolution }]) => {
      const { integrity, ...elsewhere } = resolution;
      return !/^sha512-/.test(String(integrity)) || Object.keys(elsewhere).length > 0;
    })
    .map(([key]) => key);
}
