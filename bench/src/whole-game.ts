/**
 * The whole game: random matches a CPU-second, a list of legal moves, a copy, a copy with one action.
 *
 * Decks and seeds are fixed, so the checksum of the final states says that the same games were played. Time is
 * that of the process alone, for whole matches, and the 10th percentile of small batches for the rest.
 */
import { type Action, NONE, nextId, type World } from "@course/core";
import { hearthstoneStage, newMatch, Stream, setUpRandomMatch } from "@course/harness";
import {
  ATTACK_MOVE,
  activePlayer,
  listMoves,
  moveKind,
  moveOption,
  movePlace,
  moveSubject,
  moveTarget,
  PLAY_MOVE,
  POWER_MOVE,
  winner,
} from "@course/rules-hs";
import { tenthPercentile } from "./clock.ts";

/** What was measured of the whole game. */
export interface WholeGame {
  readonly games: number;
  /** Matches played before, which are not counted. */
  readonly warmUp: number;
  readonly decisionsPerGame: number;
  readonly gamesPerCpuSecond: number;
  /** Nanoseconds. */
  readonly list: number;
  readonly movesPerList: number;
  readonly copy: number;
  readonly copyAndAct: number;
  /** Bytes of a state in mid-game, without its log. */
  readonly stateBytes: number;
  readonly checksum: string;
}

const DECKS = 40;
/** Matches until the compiler is done with most of the rules; its threads' time would count otherwise. */
const WARM_UP = 4_000;
const GAMES = 2_000;
const MID_GAME = 50;
/** Bytes of an entity's row and of the world's own numbers (`core`, memory.ts). */
const ROW_BYTES = 4 * 48;
const CELL_BYTES = 4 * 192;

/** Measures the whole game with Legacy decks made by chance. */
export async function measureWholeGame(): Promise<WholeGame> {
  const starts = await openings();
  const scratch = starts[0]!.clone();
  play(starts, scratch, WARM_UP, new Stream(1));
  const stream = new Stream(7);
  const before = process.cpuUsage();
  const played = play(starts, scratch, GAMES, stream);
  const { user, system } = process.cpuUsage(before);
  const middle = midGames(starts);
  return {
    games: GAMES,
    warmUp: WARM_UP,
    decisionsPerGame: played.decisions / GAMES,
    gamesPerCpuSecond: GAMES / ((user + system) / 1e6),
    ...measureStates(middle, scratch),
    checksum: played.checksum,
  };
}

async function openings(): Promise<World[]> {
  const stage = await hearthstoneStage();
  return Array.from({ length: DECKS }, (_, seed) => {
    const { decks, heroes } = setUpRandomMatch(stage, { seed }).match.record().start;
    return newMatch(stage, { decks, heroes, seed, mulligan: false }).world;
  });
}

function play(
  starts: readonly World[],
  scratch: World,
  games: number,
  stream: Stream,
): { decisions: number; checksum: string } {
  let decisions = 0;
  let sum = 0;
  for (let game = 0; game < games; game++) {
    scratch.copyFrom(starts[game % starts.length]!);
    let made = 0;
    while (decide(scratch, stream)) made++;
    decisions += made;
    const end = scratch.read(winner);
    sum = (Math.imul(sum, 31) + made * 4 + (end === null || end === "draw" ? 2 : end)) >>> 0;
  }
  return { decisions, checksum: sum.toString(16).padStart(8, "0") };
}

/** Takes one legal move by chance. Returns whether there was one. */
function decide(world: World, stream: Stream): boolean {
  const { pending } = world;
  if (pending !== undefined) {
    world.answer(stream.choose(pending.options.length));
    return true;
  }
  const moves = world.read(listMoves);
  if (moves === 0) return false;
  const move = stream.choose(moves);
  world.perform(world.read(() => actionOf(move)));
  return true;
}

