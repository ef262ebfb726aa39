import { expect, test } from "vitest";
import { resolveSetup } from "../src/index.ts";
import { EVERYTHING, scenario } from "./example.ts";

test("defaults: 30 Health, no Armor, 10 mana of 10, empty zones", () => {
  const side = {
    hero: "Hero",
    health: 30,
    armor: 0,
    mana: 10,
    maxMana: 10,
    fatigue: 0,
    frozen: false,
    deck: [],
    hand: [],
    board: [],
    weapon: undefined,
    secrets: [],
  };
  const setup = {
    ...{ profile: undefined, active: 0, players: [side, side], stats: new Map() },
    ...{ rolls: undefined, cards: [] },
  };
  expect(resolveSetup(scenario())).toEqual(setup);
});

test("a hero with fewer crystals has as much mana as crystals", () => {
  const { players } = resolveSetup(
    scenario({
      players: [
        { hero: "A", maxMana: 3 },
        { hero: "B", mana: 2 },
      ],
    }),
  );
  expect(players.map(({ mana, maxMana }) => [mana, maxMana])).toEqual([
    [3, 3],
    [2, 10],
  ]);
});

test("everything that the scenario says, without labels", () => {
  const { players, profile, stats } = resolveSetup(EVERYTHING);
  expect(profile).toBe("classic");
  expect(stats.get("Yeti")).toEqual([4, 4, 5]);
  expect(players[0]).toMatchObject({ health: 29, armor: 1, mana: 9, fatigue: 1, hand: ["Wisp", "Blast"] });
  expect(players[0].deck).toEqual(["Wisp", "Yeti", "Yeti"]);
  const own = { damage: 1, fresh: true, frozen: false, keywords: ["taunt", "stealth"] };
  expect(players[0].board[0]).toMatchObject({ card: "Yeti", ...own });
  expect(players[0].weapon).toMatchObject({ card: "Axe", durability: 1 });
});

test("order of play: player 0's board, player 1's, weapons, secrets", () => {
  const { order: _, ...unordered } = EVERYTHING;
  expect(orderOf(unordered)).toEqual(["Yeti", "Wisp", "Wisp 1", "Axe", "Trap"]);
});

test("the labels of `order` share out the places that they have; the others keep theirs", () => {
  // By default: y, w, e, axe, s. The order is e, axe, y; they hold the first, third and fourth place.
  expect(orderOf(EVERYTHING)).toEqual(["Wisp 1", "Wisp", "Axe", "Yeti", "Trap"]);
});

/** Cards in play, oldest first; player 1's are marked. */
function orderOf(of: Parameters<typeof resolveSetup>[0]): string[] {
  const inPlay = resolveSetup(of).players.flatMap(({ board, weapon, secrets }, player) =>
    [...board, ...(weapon ? [weapon] : []), ...secrets].map(({ card, orderOfPlay }) => ({
      name: player === 0 ? card : `${card} 1`,
      orderOfPlay,
    })),
  );
  expect(inPlay.map(({ orderOfPlay }) => orderOfPlay).sort()).toEqual([...inPlay.keys()]);
  return inPlay.sort((one, other) => one.orderOfPlay - other.orderOfPlay).map(({ name }) => name);
}
