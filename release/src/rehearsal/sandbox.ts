/**
 * Where the rehearsal takes place: one temporary folder, with homes, caches and settings of its own.
 *
 * Nothing outside of it is written. Only the scope of our packages leads to the rehearsal's registry: everything else is
 * fetched from the registry that npm is set to, so no package of ours can come from there, nor another one from here.
 */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { mustRun, PNPM } from "../commands.ts";
import { ROOT } from "../packages.ts";

/** What programs need of the caller's environment to reach a registry; no setting of a package manager is among it. */
const KEPT = /^(path|lang|systemroot|comspec|(https?|no)_proxy|node_extra_ca_certs|ssl_cert_(file|dir))$/i;

export class Sandbox {
  readonly folder: string = mkdtempSync(join(realpathSync(tmpdir()), "course-rehearsal-"));
  /** For what programs put aside, and this process too. */
  readonly temporary: string = this.make("tmp");
  /** The environment for every program that is run. */
  env: NodeJS.ProcessEnv = {};
  /** The registry that everything but our packages comes from. */
  upstream = "";

  /** Makes a folder inside. */
  make(...names: readonly string[]): string {
    const made = join(this.folder, ...names);
    mkdirSync(made, { recursive: true });
    return made;
  }

  /** Writes the settings of npm, pnpm and yarn, and the environment that leads to them. */
  async furnish(registry: string): Promise<void> {
    const env = { ...process.env, npm_config_cache: this.make("cache", "npm") }; // It keeps a log there.
    this.upstream = (await mustRun(["npm", "config", "get", "registry"], { cwd: ROOT, env })).trim();
    const home = this.make("home");
    writeFileSync(join(home, ".npmrc"), npmrc(this.upstream, registry));
    writeFileSync(join(home, ".yarnrc.yml"), yarnrc(this.upstream, registry));
    const kept = Object.entries(process.env).filter(([name]) => KEPT.test(name));
    this.env = {
      ...Object.fromEntries(kept),
      PATH: [dirname(process.execPath), await pnpmFolder(), process.env.PATH].filter(Boolean).join(delimiter),
      TMPDIR: this.temporary,
      TEMP: this.temporary,
      TMP: this.temporary,
      HOME: home,
      USERPROFILE: home,
      XDG_CONFIG_HOME: this.make("config"),
      XDG_CACHE_HOME: this.make("cache"),
      XDG_DATA_HOME: this.make("data"),
      XDG_STATE_HOME: this.make("state"),
      PNPM_HOME: this.make("data", "pnpm"),
      NPM_CONFIG_USERCONFIG: join(home, ".npmrc"),
      NPM_CONFIG_CACHE: this.make("cache", "npm"),
      NPM_CONFIG_PREFIX: this.make("prefix"),
      YARN_GLOBAL_FOLDER: this.make("data", "yarn"),
      YARN_ENABLE_TELEMETRY: "0",
      PNPM_CONFIG_VERIFY_DEPS_BEFORE_RUN: "false", // The copy's node_modules are links to the real ones.
      NO_COLOR: "1",
      DO_NOT_TRACK: "1",
    };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function npmrc(upstream: string, registry: string): string {
  const { host } = new URL(registry);
  const lines = [
    `registry=${upstream}`,
    `@course:registry=${registry}`,
    `//${host}/:_authToken=rehearsal`,
    "audit=false",
    "fund=false",
    "update-notifier=false",
  ];
  return `${lines.join("\n")}\n`;
}

function yarnrc(upstream: string, registry: string): string {
  const lines = [
    `npmRegistryServer: ${JSON.stringify(upstream)}`,
    `npmScopes: { course: { npmRegistryServer: ${JSON.stringify(registry)} } }`,
    'unsafeHttpWhitelist: ["127.0.0.1"]',
    'npmPreapprovedPackages: ["@course/*"]', // Ours are a minute old, and yarn waits for a day.
    "enableImmutableInstalls: false",
  ];
  return `${lines.join("\n")}\n`;
}

/** The folder of the program `pnpm` in the version that package.json names. */
async function pnpmFolder(): Promise<string> {
  if (PNPM[0] === "pnpm") return "";
  const asked = [...PNPM, "exec", "node", "--print", "process.env.npm_execpath"];
  const found = await mustRun(asked, { cwd: ROOT, env: { ...process.env, npm_config_logs_max: "0" } });
  return dirname(found.trim());
}