/** The action of the rules that a move of the last list is. */
function actionOf(move: number): Action & Readonly<Record<string, unknown>> {
  const [kind, subject] = [moveKind(move), moveSubject(move)];
  const target = moveTarget(move) === NONE ? undefined : moveTarget(move);
  if (kind === ATTACK_MOVE) return { type: "attack", attacker: subject, defender: target };
  if (kind === POWER_MOVE) return { type: "heroPower", player: activePlayer(), target };
  if (kind !== PLAY_MOVE) return { type: "endTurn" };
  const [at, choose] = [movePlace(move), moveOption(move)];
  return {
    type: "play",
    id: subject,
    target,
    at: at < 0 ? undefined : at,
    choose: choose < 0 ? undefined : choose,
  };
}

function midGames(starts: readonly World[]): World[] {
  const played = starts.map((start, index) => {
    const world = start.clone();
    const stream = new Stream(index + 1);
    for (let decision = 0; decision < MID_GAME && decide(world, stream); decision++);
    return world;
  });
  return played.filter((world) => {
    if (world.pending !== undefined || world.read(listMoves) < 2) return false;
    world.clearLog();
    return true;
  });
}

function measureStates(
  states: readonly World[],
  scratch: World,
): Pick<WholeGame, "list" | "movesPerList" | "copy" | "copyAndAct" | "stateBytes"> {
  const each = (act: (world: World) => void) => () => {
    for (const world of states) act(world);
  };
  const listed = states.reduce((sum, world) => sum + world.read(listMoves), 0);
  const entities = states.reduce((sum, world) => sum + world.read(nextId), 0);
  const stream = new Stream(3);
  // Making a state the working one is part of a copy and not of a list: lists are timed many to a state.
  const list = timeOf(each((world) => world.read(() => repeat(listMoves)))) / LISTS;
  const copy = timeOf(each((world) => void scratch.copyFrom(world)));
  const chosen = states.map((world) => Array.from({ length: ACTIONS }, () => chooseAction(world, stream)));
  const copyAndAct = timeOf(() => {
    for (let at = 0; at < states.length; at++)
      for (const action of chosen[at]!) scratch.copyFrom(states[at]!).perform(action);
  });
  return {
    list: list / states.length,
    movesPerList: listed / states.length,
    copy: copy / states.length,
    copyAndAct: copyAndAct / (states.length * ACTIONS),
    stateBytes: (entities / states.length) * ROW_BYTES + CELL_BYTES,
  };
}

const LISTS = 50;
/** Legal actions by chance that are taken from each state. */
const ACTIONS = 20;

function chooseAction(world: World, stream: Stream): Action {
  const moves = world.read(listMoves);
  return world.read(() => actionOf(stream.choose(moves)));
}

function repeat(list: () => number): void {
  for (let i = 0; i < LISTS; i++) list();
}

/** Nanoseconds of a run: the 10th percentile of many. */
function timeOf(run: () => void): number {
  const samples: number[] = [];
  const end = performance.now() + 1_500;
  while (performance.now() < end) {
    const start = performance.now();
    run();
    samples.push(performance.now() - start);
  }
  return 1e6 * tenthPercentile(samples);
}

/** The figures in words, a line each. */
export function wholeGameText(game: WholeGame): string {
  const us = (nanoseconds: number) => `${(nanoseconds / 1_000).toFixed(2)} us`;
  return [
    `whole game: ${game.games} random matches of Legacy decks, ${game.decisionsPerGame.toFixed(1)} decisions each, checksum ${game.checksum}`,
    `  ${game.gamesPerCpuSecond.toFixed(0)} matches a CPU-second after ${game.warmUp} to warm up, legal moves listed before each decision`,
    `  ${us(game.list)} a list of legal moves (${game.movesPerList.toFixed(1)} on average)`,
    `  ${us(game.copy)} a copy of a state in mid-game, ${us(game.copyAndAct)} a copy and one action`,
    `  ${(game.stateBytes / 1024).toFixed(1)} KB a state in mid-game, without its log`,
  ].join("\n");
}
