/** Keywords that a hero has from auras of its side, and when these auras begin and end (rulebook 4.8, 4.9). */
import { describe, expect, test } from "vitest";
import { IMMUNE } from "../src/keywords.ts";
import { FullGame } from "./full.ts";
import { all, minionWith, on, spell } from "./support.ts";
import { textOf } from "./texts.ts";

const protection = { kind: "aura", modifier: { type: "heroKeywords", keywords: ["immune"] } };
const CARDS = [
  { ...minionWith("Guardian", protection), health: 3 },
  {
    ...minionWith("Bomb", on("deathrattle", { type: "damage", target: all("characters"), amount: 2 })),
    health: 3,
  },
  { ...minionWith("Caller", on("deathrattle", { type: "summon", card: "guardian" })), health: 3 },
  spell("Hellfire", { type: "damage", target: all("characters"), amount: 3 }),
  spell("Mute", { type: "silence", target: all("minions") }),
  spell("Become", { type: "replaceHero", card: "new-hero" }),
  { id: "new-hero", name: "New Hero", type: "hero", health: 15 },
];
const newGame = () => new FullGame({ cards: CARDS });
const play = (game: FullGame, name: string) => game.perform("play", { id: game.give(name)[0] });

describe("a hero that an aura makes Immune", () => {
  test("takes no damage, and is again as it was once the aura is gone", () => {
    const game = newGame();
    game.put("Guardian");
    game.hurt(game.hero(0), 5);
    expect([game.health(game.hero(0)), game.has(game.hero(1), IMMUNE)]).toEqual([30, false]);
    play(game, "Mute");
    game.hurt(game.hero(0), 5);
    expect(game.health(game.hero(0))).toBe(25);
  });

  test("is not protected any more in the Death Phase of its protector", () => {
    const game = newGame();
    game.put("Guardian");
    game.put("Bomb");
    play(game, "Hellfire");
    expect([game.health(game.hero(0)), game.health(game.hero(1))]).toEqual([28, 25]);
  });

  test("is protected once the Phase is over in which its protector came", () => {
    const game = newGame();
    game.put("Caller");
    game.put("Bomb");
    play(game, "Hellfire");
    expect(game.health(game.hero(0))).toBe(30 - 3 - 2);
    game.hurt(game.hero(0), 1);
    expect(game.health(game.hero(0))).toBe(30 - 3 - 2);
  });

  test("hands it on to the hero that takes its place", () => {
    const game = newGame();
    game.put("Guardian");
    play(game, "Become");
    expect(game.has(game.hero(0), IMMUNE)).toBe(true);
  });
});

test("the text says what the hero is", () => {
  expect(textOf(CARDS[0]!)).toBe("Your hero is Immune.");
});
