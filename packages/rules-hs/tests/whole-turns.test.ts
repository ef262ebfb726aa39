/** The turn of the whole game: its three Phases, and what happens as it passes (rulebook 8.7). */
import type { EntityId } from "@course/core";
import { describe, expect, test } from "vitest";
import {
  activePlayer,
  cardsPlayedThisTurn,
  endInDraw,
  FROZEN,
  freeze,
  hasKeyword,
  noteCardPlayed,
  noteLoss,
  turnsEnded,
  winner,
} from "../src/index.ts";
import { all, chosen, minion, minionWith, on, spell } from "./support.ts";
import { WHOLE, WholeGame, wholeTextOf } from "./whole.ts";

const gain = { type: "gainArmor", amount: 1 };
const whose = (type: string, whose: string) => ({ type, whose });
const CARDS = [
  minion("Page"),
  minionWith("Dawn", on("startOfTurn", gain)),
  minionWith("Dusk", on("endOfTurn", gain)),
  minionWith("Gruul", on(whose("endOfTurn", "each"), gain)),
  minionWith("Spy", on(whose("startOfTurn", "opponents"), gain)),
  minionWith("Doom", on("startOfTurn", { type: "destroy", target: all("minions") })),
  spell("Rage", { type: "buff", target: chosen(all("minions")), attack: 3, until: "endOfTurn" }),
  spell("Veil", { type: "buff", target: chosen(all("minions")), attack: 1, until: "yourNextTurn" }),
];
type Decks = readonly [readonly string[], readonly string[]];
const newGame = (
  decks: Decks = [
    ["Page", "Page"],
    ["Page", "Page"],
  ],
) => new WholeGame({ cards: CARDS, decks });

describe("ending a turn", () => {
  test("is end, passing, start and draw", () => {
    const game = newGame();
    const [dusk, dawn] = [game.put("Dusk", 0), game.put("Dawn", 1)];
    const [top] = game.deck(1);
    game.perform("endTurn");
    expect(game.lines()).toEqual([
      ...["TurnEnded 0", `Triggered ${dusk} endOfTurn`, "ArmorGained 0 1"],
      ...["ManaGained 1 1", "TurnStarted 1", `Triggered ${dawn} startOfTurn`, "ArmorGained 1 1"],
      `Drew 1 ${top}`,
    ]);
    expect(game.world.read(activePlayer)).toBe(1);
  });

  test("gives the first player a turn with a crystal and a card, once", () => {
    const game = newGame();
    game.perform("beginGame", { player: 0 });
    expect([game.hand().length, game.mana()]).toEqual([1, [1, 1]]);
    game.perform("endTurn");
    expect(() => game.perform("beginGame", { player: 0 })).toThrow(
      "beginGame: turns ended is 1; expected a game that has not begun",
    );
  });

  test("ends what was for this turn, and starts what was until the next", () => {
    const game = newGame();
    const page = game.put("Page");
    game.cast("Rage", 0, page);
    game.cast("Veil", 0, page);
    expect(game.attack(page)).toBe(5);
    game.perform("endTurn");
    expect(game.attack(page)).toBe(2);
    game.perform("endTurn");
    expect(game.attack(page)).toBe(1);
  });

  test("thaws who has not attacked, and makes the others ready to", () => {
    const game = newGame();
    const [mine, theirs] = [game.put("Page", 0), game.put("Page", 1)];
    game.world.edit(() => {
      freeze(mine);
      freeze(theirs);
    });
    const frozen = () => game.world.read(() => [mine, theirs].map((id) => hasKeyword(id, FROZEN)));
    game.perform("endTurn");
    expect(frozen()).toEqual([false, true]);
    game.perform("endTurn");
    expect(frozen()).toEqual([false, false]);
    game.perform("attack", { attacker: mine, defender: game.heroes[1] });
    expect(() => game.perform("attack", { attacker: mine, defender: game.heroes[1] })).toThrow();
    game.perform("endTurn");
    game.perform("endTurn");
    game.perform("attack", { attacker: mine, defender: game.heroes[1] });
  });

  test("forgets the cards that were played", () => {
    const game = newGame();
    game.world.edit(() => noteCardPlayed(game.give("Page")[0] as EntityId));
    expect(game.world.read(() => [cardsPlayedThisTurn(0), cardsPlayedThisTurn(0, "spell")])).toEqual([1, 0]);
    game.perform("endTurn");
    expect(game.world.read(() => cardsPlayedThisTurn(0))).toBe(0);
  });

  test("comes with the dead of its start before the card is drawn", () => {
    const game = newGame();
    const doom = game.put("Doom", 1);
    const [top] = game.deck(1);
    game.perform("endTurn");
    expect(game.lines().slice(-4)).toEqual([
      `Triggered ${doom} startOfTurn`,
      ...[`Destroyed ${doom}`, "DeathPhase 1", `Drew 1 ${top}`],
    ]);
  });
});

test("triggers are about one's own turns, the opponent's, or each", () => {
  const game = newGame();
  const [gruul, spy] = [game.put("Gruul"), game.put("Spy")];
  game.perform("endTurn");
  game.perform("endTurn");
  const triggered = game.lines().filter((line) => line.startsWith("Triggered"));
  expect(triggered).toEqual([
    ...[`Triggered ${gruul} endOfTurn`, `Triggered ${spy} startOfTurn`, `Triggered ${gruul} endOfTurn`],
  ]);
});

describe("a game that is over", () => {
  test("takes no other turn", () => {
    const game = newGame();
    game.world.edit(() => noteLoss(1));
    expect(() => game.perform("endTurn")).toThrow("endTurn: winner is 0; expected a game that is not over");
  });

  test("by what happens at the end of a turn has no start of another", () => {
    const step = { name: "endIt", run: () => endInDraw() };
    const layer = { name: "end", steps: [step] };
    const layers = [...(WHOLE.layers ?? []), layer];
    const game = new WholeGame({ cards: CARDS, layers, phaseEnd: [...(WHOLE.phaseEnd ?? []), step] });
    game.perform("endTurn");
    expect(game.lines()).toEqual(["TurnEnded 0"]);
    expect(game.world.read(activePlayer)).toBe(0);
  });

  test("is a draw when too many turns have ended", () => {
    const game = new WholeGame({ cards: CARDS, switches: {}, limits: { turns: 89 } });
    for (let turn = 1; turn < 89; turn++) game.perform("endTurn");
    expect(game.world.read(() => [turnsEnded(), winner()])).toEqual([88, null]);
    game.perform("endTurn");
    expect(game.world.read(winner)).toBe("draw");
    expect(game.log().at(-1)?.type).not.toBe("TurnStarted");
  });
});

test.each([
  [on("startOfTurn", gain), "At the start of your turn, gain 1 Armor."],
  [on(whose("startOfTurn", "each"), gain), "At the start of each turn, gain 1 Armor."],
  [on(whose("endOfTurn", "opponents"), gain), "At the end of your opponent's turn, gain 1 Armor."],
])("text of %j", (ability, text) => {
  expect(wholeTextOf({ ability })).toBe(text);
});
