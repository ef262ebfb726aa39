/** The loop over the board without the copy that it makes: a Golem that stands left of a Baron dies. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Game } from "../naive/game.ts";
import { shippedVersions, writeSources } from "../versions.ts";

const loop = shippedVersions().find(({ name }) => name === "loop-over-the-board");
const damage = loop?.sources["damage.ts"]?.replace("of [...board])", "of board)") ?? "";
const folder = mkdtempSync(join(tmpdir(), "course-loop-"));
try {
  writeSources(folder, { ...loop?.sources, "damage.ts": damage });
  const engine: { newGame(): Game } = await import(pathToFileURL(join(folder, "game.ts")).href);
  const game = engine.newGame();
  const golem = game.summon("Harvest Golem", 0);
  game.summon("Baron Rivendare", 0);
  game.destroy(golem);
  for (const name of game.board(0)) console.log(name);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
