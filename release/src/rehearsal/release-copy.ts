/**
 * A release of a copy of the repository: versions from the changesets, a build, everything published.
 *
 * The copy has the files that git has or would add, and links to what is installed; the real tree is only read.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { mustRun, run } from "../commands.ts";
import { manifestOf, PUBLISHED, ROOT } from "../packages.ts";
import type { Sandbox } from "./sandbox.ts";

const EXAMPLES = ["examples/own-game", "examples/magic-mini"];

/** The versions that are published, by package. */
export type Versions = ReadonlyMap<string, string>;

export class ReleaseCopy {
  readonly #sandbox: Sandbox;
  readonly #folder: string;
  readonly #env: NodeJS.ProcessEnv;

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
    this.#folder = sandbox.make("repository");
    const PATH = [join(this.#folder, "node_modules/.bin"), sandbox.env.PATH].join(delimiter);
    this.#env = { ...sandbox.env, PATH };
  }

  /** Copies the repository, as a commit of its own. */
  async make(): Promise<void> {
    const list = await mustRun(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
      cwd: ROOT,
    });
    for (const file of new Set(list.split("\0"))) {
      if (file === "" || !existsSync(join(ROOT, file))) continue; // Deleted, and not yet committed.
      mkdirSync(dirname(join(this.#folder, file)), { recursive: true });
      cpSync(join(ROOT, file), join(this.#folder, file), { verbatimSymlinks: true });
    }
    symlinkSync(join(ROOT, "node_modules"), join(this.#folder, "node_modules"), "junction");
    for (const folder of [...PUBLISHED.map(({ folder }) => folder), ...EXAMPLES])
      this.#linkDependencies(folder);
    await this.#git("init", "--quiet", "--initial-branch=main");
    await this.#git("add", "--all");
    await this.#git("commit", "--quiet", "--message", "A copy to release");
  }

  /**
   * Turns changesets into versions and changelogs.
   *
   * @returns The packages that have a changelog of their version.
   */
  async version(): Promise<readonly string[]> {
    await mustRun(["changeset", "version"], { cwd: this.#folder, env: this.#env });
    return PUBLISHED.filter(({ name, folder }) => {
      const changelog = join(this.#folder, folder, "CHANGELOG.md");
      return (
        existsSync(changelog) &&
        readFileSync(changelog, "utf8").includes(`\n## ${this.versions().get(name)}\n`)
      );
    }).map(({ name }) => name);
  }

  /** Builds every package, each after those that it stands on. */
  async build(): Promise<void> {
    for (const { folder } of PUBLISHED) {
      const build = manifestOf(folder).scripts?.build ?? "";
      await mustRun(["sh", "-c", build], { cwd: join(this.#folder, folder), env: this.#env });
    }
  }

  /** Publishes every version that the registry has not. */
  async publish(): Promise<string> {
    const command = ["changeset", "publish", "--no-git-tag"];
    return mustRun(command, { cwd: this.#folder, env: this.#env });
  }

  versions(): Versions {
    const read = (folder: string) =>
      (JSON.parse(readFileSync(join(this.#folder, folder, "package.json"), "utf8")) as { version: string })
        .version;
    return new Map(PUBLISHED.map(({ name, folder }) => [name, read(folder)]));
  }

  /** The version of a package that the registry gives out; empty if it has none. */
  async published(name: string): Promise<string> {
    const { stdout } = await run(["npm", "view", name, "version"], {
      cwd: this.#sandbox.folder,
      env: this.#sandbox.env,
    });
    return stdout.trim();
  }

  /** What a program of the repository prints. */
  node(...args: readonly string[]): Promise<string> {
    return mustRun(["node", ...args], { cwd: this.#folder, env: this.#env });
  }

  /** Links between packages then lead to the copy, all others to what is installed. */
  #linkDependencies(folder: string): void {
    const filter = (path: string) => basename(path) !== ".bin";
    const from = join(ROOT, folder, "node_modules");
    if (existsSync(from)) {
      cpSync(from, join(this.#folder, folder, "node_modules"), {
        recursive: true,
        verbatimSymlinks: true,
        filter,
      });
    }
  }

  async #git(...args: readonly string[]): Promise<void> {
    const who = [
      "-c",
      "user.name=Rehearsal",
      "-c",
      "user.email=rehearsal@localhost",
      "-c",
      "commit.gpgSign=false",
    ];
    await mustRun(["git", ...who, ...args], { cwd: this.#folder, env: this.#env });
  }
}
