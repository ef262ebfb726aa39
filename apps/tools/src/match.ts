/** `course match`: a whole game between two players who decide by chance, told turn by turn. */
import { resolve } from "node:path";
import {
  type Deck,
  hearthstoneStage,
  type Match,
  playRandomMatch,
  type RandomMatchOptions,
  readDeckCode,
  replay,
  type Stage,
} from "@course/harness";
import { readRecord } from "./match/record-file.ts";
import { tellAction, tellEnd, tellStart } from "./match/telling.ts";
import { type Call, type ExitStatus, type Subcommand, UsageError } from "./subcommand.ts";
import type { Terminal } from "./terminal.ts";

export const match: Subcommand = {
  name: "match",
  summary: "Play a whole game between two players who decide by chance",
  declare(command) {
    command.option("--seed <n>", "seed of decks, decisions and the game's own chance", "1");
    command.option("--hero <name...>", "one hero for both, or one for each (default: by chance)");
    command.option("--deck <code...>", "one deck code for both, or one for each (default: made by chance)");
    command.option("--replay <file>", "play a record again instead, as --json prints one");
  },
  run: playMatch,
};

async function playMatch(call: Call, terminal: Terminal): Promise<ExitStatus> {
  const options = call.options as { seed: string; hero?: string[]; deck?: string[]; replay?: string };
  const stage = await hearthstoneStage();
  const tells = !call.json;
  const played =
    options.replay === undefined
      ? playNew(stage, options, tells ? terminal : undefined)
      : playAgain(stage, resolve(terminal.folder, options.replay), tells ? terminal : undefined);
  if (call.json) terminal.out(JSON.stringify({ winner: played.winner, record: played.record() }));
  else for (const line of tellEnd(played)) terminal.out(line);
  return 0;
}

/** A new match. With a terminal it is told as it goes. */
function playNew(
  stage: Stage,
  { seed, hero, deck }: { seed: string; hero?: string[]; deck?: string[] },
  terminal: Terminal | undefined,
): Match {
  const heroes = hero === undefined ? undefined : both("--hero", hero);
  const decks = deck === undefined ? undefined : both("--deck", deck).map((code) => deckOf(stage, code));
  return asUsage(() =>
    playRandomMatch(stage, {
      seed: integer(seed),
      ...(heroes !== undefined && { heroes }),
      ...(decks !== undefined && { decks: decks as [Deck, Deck] }),
      ...(terminal !== undefined && { onAction: teller(terminal) }),
    }),
  );
}

function playAgain(stage: Stage, file: string, terminal: Terminal | undefined): Match {
  const onAction = terminal === undefined ? undefined : teller(terminal);
  return asUsage(() => replay(stage, readRecord("match", file), onAction));
}

/** Tells each decision before it is taken, and what the one before it has led to. */
function teller(terminal: Terminal): NonNullable<RandomMatchOptions["onAction"]> {
  let isNew = true;
  return (match, action) => {
    if (isNew) for (const line of tellStart(match, terminal.paint)) terminal.out(line);
    isNew = false;
    for (const line of tellAction(match, action, terminal.paint)) terminal.out(line);
  };
}

function deckOf({ library }: Stage, code: string): Deck {
  const { hero, cards, unknown } = asUsage(() => readDeckCode(library, code));
  if (hero !== undefined && unknown.length === 0) return { hero, cards };
  const numbers = [...new Set(unknown)].join(", ");
  throw new UsageError(
    `match: --deck is "${code}"; expected a code of cards that are here (not here: ${numbers})`,
  );
}

function both<T>(option: string, given: readonly T[]): [T, T] {
  const [first, second = first, ...more] = given;
  if (first === undefined || second === undefined || more.length > 0)
    throw new UsageError(`match: ${option} is given ${given.length} times; expected one or two`);
  return [first, second];
}

function integer(text: string): number {
  if (/^-?\d{1,9}$/.test(text)) return Number(text);
  throw new UsageError(`match: --seed is "${text}"; expected an integer`);
}

/** What a call names wrongly is told as that. */
function asUsage<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (
      error instanceof Error &&
      /^(newMatch|playRandomMatch|randomDeck|readDeckCode|replay): /.test(error.message)
    )
      throw new UsageError(error.message.replaceAll(/^\w+: /gm, "match: "));
    throw error;
  }
}
