/** The trigger `deathrattle`, the effect `destroy`, and where the effect `summon` puts what it summons. */
import { BOARD, DECK, type EntityId, isPendingDestroy } from "@course/core";
import { setDamage } from "@course/damage-pipeline";
import { describe, expect, test } from "vitest";
import { all, chosen, Game, minionWith, multiplier, on, spell, textOf } from "./support.ts";

const damage = (target: unknown, amount: unknown) => ({ type: "damage", target, amount });
const destroy = (target: unknown) => ({ type: "destroy", target });
const summon = (card: string, count?: unknown) => ({
  type: "summon",
  card,
  ...(count !== undefined && { count }),
});
const gain = (amount: number) => ({ type: "gainArmor", amount });

const CARDS = [
  minionWith("Bomb", on("deathrattle", damage(all("minions"), 1))),
  minionWith("Brood", on("deathrattle", summon("token"))),
  minionWith("Nest", on("deathrattle", summon("token", 2))),
  minionWith("Undertaker", multiplier("deathrattle")),
  minionWith("Mother", on("selfDamaged", summon("token"))),
  spell("End", destroy(all("minions"))),
  spell("Kill", destroy(chosen(all("minions")))),
  spell("Horde", summon("token", 2)),
];
const newGame = (decks: readonly [string[], string[]] = [[], []]) => new Game({ cards: CARDS, decks });

describe("a Deathrattle", () => {
  test("resolves in the Death Phase, when its minion is in the graveyard already", () => {
    const game = newGame();
    const [bomb, plain] = [game.put("Bomb"), game.put("Plain", 1)];
    game.hurt(bomb, 5);
    expect(game.log()).toEqual([
      { type: "Damaged", target: bomb, amount: 5 },
      { type: "Destroyed", id: bomb },
      { type: "DeathPhase", round: 1 },
      { type: "Triggered", source: bomb, trigger: "deathrattle" },
      { type: "Damaged", target: plain, amount: 1 },
    ]);
    expect([game.zone(), game.graveyard()]).toEqual([[], [bomb]]);
  });

  test("is its own minion's: another's death is none of its business", () => {
    const game = newGame();
    const [bomb, plain] = [game.put("Bomb"), game.put("Plain")];
    game.hurt(plain, 5);
    expect(game.take()).toEqual([`Damaged ${plain} 5`, `Destroyed ${plain}`, "DeathPhase 1"]);
    expect(game.zone()).toEqual([bomb]);
  });

  test("does not resolve for a minion that leaves play alive", () => {
    const game = new Game({ cards: [...CARDS, spell("Home", { type: "bounce", target: all("minions") })] });
    game.put("Bomb");
    game.cast("Home");
    expect(game.lines()).toEqual(["SpellCast Home"]);
  });

  test("of those that die together resolve in order of play, and their deaths come first", () => {
    const game = newGame();
    const young = game.put("Bomb", 1);
    const old = game.put("Brood", 0);
    game.cast("End");
    expect(game.lines()).toEqual([
      ...["SpellCast End", `Destroyed ${young}`, `Destroyed ${old}`, "DeathPhase 1"],
      `Triggered ${young} deathrattle`, // It is the older of the two: the board has no say.
      ...[`Triggered ${old} deathrattle`, `Summoned ${game.zone()[0]}`],
    ]);
    expect(game.zone()).toHaveLength(1);
  });

  test("that kills leads to another Death Phase, and so on", () => {
    const game = newGame();
    const ids = [game.put("Bomb"), game.put("Bomb"), game.put("Bomb")] as const;
    game.hurt(ids[1], 4);
    game.hurt(ids[2], 3);
    game.take();
    game.hurt(ids[0], 5);
    expect(game.lines().filter((line) => /^(Destroyed|DeathPhase)/.test(line))).toEqual([
      ...[`Destroyed ${ids[0]}`, "DeathPhase 1"],
      ...[`Destroyed ${ids[1]}`, "DeathPhase 2"],
      ...[`Destroyed ${ids[2]}`, "DeathPhase 3"],
    ]);
  });

  test("is doubled by its player's multiplier, and not by one that dies with it", () => {
    const game = newGame();
    const undertaker = game.put("Undertaker");
    const [mine, theirs] = [game.put("Brood"), game.put("Brood", 1)];
    game.hurt(mine, 5);
    game.hurt(theirs, 5);
    const triggered = () => game.take().filter((line) => line.startsWith("Triggered"));
    expect(triggered()).toEqual([mine, mine, theirs].map((id) => `Triggered ${id} deathrattle`));
    const last = game.put("Brood");
    game.cast("End");
    expect(triggered()).toEqual([`Triggered ${last} deathrattle`]);
    expect(game.graveyard()).toContain(undertaker);
  });

  test("draws from its owner's deck", () => {
    const hoard = minionWith("Hoard", on("deathrattle", "draw"));
    const game = new Game({ cards: [hoard], decks: [["Plain"], ["Plain"]] });
    const [mine, theirs] = [game.deck(0), game.deck(1)];
    game.hurt(game.put("Hoard", 1), 5);
    expect(game.lines().at(-1)).toBe(`Drew 1 ${theirs[0]}`);
    expect(game.zone(0, DECK)).toEqual(mine);
  });

  test.each([
    [summon("token"), "Deathrattle: Summon a 1/1 Token."],
    [damage(all("minions"), 1), "Deathrattle: Deal 1 damage to all minions."],
    ["draw", "Deathrattle: Draw a card."],
  ])("says %j", (effect, said) => {
    expect(textOf({ ability: on("deathrattle", effect) })).toBe(said);
  });

  test("is spoken of in the plural by what multiplies it", () => {
    expect(textOf({ ability: multiplier("deathrattle", 2) })).toBe(
      "Your minions trigger their Deathrattles twice.",
    );
  });
});

