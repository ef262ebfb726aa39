/** Games and scenarios under a transformation, for whoever speaks the contract. */
import {
  FullGame,
  type Game,
  type KernelGame,
  type NewGame,
  type ScenarioPlayer,
  type ScenarioWorld,
  type Stage,
} from "@course/harness";
import { CALLS, type Call } from "./calls.ts";
import type { TransformName } from "./chosen.ts";
import { toInside, toOutside } from "./lens.ts";
import { TRANSFORMS, type Transformed } from "./transforms.ts";

/** A stage's `newGame`, each game under a transformation. */
export function transformedNewGame({ newGame }: Pick<Stage, "newGame">, name: TransformName): NewGame {
  const { opts: change = (opts) => opts, begin } = TRANSFORMS[name];
  return (opts = {}) => seen(begin(() => new FullGame((newGame(change(opts)) as KernelGame).world))) as Game;
}

/** A player of scenarios that plays each under a transformation. */
export function transformedPlayer(player: ScenarioPlayer, name: TransformName): ScenarioPlayer {
  const { setup: change = (setup) => setup, begin } = TRANSFORMS[name];
  return {
    knowsCard: (card) => player.knowsCard(card),
    createWorld: (setup) =>
      seen(begin(() => player.createWorld(change(setup)) as FullGame)) as unknown as ScenarioWorld,
  };
}

/** The game as it is seen from outside. */
function seen(transformed: Transformed): object {
  return new Proxy(transformed.game, {
    get: (_, name) => {
      const call = typeof name === "string" ? CALLS[name] : undefined;
      if (call !== undefined) return (...args: unknown[]) => take(transformed, String(name), call, args);
      return Reflect.get(transformed.game, name, transformed.game);
    },
  });
}

function take(transformed: Transformed, name: string, call: Call, outside: readonly unknown[]): unknown {
  if (call.changes) transformed.beforeChange();
  const { game, lens } = transformed;
  const args = outside.map((value, index) => toInside(lens, call.takes[index], value));
  const does = Reflect.get(game, name, game) as (...args: unknown[]) => unknown; // The table lists calls.
  try {
    return toOutside(lens, call.gives, does.apply(game, args));
  } finally {
    if (call.changes) transformed.afterChange([name, JSON.stringify(given(args))]);
  }
}

/** Arguments without those at the end that are left out: JSON has no word for them. */
function given(args: readonly unknown[]): readonly unknown[] {
  return args.slice(0, args.findLastIndex((value) => value !== undefined) + 1);
}
