/** Hands and decks: the hand limit, fatigue, discarding, returning, new cards (rulebook 12.3, 18). */
import { DECK, type EntityId, HAND, REMOVED, zoneOf } from "@course/core";
import { describe, expect, test } from "vitest";
import { fatigueOf, setFatigue } from "../src/index.ts";
import { all, chosen, minion, minionWith, on, spell } from "./support.ts";
import { WholeGame, wholeTextOf } from "./whole.ts";

const inHand = { type: "hand" };
const draw = (parts: object = {}) => ({ type: "draw", ...parts });
const CARDS = [
  minion("Page", { race: "Murloc" }),
  minion("Knight"),
  spell("Study", draw({ count: 2 })),
  spell("Rival", draw({ side: "enemy" })),
  spell("Oracle", draw({ count: 2, side: "both" })),
  spell("Favor", { type: "drawUntil", cards: { type: "count", of: { type: "hand", side: "enemy" } } }),
  spell("Parrot", { type: "drawCards", cards: { type: "deck", where: [{ type: "race", is: "Murloc" }] } }),
  spell("Drop", { type: "discard", target: inHand }),
  spell("Sap", { type: "returnToHand", target: chosen(all("minions")) }),
  spell("Vanish", { type: "returnToHand", target: all("minions") }),
  spell("Bananas", { type: "giveCard", card: "page", count: 2, side: "enemy" }),
  spell("Steal", { type: "copyToHand", of: { type: "top", count: 2, side: "enemy" } }),
  spell("Grow", { type: "buff", target: all("minions"), attack: 2, health: 2 }),
  spell("Call", { type: "putIntoPlay", cards: inHand }),
  spell("Mill", { type: "discard", target: { type: "top", count: 2 } }),
  minionWith(
    "Alarm",
    on("startOfTurn", {
      type: "swapWithHand",
      with: { type: "random", from: { type: "hand", where: [{ type: "cardType", is: "minion" }] } },
    }),
  ),
  minionWith("Scribe", on("cardDrawn", { type: "gainArmor", amount: 1 })),
  minionWith("Imp", on("cardDiscarded", { type: "gainArmor", amount: 1 })),
  minionWith("Rattle", on("deathrattle", { type: "gainArmor", amount: 1 })),
];
type Decks = readonly [readonly string[], readonly string[]];
const newGame = (decks: Decks = [[], []]) => new WholeGame({ cards: CARDS, decks });

describe("a full hand", () => {
  test("burns what would be drawn: nobody has drawn it, and nobody discarded it", () => {
    const game = newGame([["Page", "Knight"], []]);
    game.put("Scribe");
    game.put("Imp");
    game.give("Knight", 0, 10);
    const [top] = game.deck();
    game.perform("draw", { player: 0, n: 1 });
    expect(game.lines()).toEqual([`Burned 0 ${top}`]);
    expect([game.hand().length, game.deck().length, game.graveyard()]).toEqual([10, 1, [top]]);
  });

  test("gets no new card", () => {
    const game = newGame();
    game.give("Knight", 1, 9);
    const before = game.hand(1);
    game.cast("Bananas");
    expect(game.hand(1)).toHaveLength(10);
    expect(game.hand(1).slice(0, 9)).toEqual(before);
  });

  test("lets no minion back: it is destroyed, with its Deathrattle", () => {
    const game = newGame();
    game.give("Knight", 0, 10);
    const rattle = game.put("Rattle");
    game.cast("Sap", 1, rattle);
    expect(game.lines()).toEqual([
      ...["SpellCast Sap", `Destroyed ${rattle}`, "DeathPhase 1", `Triggered ${rattle} deathrattle`],
      "ArmorGained 0 1",
    ]);
  });
});

describe("fatigue", () => {
  test("deals one more each time, to the end of the game, and Armor absorbs it", () => {
    const game = newGame();
    game.perform("draw", { player: 0, n: 2 });
    game.perform("gainArmor", { player: 0, amount: 2 });
    game.perform("draw", { player: 0, n: 1 });
    expect(game.health(game.heroes[0])).toBe(30 - 1 - 2 - 1);
    expect(game.world.read(() => [fatigueOf(0), fatigueOf(1)])).toEqual([3, 0]);
  });

  test("is taken although the hand is full", () => {
    const game = newGame();
    game.give("Knight", 0, 10);
    game.cast("Study");
    expect(game.health(game.heroes[0])).toBe(27);
  });

  test("can have gone on for a while when a game is set up", () => {
    const game = newGame();
    game.world.edit(() => setFatigue(1, 4));
    game.perform("draw", { player: 1, n: 1 });
    expect(game.lines()).toEqual(["Fatigued 1 5", `Damaged ${game.heroes[1]} 5`]);
  });

  test("is not there without the rule", () => {
    const game = new WholeGame({ cards: CARDS, switches: {} });
    game.cast("Study");
    expect(game.lines()).toEqual(["SpellCast Study"]);
  });

  test("has a limit: so many draws are refused, and nothing has happened", () => {
    const game = new WholeGame({
      cards: [...CARDS, spell("Endless", draw({ count: { type: "times", left: 1000, right: 1000 } }))],
    });
    expect(() => game.cast("Endless")).toThrow(/Event limit/);
    expect([game.health(game.heroes[0]), game.lines()]).toEqual([30, []]);
  });
});

