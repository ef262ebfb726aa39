/**
 * The transformations under which a game must go on as if nothing had been done to it.
 *
 * Each is told of the game from its start on, and before every call that may change it.
 */
import { cardOf, type EntityId, HERO, ownerOf, POWER, World, zoneOf } from "@course/core";
import { FullGame, type GameOpts, type ResolvedSetup, Stream } from "@course/harness";
import type { TransformName } from "./chosen.ts";
import { CLEAR, type Lens } from "./lens.ts";
import { renewAll } from "./renew.ts";

/** A call and what it was given, as JSON. */
export type Taken = readonly [call: string, args: string];

/** A game under a transformation. */
export interface Transformed {
  /** The game that goes on now. */
  readonly game: FullGame;
  readonly lens: Lens;
  beforeChange(): void;
  /** Called also when the call was refused. */
  afterChange(taken: Taken): void;
}

/** One transformation. */
export interface Transform {
  /** What a game is made with instead. */
  readonly opts?: (opts: GameOpts) => GameOpts;
  readonly setup?: (setup: ResolvedSetup) => ResolvedSetup;
  /** Begins a game. `start` makes it, and makes the same one each time. */
  readonly begin: (start: () => FullGame) => Transformed;
}

export const TRANSFORMS: Readonly<Record<TransformName, Transform>> = {
  clone: { begin: (start) => new Cloned(start()) },
  save: { begin: (start) => new SavedAndLoaded(start()) },
  ids: { begin: (start) => new WithOtherIds(start()) },
  swap: { opts: swappedOpts, setup: swappedSetup, begin: (start) => new Swapped(start()) },
  replay: { begin: (start) => new Replayed(start) },
};

/** Goes on in a copy; what it was copied from must stay as it was. */
class Cloned implements Transformed {
  readonly lens = CLEAR;
  game: FullGame;
  #original: FullGame;
  #before = "";

  constructor(game: FullGame) {
    this.game = game;
    this.#original = game;
  }

  beforeChange(): void {
    this.#original = this.game;
    this.#before = stateOf(this.game);
    this.game = this.game.clone();
  }

  afterChange(): void {
    if (stateOf(this.#original) !== this.#before)
      throw new Error("clone: the original has changed; expected it as it was");
  }
}

/** Goes on in what was loaded from what was saved. */
class SavedAndLoaded implements Transformed {
  readonly lens = CLEAR;
  game: FullGame;

  constructor(game: FullGame) {
    this.game = game;
  }

  beforeChange(): void {
    const { world } = this.game;
    this.game = new FullGame(World.load(world, JSON.parse(stateOf(this.game))));
  }

  afterChange(): void {}
}

/** Gives everything a new id before each call. Outside each entity keeps the id that it was first seen with. */
class WithOtherIds implements Transformed {
  readonly game: FullGame;
  readonly #stream = new Stream(1);
  readonly #inside = new Map<unknown, number>();
  readonly #outside = new Map<unknown, number>();

  readonly lens: Lens = {
    player: CLEAR.player,
    // An id that was never seen outside must be unknown inside as well.
    inside: (id) => this.#inside.get(id) ?? (typeof id === "number" && id > 0 ? id + 1_000_000 : id),
    outside: (id) => {
      if (typeof id !== "number") return id;
      if (!this.#outside.has(id)) this.#see(id, id);
      return this.#outside.get(id);
    },
  };

  constructor(game: FullGame) {
    this.game = game;
    this.beforeChange();
  }

  beforeChange(): void {
    for (const [was, is] of renewAll(this.game.world, this.#stream))
      this.#see(is, this.lens.outside(was) as number);
  }

  afterChange(): void {}

  #see(inside: number, outside: number): void {
    this.#outside.set(inside, outside);
    this.#inside.set(outside, inside);
  }
}

/** Player 0 outside is player 1 inside. */
class Swapped implements Transformed {
  readonly lens: Lens = { ...CLEAR, player: otherPlayer };
  readonly game: FullGame;

  constructor(game: FullGame) {
    this.game = game;
    // The hero of player 0 outside is to be the older one, as it is in a game of its own.
    renewAll(game.world, new Stream(1), (ids) => [
      ...ids.filter((id) => isHeros(id) && ownerOf(id) === 1),
      ...ids.filter((id) => isHeros(id) && ownerOf(id) === 0),
      ...ids.filter((id) => !isHeros(id)),
    ]);
  }

  beforeChange(): void {}

  afterChange(): void {}
}

function isHeros(id: EntityId): boolean {
  return zoneOf(id) === HERO || zoneOf(id) === POWER || cardOf(id).definition.type === "hero";
}

function otherPlayer(player: unknown): unknown {
  return player === 0 ? 1 : player === 1 ? 0 : player;
}

function swappedOpts({ decks, hands, ...opts }: GameOpts): GameOpts {
  return {
    ...opts,
    ...(decks && { decks: [decks[1], decks[0]] }),
    ...(hands && { hands: [hands[1], hands[0]] }),
  };
}

function swappedSetup({ players: [first, second], active, ...setup }: ResolvedSetup): ResolvedSetup {
  return { ...setup, players: [second, first], active: active === 0 ? 1 : 0 };
}

/** Plays everything again from its record before each call; the two must be the same. */
class Replayed implements Transformed {
  readonly lens = CLEAR;
  game: FullGame;
  readonly #start: () => FullGame;
  readonly #record: Taken[] = [];

  constructor(start: () => FullGame) {
    this.#start = start;
    this.game = start();
  }

  beforeChange(): void {
    const again = this.#start();
    for (const [call, args] of this.#record) tryCall(again, call, JSON.parse(args));
    if (stateOf(again) !== stateOf(this.game))
      throw new Error("replay: another game; expected the one that was recorded");
    this.game = again;
  }

  afterChange(taken: Taken): void {
    this.#record.push(taken);
  }
}

/** Calls a game. A call that was refused is refused again. */
function tryCall(game: FullGame, call: string, args: unknown[]): void {
  try {
    (game as unknown as Record<string, (...args: unknown[]) => unknown>)[call]?.(...args);
  } catch {
    // What it leaves behind is compared.
  }
}

function stateOf({ world }: FullGame): string {
  return JSON.stringify(world.save());
}
