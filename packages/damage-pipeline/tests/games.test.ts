/** Laws of damage that hold for every game, on games made at random. */
import {
  BOARD,
  cardOf,
  type EntityId,
  GRAVEYARD,
  HERO,
  LimitError,
  listZone,
  type Player,
  type World,
} from "@course/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  armorOf,
  attackOf,
  DamageRedirect,
  damageOf,
  healthOf,
  isMortallyWounded,
  maxHealthOf,
} from "../src/index.ts";
import { Ledger } from "./ledger.ts";
import { type Move, minionName, type Script, scripts, textName } from "./script.ts";
import { minionWith, on, stateOf, Table } from "./support.ts";

/** Low enough that some games hit it. */
const LIMITS = { events: 16 };

interface Game {
  readonly table: Table;
  readonly ids: readonly EntityId[];
}

function start({ minions, texts, board }: Script): Game {
  const table = new Table({ cards: [...minions, ...texts], limits: LIMITS });
  const ids = board.map(({ card, player }) => table.put(minionName(card % minions.length), player));
  return { table, ids: [...table.heroes, ...ids] };
}

/** Everybody who is still there, oldest first. */
function inPlay({ table, ids }: Game): EntityId[] {
  const there = new Set(boards(table.world).concat(table.heroes));
  return ids.filter((id) => there.has(id));
}

function boards(world: World): EntityId[] {
  return world.read(() => [...listZone(0, BOARD), ...listZone(1, BOARD)]);
}

/** Takes a move and says what came of it: events, or nothing at all because it hit a limit. */
function take(game: Game, move: Move): readonly string[] | undefined {
  const { table } = game;
  const there = inPlay(game);
  const whom = (number: number) => there[number % there.length] as EntityId;
  const before = stateOf(table.world);
  try {
    if (move.do === "hurt") table.hurt(whom(move.whom), move.amount);
    else if (move.do === "armor") table.gainArmor(move.player, move.amount);
    else table.act(textName(move.card), { player: move.player, self: whom(move.self) });
    return table.lines();
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    expect(stateOf(table.world)).toEqual(before);
    return undefined;
  }
}

/** Plays a script and asks after each of its actions. */
function play(script: Script, check: (game: Game, move: Move) => void): Game {
  const game = start(script);
  for (const move of script.moves) if (take(game, move) !== undefined) check(game, move);
  return game;
}

function law(name: string, holds: (script: Script) => void, numRuns = 100): void {
  test(name, () => fc.assert(fc.property(scripts(), holds), { seed: 11, numRuns }));
}

law("the log accounts for every character's Attack, Health and Armor", (script) => {
  const game = start(script);
  const ledger = new Ledger();
  const numbers = (id: EntityId) => {
    const account = {
      attack: attackOf(id),
      maxHealth: maxHealthOf(id),
      damage: damageOf(id),
      armor: armorOf(id),
    };
    expect(healthOf(id)).toBe(account.maxHealth - account.damage);
    return account;
  };
  game.ids.forEach((id, index) => {
    const isHero = index < 2;
    const owner = isHero ? (index as Player) : (script.board[index - 2]?.player as Player);
    const isDead = !inPlay(game).includes(id);
    ledger.accounts.set(id, { owner, isHero, isDead, ...game.table.world.read(() => numbers(id)) });
  });
  for (const move of script.moves) {
    game.table.world.clearLog();
    if (take(game, move) === undefined) continue;
    ledger.enter(game.table.log());
    for (const id of game.ids) {
      const { attack, maxHealth, damage, armor, isDead } = ledger.accounts.get(id)!;
      const shown = Math.max(attack, 0); // Below 0 it counts as 0, and what it lacks is kept.
      expect(game.table.world.read(() => numbers(id))).toEqual({ attack: shown, maxHealth, damage, armor });
      expect(inPlay(game).includes(id)).toBe(!isDead);
    }
  }
});

law("no Sequence ends with a mortally wounded minion in play", (script) => {
  play(script, ({ table }) => {
    table.world.read(() => expect(boards(table.world).filter(isMortallyWounded)).toEqual([]));
  });
});

law("damage taken and Armor are never below 0, and nobody has more Health than at most", (script) => {
  play(script, ({ table, ids }) => {
    table.world.read(() => {
      for (const id of ids) {
        expect(damageOf(id)).toBeGreaterThanOrEqual(0);
        expect(armorOf(id)).toBeGreaterThanOrEqual(0);
        expect(healthOf(id)).toBeLessThanOrEqual(maxHealthOf(id));
      }
    });
  });
});

