/**
 * Module 03, Expansion Drop: Twisting Nether, "Destroy all minions".
 *
 * Destroying is what the harness call `destroy` asked for; here a card asks for it.
 */
import { expect, test } from "vitest";
import { newGame } from "#harness";

test("test_03x_twisting_nether_destroys_all", () => {
  const game = newGame({ decks: [["Test Filler"], []] });
  const [top] = game.deck(0);
  const hoarder = game.summon("Loot Hoarder", 0);
  const golem = game.summon("Harvest Golem", 0);
  const filler = game.summon("Test Filler", 1);
  game.clearLog();

  game.cast("Twisting Nether", 0);

  // One step takes all three before either Deathrattle starts. The token comes after the spell.
  const [token] = game.board(0);
  expect(game.log()).toEqual([
    { type: "SpellCast", card: "Twisting Nether" },
    { type: "Destroyed", id: hoarder },
    { type: "Destroyed", id: golem },
    { type: "Destroyed", id: filler },
    { type: "DeathPhase", round: 1 },
    { type: "Triggered", source: hoarder, trigger: "deathrattle" },
    { type: "Drew", player: 0, id: top },
    { type: "Triggered", source: golem, trigger: "deathrattle" },
    { type: "Summoned", id: token },
  ]);
  expect([hoarder, golem, filler].map((id) => game.health(id))).toEqual([1, 3, 1]);
  expect(game.board(0).map((id) => game.nameOf(id))).toEqual(["Damaged Golem"]);
  expect(game.board(1)).toEqual([]);
});
