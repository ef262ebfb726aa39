/**
 * `npm run rehearse-release`: a release from its changesets to its users, on a registry of its own.
 *
 * Versions, build, publish, then fresh projects that install with npm, pnpm and yarn and run what they got: as ESM, as
 * CJS, type-checked, and in a browser. Everything is in a temporary folder; the registry lives in this process and ends
 * with it.
 */
import { endAll } from "./commands.ts";
import { PUBLISHED } from "./packages.ts";
import { Checks } from "./rehearsal/checks.ts";
import { checkConsumers } from "./rehearsal/consumers.ts";
import { type Registry, startRegistry } from "./rehearsal/registry.ts";
import { ReleaseCopy } from "./rehearsal/release-copy.ts";
import { Sandbox } from "./rehearsal/sandbox.ts";

const ENDED_BY = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

const sandbox = new Sandbox();
process.env.TMPDIR = sandbox.temporary; // Vite and the browser run from here.
const checks = new Checks();
let registry: Registry | undefined;

for (const [signal, status] of Object.entries(ENDED_BY)) {
  process.once(signal, () => {
    endAll(); // The registry and the pages end with this process.
    sandbox.remove();
    process.exit(status);
  });
}

try {
  registry = await startRegistry(sandbox);
  console.log(`rehearsal: registry ${registry.url}, folder ${sandbox.folder}`);
  await sandbox.furnish(registry.url);
  const copy = new ReleaseCopy(sandbox);
  if (await release(copy)) await checkConsumers(checks, sandbox, copy);
} catch (error) {
  await checks.check("the rehearsal itself", () => Promise.reject(error));
} finally {
  endAll();
  await registry?.stop();
  sandbox.remove();
}
for (const line of checks.report()) console.log(line);
process.exit(checks.failed === 0 ? 0 : 1);

/**
 * Versions, build, publish.
 *
 * @returns Whether all of it went well.
 */
async function release(copy: ReleaseCopy): Promise<boolean> {
  await copy.make();
  const steps = [
    await checks.check("changeset version", async () => {
      const told = await copy.version();
      return `${[...new Set(copy.versions().values())].join(", ")}; ${told.length} changelogs`;
    }),
    await checks.check("build", () => copy.build().then(() => `${PUBLISHED.length} packages`)),
    await checks.check("changeset publish", () => copy.publish().then(() => "")),
  ];
  for (const [name, version] of copy.versions()) {
    steps.push(
      await checks.check(`${name} is published`, async () => {
        const found = await copy.published(name);
        if (found !== version) throw new Error(`the registry has "${found}"; expected "${version}"`);
        return version;
      }),
    );
  }
  return !steps.includes(false);
}
