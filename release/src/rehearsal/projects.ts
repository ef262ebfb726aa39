/** Fresh projects that install what was published, each with one package manager. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mustRun } from "../commands.ts";
import { type Manifest, ROOT } from "../packages.ts";
import type { Versions } from "./release-copy.ts";
import type { Sandbox } from "./sandbox.ts";

const YARN = join(ROOT, "release/node_modules/@yarnpkg/cli-dist/bin/yarn.js");

/** A package manager: how it installs, and how a program is run on what it has installed. */
export interface Manager {
  readonly name: string;
  readonly install: readonly string[];
  readonly node: readonly string[];
  /** Files with its settings, by name. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The same with its strictest layout, where that is not its only one and not every tool knows it. */
  readonly strict?: Manager;
}

export const NPM: Manager = { name: "npm", install: ["npm", "install"], node: ["node"] };

/** Its folders hold what a package declares and nothing else. Ours are a minute old, and it would wait for a day. */
const PNPM_STRICT: Manager = {
  name: "pnpm",
  install: ["pnpm", "install", "--no-frozen-lockfile"],
  node: ["node"],
  settings: { "pnpm-workspace.yaml": 'minimumReleaseAgeExclude: ["@course/*"]\n' },
};

/** Without node_modules; an import of what is not declared fails. */
const YARN_PNP: Manager = {
  name: "yarn",
  install: ["node", YARN, "install"],
  node: ["node", YARN, "node"],
  settings: { "yarn.lock": "", ".yarnrc.yml": "nodeLinker: pnp\n" }, // The first, so that it looks for no project above.
};
const YARN_4: Manager = {
  ...YARN_PNP,
  settings: { ...YARN_PNP.settings, ".yarnrc.yml": "nodeLinker: node-modules\n" },
  strict: YARN_PNP,
};

export const MANAGERS: readonly Manager[] = [NPM, PNPM_STRICT, YARN_4];

/** What of an example is for the repository only. */
const OURS = /[\\/](node_modules|tests|\.turbo|test-results\.json|tsconfig\.json|vitest\.config\.ts)$/;

export class Project {
  readonly folder: string;
  readonly #manager: Manager;
  readonly #env: NodeJS.ProcessEnv;

  constructor(sandbox: Sandbox, manager: Manager, name: string) {
    this.folder = sandbox.make("projects", `${name}-${manager.name}`);
    this.#manager = manager;
    this.#env = sandbox.env;
    for (const [file, text] of Object.entries(manager.settings ?? {})) this.write(file, text);
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  /** Copies files of the repository. */
  take(from: string, to = ""): void {
    const filter = (path: string) => !OURS.test(path);
    cpSync(join(ROOT, from), join(this.folder, to), { recursive: true, filter });
  }

  /** The package.json of a project of its own, in place of an example's: with published versions. */
  usePublished(versions: Versions): void {
    const manifest = JSON.parse(readFileSync(join(this.folder, "package.json"), "utf8")) as Manifest;
    const dependencies = Object.fromEntries(
      Object.keys(manifest.dependencies ?? {}).map((name) => [name, `^${versions.get(name)}`]),
    );
    const { devDependencies: _ours, ...rest } = manifest;
    this.write("package.json", JSON.stringify({ ...rest, dependencies }, null, 2));
  }

  install(): Promise<string> {
    return this.run(this.#manager.install);
  }

  /** Runs a program of the project by Node. */
  node(...args: readonly string[]): Promise<string> {
    return this.run([...this.#manager.node, ...args]);
  }

  run(command: readonly string[]): Promise<string> {
    return mustRun(command, { cwd: this.folder, env: this.#env });
  }
}