law("everybody is in one place: on a board, a hero's, or dead", (script) => {
  play(script, ({ table, ids }) => {
    const places = table.world.read(() =>
      ([0, 1] as const).flatMap((player) =>
        [BOARD, GRAVEYARD, HERO].flatMap((zone) => listZone(player, zone)),
      ),
    );
    expect([...places].sort((left, right) => left - right)).toEqual([...ids]);
  });
});

law(
  "damage meant for a hero goes first to the oldest minion that stands in for it, if there is one",
  (script) => {
    const game = start(script);
    for (const move of script.moves) {
      const { world, heroes } = game.table;
      const there = inPlay(game);
      const meant = move.do === "hurt" ? (there[move.whom % there.length] as EntityId) : undefined;
      const side = heroes.indexOf(meant as EntityId);
      const standsIn = (id: EntityId) =>
        cardOf(id).definition.auras.some(({ aura }) => aura === DamageRedirect) &&
        world.read(() => listZone(side as Player, BOARD)).includes(id);
      const standIn = side < 0 ? undefined : there.find((id) => world.read(() => standsIn(id)));
      world.clearLog();
      const lines = take(game, move);
      if (move.do !== "hurt" || move.amount === 0 || lines === undefined) continue;
      const first = game.table.log().find(({ type }) => type === "Damaged");
      expect(first).toEqual({ type: "Damaged", target: standIn ?? meant, amount: move.amount });
    }
  },
);

law(
  "the same script gives the same log",
  (script) => {
    const logOf = () => play(script, () => {}).table.world.logTree();
    expect(logOf()).toEqual(logOf());
  },
  60,
);

test("how often a trigger resolves does not depend on the order of the multipliers", () => {
  const multiplier = fc.record({
    times: fc.integer({ min: 2, max: 4 }),
    stacking: fc.constantFrom("max", "additive"),
  });
  const games = fc
    .array(multiplier, { maxLength: 4 })
    .chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }), fc.nat(4)),
    );
  fc.assert(
    fc.property(games, ([list, shuffled, place]) => {
      const runs = [list, shuffled].map((order) => timesUnder(order, Math.min(place, order.length)));
      const largest = Math.max(
        1,
        ...list.flatMap(({ times, stacking }) => (stacking === "max" ? [times] : [])),
      );
      const extra = list.reduce(
        (sum, { times, stacking }) => sum + (stacking === "additive" ? times - 1 : 0),
        0,
      );
      expect(runs).toEqual([largest + extra, largest + extra]);
    }),
    { seed: 3, numRuns: 100 },
  );
});

/** How often a minion answers one damage, among multipliers that came into play in this order. */
function timesUnder(multipliers: readonly { times: number; stacking: string }[], place: number): number {
  const aura = (parts: object) => ({
    kind: "aura",
    modifier: { type: "triggerMultiplier", trigger: "selfDamaged", ...parts },
  });
  const cards = multipliers.map((parts, number) => minionWith(`Many ${number}`, aura(parts)));
  const own = minionWith("Own", on("selfDamaged", { type: "gainArmor", amount: 1 }));
  const table = new Table({ cards: [own, ...cards] });
  const order = multipliers.map((_, number) => `Many ${number}`);
  const names = [...order.slice(0, place), "Own", ...order.slice(place)];
  const ids = names.map((name) => table.put(name));
  table.hurt(ids[place]!, 1);
  return table.lines().filter((line) => line.startsWith("Triggered")).length;
}

test("the games are worth playing: they hit, redirect, absorb, heal, kill, and reach a limit", () => {
  const seen = { redirected: 0, absorbed: 0, healed: 0, died: 0, deeper: 0, often: 0, limits: 0 };
  for (const script of fc.sample(scripts(), { numRuns: 300, seed: 5 })) {
    const game = start(script);
    let limits = 0;
    for (const move of script.moves) if (take(game, move) === undefined) limits++;
    const tree = game.table.world.logTree();
    const types = new Set(tree.map(({ event }) => event.type));
    if (limits > 0) seen.limits++;
    if (types.has("ArmorLost")) seen.absorbed++;
    if (types.has("Healed")) seen.healed++;
    if (types.has("Destroyed")) seen.died++;
    if (tree.some(({ depth }) => depth >= 2)) seen.deeper++;
    if (tree.filter(({ event }) => event.type === "Triggered").length > 4) seen.often++;
    if (JSON.stringify(script.minions).includes("damageRedirect")) seen.redirected++;
  }
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(10);
});