describe("drawing", () => {
  test("is for you, your opponent, or both: first you", () => {
    const game = newGame([
      ["Page", "Page", "Page"],
      ["Page", "Page", "Page"],
    ]);
    const [mine, theirs] = [game.deck(0), game.deck(1)];
    game.cast("Rival");
    game.cast("Oracle");
    expect(game.lines().filter((line) => line.startsWith("Drew"))).toEqual([
      ...[`Drew 1 ${theirs[0]}`, `Drew 0 ${mine[0]}`, `Drew 0 ${mine[1]}`],
      ...[`Drew 1 ${theirs[1]}`, `Drew 1 ${theirs[2]}`],
    ]);
  });

  test("until the hand has so many: the number is counted first", () => {
    const game = newGame([["Page", "Page", "Page", "Page"], []]);
    game.give("Knight", 1, 4);
    game.give("Knight", 0, 1);
    game.cast("Favor");
    expect([game.hand(0).length, game.deck(0).length]).toEqual([4, 1]);
    game.cast("Favor");
    expect(game.hand(0)).toHaveLength(4);
  });

  test("certain cards takes them out of the deck, wherever they are", () => {
    const game = newGame([["Knight", "Page", "Knight", "Page"], []]);
    const scribe = game.put("Scribe");
    const [first, second, third, fourth] = game.deck() as [EntityId, EntityId, EntityId, EntityId];
    game.cast("Parrot");
    expect([game.hand(), game.deck()]).toEqual([
      [second, fourth],
      [first, third],
    ]);
    expect(game.lines().slice(1)).toEqual(
      [second, fourth].flatMap((id) => [`Drew 0 ${id}`, `Triggered ${scribe} cardDrawn`, "ArmorGained 0 1"]),
    );
  });
});

test("discarded cards are out of the game, and it is answered card by card", () => {
  const game = newGame();
  const imp = game.put("Imp");
  const [first, second] = game.give("Knight", 0, 2) as [EntityId, EntityId];
  game.cast("Drop");
  expect(game.lines().slice(1)).toEqual([
    ...[`Discarded 0 ${first}`, `Discarded 0 ${second}`],
    ...[
      `Triggered ${imp} cardDiscarded`,
      "ArmorGained 0 1",
      `Triggered ${imp} cardDiscarded`,
      "ArmorGained 0 1",
    ],
  ]);
  expect(game.world.read(() => [zoneOf(first), zoneOf(second)])).toEqual([REMOVED, REMOVED]);
});

describe("returning", () => {
  test("takes all that was on the minion away: the card is as it is printed", () => {
    const game = newGame();
    const knight = game.put("Knight");
    game.cast("Grow");
    game.hurt(knight, 3);
    expect([game.attack(knight), game.health(knight)]).toEqual([3, 4]);
    game.cast("Sap", 0, knight);
    expect([game.hand(), game.attack(knight), game.health(knight)]).toEqual([[knight], 1, 5]);
  });

  test("of several goes by order of play, to the hands of those who control them", () => {
    const game = newGame();
    const [first, theirs, second] = [game.put("Knight"), game.put("Page", 1), game.put("Page", 0)];
    game.cast("Vanish");
    expect(game.lines().slice(1)).toEqual([
      `Returned 0 ${first}`,
      `Returned 1 ${theirs}`,
      `Returned 0 ${second}`,
    ]);
    expect([game.hand(0), game.hand(1)]).toEqual([[first, second], [theirs]]);
  });

  test("fills the hand, and then destroys the younger ones", () => {
    const game = newGame();
    game.give("Knight", 0, 9);
    const [first, second] = [game.put("Knight"), game.put("Rattle")];
    game.cast("Vanish");
    expect([game.hand().at(-1), game.graveyard()]).toEqual([first, [second]]);
  });
});

