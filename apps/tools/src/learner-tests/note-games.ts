/**
 * Remembers the games that a test makes, so that a failure can call entities by name.
 *
 * It runs beside the tests, in the learner's vitest. The test gets the very game that the engine made:
 * nothing is wrapped, only remembered, and asked for its names after the test has failed.
 */
import type { GameNotes, NotedEntry } from "./outcome.ts";

type AnyGame = Record<string, (...given: unknown[]) => unknown>;
type NewGame = (...given: unknown[]) => AnyGame;

/** The part of vitest that is needed; it is the workspace's, so it comes from there. */
export type AfterEach = (hook: (context: { task: Task }) => void) => void;

interface Task {
  readonly result?: { readonly state?: string };
  readonly meta: object;
}

/** The same factory, remembering. What is no function is given back as it is. */
export function noteGames<Given>(newGame: Given, afterEach: AfterEach): Given {
  if (typeof newGame !== "function") return newGame;
  let games: AnyGame[] = [];
  afterEach(({ task }) => {
    if (task.result?.state === "fail") Object.assign(task.meta, { games: games.map(notesOf) });
    games = [];
  });
  const remembering: NewGame = (...given) => {
    const game = (newGame as unknown as NewGame)(...given); // A function, as was just seen.
    games.push(game);
    return game;
  };
  return remembering as Given;
}

/** What a game says of itself now. */
function notesOf(game: AnyGame): GameNotes {
  const players = [0, 1];
  const zones = ["board", "hand", "deck", "graveyard"];
  const ids = [
    ...players.map((player) => asked(game, "hero", player)),
    ...players.flatMap((player) => zones.flatMap((zone) => asked(game, zone, player) ?? [])),
  ];
  const names = ids.flatMap((id) => {
    const name = typeof id === "number" ? asked(game, "nameOf", id) : undefined;
    return typeof name === "string" ? [[String(id), name]] : [];
  });
  const tree = asked(game, "logTree");
  return {
    names: Object.fromEntries(names),
    ...(Array.isArray(tree) && { tree: structuredClone(tree) as NotedEntry[] }),
  };
}

/** What a call gives; `undefined` where it is not built, or fails. */
function asked(game: AnyGame, call: string, ...given: unknown[]): unknown {
  try {
    return game[call]?.(...given);
  } catch {
    return undefined;
  }
}
