/** A whole game, played by a plan and told line by line. The same seed tells the same story anywhere. */
import { cardOf, type EntityId, type LogTreeEntry, type World } from "@course/core";
import { newGame } from "./game.ts";
import { type Outcome, outcome } from "./rounds.ts";

/** What each side musters, one fighter a round. */
const PLAN = [
  ["Standard Bearer", "War Bell", "Shield Bearer", "Slinger", "Pikeman", "Slinger"],
  ["Pikeman", "Field Cook", "Slinger", "Standard Bearer", "Slinger", "Pikeman"],
] as const;
const MOST_ROUNDS = 40;

/** What came of a game. */
export interface Story {
  readonly lines: readonly string[];
  readonly outcome: Outcome;
  readonly world: World;
}

/** Plays a game to its end. */
export function playOut(seed: number): Story {
  const world = newGame(seed);
  const lines: string[] = [];
  for (let round = 0; round < MOST_ROUNDS && world.read(outcome) === "open"; round++) {
    for (const player of [0, 1] as const) {
      const card = PLAN[player][round];
      if (card !== undefined) world.perform({ type: "muster", player, card });
    }
    world.perform({ type: "fight" });
    lines.push(...told(world));
    world.clearLog();
  }
  return { lines, outcome: world.read(outcome), world };
}

/** The log since it was last cleared, one line an event, indented by what caused it. */
function told(world: World): string[] {
  return world.logTree().map((entry) => lineOf(world, entry));
}

function lineOf(world: World, { depth, event }: LogTreeEntry): string {
  const { type, ...fields } = event;
  const words = Object.entries(fields).map(([field, value]) =>
    ["id", "source", "target"].includes(field) ? nameOf(world, value as EntityId) : `${field} ${value}`,
  );
  return `${"  ".repeat(depth)}${[type, ...words].join(", ")}`;
}

function nameOf(world: World, id: EntityId): string {
  return `${world.read(() => cardOf(id).definition.name)} (${id})`;
}
