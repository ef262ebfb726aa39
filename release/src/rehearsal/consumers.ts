/**
 * What users do with the packages: install them with each manager, import them in each way, and play.
 *
 * What a program prints is compared, line for line, with what it prints in the repository.
 * Elsewhere: types (`typescript.ts`), browsers (`browser.ts`), the examples' own packages (`projects.ts`).
 */
import { PUBLISHED } from "../packages.ts";
import { playInBrowser } from "./browser.ts";
import type { Checks } from "./checks.ts";
import { BARON, expectSame, SEED } from "./expected.ts";
import { MANAGERS, type Manager, NPM, Project } from "./projects.ts";
import type { ReleaseCopy, Versions } from "./release-copy.ts";
import type { Sandbox } from "./sandbox.ts";
import { checkTypes } from "./typescript.ts";

const SCENARIO = "course/04-interceptors/scenarios/baron-hoarder-golem.json";
export async function checkConsumers(checks: Checks, sandbox: Sandbox, copy: ReleaseCopy): Promise<void> {
  const story = await copy.node("examples/own-game/src/main.ts", SEED);
  const magic = await copy.node("examples/magic-mini/src/main.ts");
  for (const manager of MANAGERS) await checkManager(checks, sandbox, copy.versions(), manager, story);
  await checks.check("npm: examples/magic-mini from a fresh install", async () => {
    const project = new Project(sandbox, NPM, "magic-mini");
    project.take("examples/magic-mini");
    project.usePublished(copy.versions());
    await project.install();
    expectSame(await project.node("src/main.ts"), magic);
    return "as in the repository";
  });
}

async function checkManager(
  checks: Checks,
  sandbox: Sandbox,
  versions: Versions,
  manager: Manager,
  story: string,
): Promise<void> {
  const { name } = manager;
  const project = consumer(sandbox, manager, versions);
  const installed = await checks.check(`${name}: install of all packages`, () =>
    project.install().then(() => ""),
  );
  if (!installed) return;
  await checks.check(`${name}: import (ESM)`, async () => expectSame(await project.node("esm.mjs"), BARON));
  await checks.check(`${name}: require (CJS)`, async () => expectSame(await project.node("cjs.cjs"), BARON));
  await checkTypes(checks, project, manager, story);
  if (manager === NPM) {
    await checkCommand(checks, project);
    await checks.check("vite bundle in headless Chromium", () =>
      playInBrowser(project.folder, sandbox, story),
    );
  }
  await checks.check(`${name}: examples/own-game from a fresh install`, async () => {
    const game = new Project(sandbox, manager.strict ?? manager, "own-game");
    game.take("examples/own-game");
    game.usePublished(versions);
    await game.install();
    return expectSame(await game.node("src/main.ts", SEED), story);
  });
}

/** A project that has all packages, and the programs that use them. */
function consumer(sandbox: Sandbox, manager: Manager, versions: Versions): Project {
  const project = new Project(sandbox, manager, "consumer");
  project.take("release/consumers");
  project.take("examples/own-game", "own-game");
  const dependencies = Object.fromEntries(PUBLISHED.map(({ name }) => [name, versions.get(name)]));
  const manifest = { name: "consumer", version: "1.0.0", private: true, type: "module", dependencies };
  project.write("package.json", JSON.stringify(manifest, null, 2));
  return project;
}

/** The `course` command as it was published, with the course's files in it. */
async function checkCommand(checks: Checks, project: Project): Promise<void> {
  await checks.check("npm: the course command plays, and has its lessons", async () => {
    project.take(SCENARIO, "scenario.json");
    const played = await project.run(["npx", "--no-install", "course", "play", "scenario.json"]);
    if (!played.includes("Triggered")) throw new Error(`course play printed:\n${played}`);
    const lesson = await project.run(["npx", "--no-install", "course", "lesson", "01"]);
    if (lesson.length < 1000) throw new Error(`course lesson 01 printed:\n${lesson}`);
    return `a scenario held; lesson 01 has ${lesson.length} characters`;
  });
}
