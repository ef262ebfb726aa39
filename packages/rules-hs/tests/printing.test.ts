/** What is printed beside a card's text: its cost, and a minion's race. */
import { validateCards } from "@course/cards";
import { DECK, HAND, NONE } from "@course/core";
import { MAX_PRINTED } from "@course/damage-pipeline";
import { describe, expect, test } from "vitest";
import { printedCostOf, RACES, raceOf } from "../src/index.ts";
import { Game, minion, spell, textOf } from "./support.ts";

const { vocabulary } = new Game();

function faults(card: object): string[] {
  const loaded = validateCards(vocabulary, card, { file: "card" });
  return "errors" in loaded ? loaded.errors.map(({ message }) => message) : [];
}

describe("a cost", () => {
  test("is printed on cards of every type, and 0 where none is", () => {
    const chief = { id: "chief", name: "Chief", type: "hero", health: 30, cost: 9 };
    const cards = [minion("Dear", { cost: 7 }), { ...spell("Trick", "nothing"), cost: 2 }, chief];
    const game = new Game({ cards });
    const ids = [
      game.put("Dear"),
      game.put("Trick", 0, HAND),
      game.put("Chief"),
      game.put("Plain"),
      game.heroes[0],
    ];
    expect(game.world.read(() => ids.map(printedCostOf))).toEqual([7, 2, 9, 0, 0]);
  });

  test("is the same in a deck, in a hand and in play", () => {
    const game = new Game({ cards: [minion("Dear", { cost: 7 })] });
    const ids = [game.put("Dear", 0, DECK), game.put("Dear", 0, HAND), game.put("Dear")];
    expect(game.world.read(() => ids.map(printedCostOf))).toEqual([7, 7, 7]);
  });

  test.each([0, 1, MAX_PRINTED])("may be %i", (cost) => {
    expect(faults(minion("M", { cost }))).toEqual([]);
  });

  test.each([-1, 0.5, MAX_PRINTED + 1])("may not be %d", (cost) => {
    expect(faults(minion("M", { cost }))).toEqual([
      `card: /cost is ${cost}; expected an integer from 0 to ${MAX_PRINTED}`,
    ]);
  });
});

describe("a race", () => {
  test("is one of the game's, and each is told from all others", () => {
    const game = new Game({ cards: RACES.map((race) => minion(`A ${race}`, { race })) });
    const ids = RACES.map((race) => game.put(`A ${race}`));
    const races = game.world.read(() => ids.map(raceOf));
    expect(races).toEqual([...RACES]);
  });

  test("is missing where none is printed: no minion without one is of the race with the first number", () => {
    const game = new Game();
    const [plain, air] = [game.put("Plain"), game.put("Air", 0, HAND)];
    const none = game.world.read(() => [plain, air, game.heroes[0], NONE].map(raceOf));
    expect(none).toEqual([undefined, undefined, undefined, undefined]);
  });

  test("another is refused, with the nearest", () => {
    expect(faults(minion("M", { race: "Pirat" }))).toEqual([
      'card: /race is "Pirat"; expected "Beast", "Demon", "Dragon", "Elemental", "Mech", "Murloc", "Pirate" or "Totem" (nearest: "Pirate")',
    ]);
  });

  test("can be asked for by a card, which speaks of the race", () => {
    const beasts = { type: "all", of: "minions", where: [{ type: "race", is: "Beast" }] };
    const effect = { type: "damage", target: beasts, amount: 1 };
    const cards = [
      minion("Wolf", { race: "Beast" }),
      minion("Wyrm", { race: "Dragon" }),
      spell("Hunt", effect),
    ];
    const game = new Game({ cards });
    const [wolf] = [game.put("Wolf"), game.put("Wyrm"), game.put("Plain")];
    game.cast("Hunt");
    expect(game.lines()).toEqual(["SpellCast Hunt", `Damaged ${wolf} 1`]);
    expect(textOf({ effect })).toBe("Deal 1 damage to all Beasts.");
  });

  test("is a minion's: no spell has one", () => {
    expect(faults({ ...spell("S", "nothing"), race: "Beast" })).toHaveLength(1);
  });
});
