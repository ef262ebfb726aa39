/**
 * A stage with the solution of an Expansion Drop: what `#harness` means in a drop's tests.
 *
 * `#stage` is the stage under test; COURSE_EXTRA_CARDS names the pack files of the solution, separated
 * by commas. Only data is added: the engine is the stage's own.
 */
import { readFileSync } from "node:fs";
import { stage } from "#stage";

const files = (process.env.COURSE_EXTRA_CARDS ?? "").split(",").filter((file) => file !== "");
const packs = files.map((file): unknown => JSON.parse(readFileSync(file, "utf8")));

export const { newGame } = packs.length === 0 ? stage : stage.withCards(packs);
