/**
 * The documented situations, played by the whole game.
 *
 * `not-yet-held.txt` lists those that do not hold yet. It is a ratchet: a listed one that holds must be taken
 * off, an unlisted one must not fail. `vitest run legacy-scenarios -u` writes it anew.
 */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hearthstonePlayer, loadScenarios, runScenario, type Scenario } from "../src/index.ts";

const folder = new URL("../../rules-hs/scenarios/", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".jsonl"));

function scenariosOf(file: string): readonly Scenario[] {
  const loaded = loadScenarios(readFileSync(new URL(file, folder), "utf8"), file);
  if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
  return loaded.scenarios;
}

test("every scenario holds that is not listed as not yet held, and no listed one does", async () => {
  const player = await hearthstonePlayer();
  const open = files.flatMap((file) =>
    scenariosOf(file)
      .filter((scenario) => runScenario(player, scenario).status !== "held")
      .map(({ id }) => id),
  );
  await expect(`${open.sort().join("\n")}\n`).toMatchFileSnapshot(
    new URL("not-yet-held.txt", folder).pathname,
  );
});

test("no two scenarios share an id", () => {
  const ids = files.flatMap((file) => scenariosOf(file).map(({ id }) => id));
  expect(ids.length).toBe(new Set(ids).size);
});