describe("putting into play", () => {
  test("takes minions from the hand, as far as there is room, and plays none of them", () => {
    const game = newGame();
    game.give("Study");
    const minions = game.give("Scribe", 0, 8);
    game.cast("Call");
    expect([game.zone(), game.hand().length]).toEqual([minions.slice(0, 7), 2]);
  });

  test("by a swap keeps the place on the board, and no hand is too full for it", () => {
    const game = newGame([["Page"], []]);
    const [left, alarm, right] = [game.put("Knight"), game.put("Alarm"), game.put("Knight")];
    game.give("Study", 0, 9);
    const [scribe] = game.give("Scribe");
    game.perform("endTurn");
    game.perform("endTurn");
    expect(game.zone()).toEqual([left, scribe, right]);
    expect([game.hand().includes(alarm), game.hand().length]).toEqual([true, 10]);
  });

  test("by a swap does not happen without a minion in the hand", () => {
    const game = newGame([["Page"], []]);
    const alarm = game.put("Alarm");
    game.give("Study");
    game.perform("endTurn");
    game.perform("endTurn");
    expect(game.zone()).toEqual([alarm]);
  });
});

test("cards of a deck that are thrown away are discarded by nobody", () => {
  const game = newGame([["Page", "Knight", "Page"], []]);
  game.put("Imp");
  const [first, second] = game.deck();
  game.cast("Mill");
  expect(game.lines().slice(1)).toEqual([`Burned 0 ${first}`, `Burned 0 ${second}`]);
});

test("copies of cards are new ones, and the deck keeps its own", () => {
  const game = newGame([[], ["Page", "Knight", "Knight"]]);
  game.cast("Steal");
  const [first, second] = game.hand() as [EntityId, EntityId];
  expect([game.deck(1).length, game.hand().length]).toEqual([3, 2]);
  expect(game.lines().slice(1)).toEqual([`Given 0 ${first}`, `Given 0 ${second}`]);
  expect(game.zone(1, DECK)).not.toContain(first);
  expect(game.zone(0, HAND)).toEqual([first, second]);
});

test.each([
  [draw({ count: 2, side: "both" }), "Each player draws 2 cards."],
  [draw({ side: "enemy" }), "Your opponent draws a card."],
  [{ type: "discard", target: { type: "random", from: inHand } }, "Discard a random card."],
  [{ type: "discard", target: inHand }, "Discard your hand."],
  [{ type: "returnToHand", target: all("minions") }, "Return all minions to their owners' hands."],
  [
    { type: "returnToHand", target: chosen(all("minions", { side: "enemy" })) },
    "Return an enemy minion to its owner's hand.",
  ],
  [
    { type: "returnToHand", target: chosen(all("minions", { side: "friendly" })) },
    "Return a friendly minion to your hand.",
  ],
  [{ type: "giveCard", card: "token" }, "Add a 1/5 Token to your hand."],
  [{ type: "giveCard", card: "token", count: 2, side: "enemy" }, "Give your opponent two 1/5 Tokens."],
  [
    { type: "copyToHand", of: { type: "top", count: 3, side: "enemy" } },
    "Add copies of the top 3 cards of your opponent's deck to your hand.",
  ],
  [
    { type: "drawUntil", cards: { type: "count", of: { type: "hand", side: "enemy" } } },
    "Draw cards until you have as many as there are cards in your opponent's hand.",
  ],
  [
    { type: "putIntoPlay", cards: { type: "random", from: { type: "hand", side: "enemy" } } },
    "Put a random card from your opponent's hand into the battlefield.",
  ],
  [{ type: "drawUntil", cards: 3 }, "Draw cards until you have 3."],
  [
    {
      type: "drawCards",
      cards: { type: "random", from: { type: "deck", where: [{ type: "race", is: "Demon" }] }, count: 2 },
    },
    "Put two random Demons from your deck into your hand.",
  ],
  [
    { type: "buff", target: "self", health: { type: "count", of: inHand } },
    "Gain +1 Health for each card in your hand.",
  ],
])("text of %j", (effect, text) => {
  expect(wholeTextOf({ effect })).toBe(text);
});

test.each([
  [on("cardDrawn", draw()), "Whenever you draw a card, draw a card."],
  [
    on({ type: "cardDiscarded", side: "enemy" }, draw()),
    "Whenever your opponent discards a card, draw a card.",
  ],
])("text of %j", (ability, text) => {
  expect(wholeTextOf({ ability })).toBe(text);
});