describe("destroy", () => {
  test("marks, and moves nothing until the Phase is over; Health stays as it is", () => {
    const kept = { type: "sequence", effects: [destroy(all("minions")), gain(1), damage(all("minions"), 1)] };
    const game = new Game({ cards: [spell("Doom", kept)] });
    const plain = game.put("Plain");
    game.cast("Doom");
    expect(game.lines()).toEqual([
      ...["SpellCast Doom", "ArmorGained 0 1", `Damaged ${plain} 1`],
      ...[`Destroyed ${plain}`, "DeathPhase 1"],
    ]);
    expect(game.health(plain)).toBe(4);
  });

  test("kills whatever it is aimed at, and only that", () => {
    const game = newGame();
    const [one, other] = [game.put("Plain"), game.put("Plain")];
    game.cast("Kill", 0, other);
    expect(game.lines()).toEqual(["SpellCast Kill", `Destroyed ${other}`, "DeathPhase 1"]);
    expect(game.zone()).toEqual([one]);
  });

  test("twice is once", () => {
    const game = new Game({
      cards: [
        spell("Twice", { type: "sequence", effects: [destroy(all("minions")), destroy(all("minions"))] }),
      ],
    });
    const plain = game.put("Plain");
    game.cast("Twice");
    expect(game.lines()).toEqual(["SpellCast Twice", `Destroyed ${plain}`, "DeathPhase 1"]);
    expect(game.world.read(() => isPendingDestroy(plain))).toBe(false);
  });

  test("nobody is nothing", () => {
    const game = newGame();
    game.cast("End");
    expect(game.lines()).toEqual(["SpellCast End"]);
  });

  test.each([
    [destroy(all("minions")), "Destroy all minions."],
    [destroy(chosen(all("minions", { side: "enemy" }))), "Destroy an enemy minion."],
  ])("says %j", (effect, said) => {
    expect(textOf({ effect })).toBe(said);
  });
});

describe("where a summoned minion stands", () => {
  /** The board by name, with the new ones as `+`. */
  function board(game: Game, known: ReadonlyMap<EntityId, string>): string[] {
    return game.zone(0, BOARD).map((id) => known.get(id) ?? "+");
  }

  test("at the right end for a spell", () => {
    const game = newGame();
    const known = new Map([[game.put("Plain"), "a"]]);
    game.cast("Horde");
    expect(board(game, known)).toEqual(["a", "+", "+"]);
  });

  test("right of the minion that summons it", () => {
    const game = newGame();
    const left = game.put("Plain");
    const mother = game.put("Mother");
    const known = new Map([
      [left, "a"],
      [mother, "mother"],
      [game.put("Plain"), "b"],
    ]);
    game.hurt(mother, 1);
    expect(board(game, known)).toEqual(["a", "mother", "+", "b"]);
  });

  test("where the dead minion stood, for a Deathrattle; two of them in their order", () => {
    const game = newGame();
    const left = game.put("Plain");
    const nest = game.put("Nest");
    const known = new Map([
      [left, "a"],
      [game.put("Plain"), "b"],
    ]);
    game.hurt(nest, 5);
    expect(board(game, known)).toEqual(["a", "+", "+", "b"]);
    const [first, second] = game.lines().slice(-2);
    expect(
      game
        .zone()
        .slice(1, 3)
        .map((id) => `Summoned ${id}`),
    ).toEqual([first, second]);
  });

  test("each where its own stood, when neighbours die together", () => {
    const game = newGame();
    const left = game.put("Plain");
    game.put("Nest");
    game.put("Brood");
    const right = game.put("Plain");
    const dying = game.zone().slice(1, 3);
    game.world.edit(() => {
      for (const id of dying) setDamage(id, 5);
    });
    game.take();
    game.cast("Air");
    const tokens = game
      .take()
      .flatMap((line) => (line.startsWith("Summoned") ? [Number(line.split(" ")[1])] : []));
    expect(tokens).toHaveLength(3);
    expect(game.zone()).toEqual([left, ...tokens, right]);
  });

  test("for the card's player, also when the summoner is the other one's", () => {
    const game = newGame();
    game.cast("Horde", 1);
    expect([game.zone(0).length, game.zone(1).length]).toEqual([0, 2]);
  });

  test("a count of nothing summons nothing", () => {
    const none = { type: "count", of: all("minions") };
    const game = new Game({
      cards: [spell("Few", summon("token", none)), spell("None", summon("token", 0))],
    });
    game.cast("Few");
    game.cast("None");
    expect(game.lines()).toEqual(["SpellCast Few", "SpellCast None"]);
  });

  test.each([
    [summon("token"), "Summon a 1/1 Token."],
    [summon("token", 2), "Summon two 1/1 Tokens."],
    [summon("plain", 3), "Summon three 1/5 Plains."],
    [
      summon("token", { type: "count", of: all("minions", { side: "enemy" }) }),
      "Summon a 1/1 Token for each enemy minion.",
    ],
  ])("says %j", (effect, said) => {
    expect(textOf({ effect })).toBe(said);
  });

  test.each(["air", "leader"])("what is summoned must be a minion: %s is none", (card) => {
    expect(() => new Game({ cards: [spell("Odd", summon(card))] })).toThrow(
      `cards: /4/effect/card is "${card}"; expected the id of a minion`,
    );
  });
});
