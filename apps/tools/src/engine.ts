/**
 * Which engine plays: a file that the call names, a stage of the course, or the whole game.
 *
 * A scenario of a course module is played on that module's reference stage, so that it shows what the
 * module's reader sees; any other by the whole game, which comes with the harness.
 */
import { existsSync, readdirSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import {
  hearthstonePlayer,
  hearthstoneStage,
  type NewGame,
  type Profile,
  type ScenarioPlayer,
  type Stage,
  scenarioPlayerFor,
} from "@course/harness";
import { UsageError } from "./subcommand.ts";

/** What a module may export to be an engine. */
interface EngineModule {
  readonly stage?: Partial<Stage>;
  readonly scenarioPlayer?: ScenarioPlayer;
  readonly newGame?: NewGame;
}

/** An engine and the file that it comes from; the whole game has none. */
export interface Engine {
  readonly player: ScenarioPlayer;
  readonly file: string | undefined;
}

/**
 * Loads the engine that a scenario file is played on.
 *
 * @param named - The file that `--engine` names, if any.
 * @param place - The folder of the scenario file: maybe one of a course module.
 */
export async function loadEngine(named: string | undefined, place: string): Promise<Engine> {
  const file = named ?? stageAround(place);
  if (file === undefined) return { player: await hearthstonePlayer(), file };
  if (!existsSync(file))
    throw new UsageError(`play: --engine is "${file}"; expected a file that exports newGame`);
  return { player: playerOf(await load(file), file), file };
}

/**
 * Loads the rules and cards that whole matches are played with: those of a module that exports a stage, or the
 * whole game.
 *
 * @param named - The file that `--engine` names, if any.
 */
export async function loadStage(call: string, named: string | undefined, profile?: Profile): Promise<Stage> {
  if (named === undefined) return hearthstoneStage(profile && { profile });
  const { stage } = existsSync(named) ? await load(named, call) : {};
  if (stage?.library !== undefined && stage.definition !== undefined) return stage as Stage; // Only a stage has both.
  throw new UsageError(`${call}: --engine is "${named}"; expected a module that exports a stage`);
}

async function load(file: string, call = "play"): Promise<EngineModule> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(file).href);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${call}: engine "${file}" cannot be loaded: ${why}`);
  }
}

function playerOf(module: EngineModule, from: string): ScenarioPlayer {
  const player = module.stage?.scenarioPlayer ?? module.scenarioPlayer;
  if (player !== undefined) return player;
  if (module.newGame === undefined) {
    throw new UsageError(
      `play: engine is "${from}"; expected a module that exports newGame: give one with --engine`,
    );
  }
  return scenarioPlayerFor(module.newGame);
}

/** The reference stage of the course module that a place lies in. */
function stageAround(place: string): string | undefined {
  for (let folder = place; folder !== dirname(folder); folder = dirname(folder)) {
    const own = resolve(folder, "reference.ts");
    if (stagesIn(dirname(folder)).includes(own)) return own;
  }
  return undefined;
}

function stagesIn(course: string): string[] {
  if (!existsSync(course)) return [];
  const folders = readdirSync(course, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  // The copy in an installed package is there to be read: what its stages import is not installed.
  if (resolve(course).split(sep).includes("node_modules")) return [];
  const stages = folders.map(({ name }) => join(course, name, "reference.ts"));
  return stages.filter((stage) => isModule(dirname(stage)) && existsSync(stage));
}

/** A course module's folder begins with its number. */
function isModule(folder: string): boolean {
  return /^\d\d-/.test(folder.split(sep).at(-1) ?? "");
}
