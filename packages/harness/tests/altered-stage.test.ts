/** A stage by other rules: what is replaced is replaced, and the stage itself stays as it is. */
import { createDeaths, type Step, updateAuras } from "@course/core";
import { describe, expect, test } from "vitest";
import { alterStage } from "../src/altered-stage.ts";
import type { Game } from "../src/contract.ts";
import { defaultStage } from "../src/default-stage.ts";
import type { Stage } from "../src/stage.ts";

const stage = defaultStage();

/** What a Loot Hoarder's death beside a Baron brings, by these rules. */
function deathsOf({ newGame }: Stage): string[] {
  const game: Game = newGame({ decks: [["Test Filler", "Test Filler", "Test Filler"], []] });
  game.summon("Baron Rivendare", 0);
  game.summon("Loot Hoarder", 0);
  game.clearLog();
  game.cast("Twisting Nether", 0);
  return game.log().map(({ type }) => type);
}

const ONCE = ["SpellCast", "Destroyed", "Destroyed", "DeathPhase", "Triggered", "Drew"];

describe("alterStage", () => {
  test("without a change plays the same", () => {
    expect(deathsOf(alterStage(stage, {}))).toEqual(ONCE);
  });

  test("replaces a list, and leaves the stage alone", () => {
    const tooEarly = alterStage(stage, { phaseEnd: [updateAuras, createDeaths] });
    expect(deathsOf(tooEarly)).toEqual([...ONCE, "Triggered", "Drew"]);
    expect(deathsOf(stage)).toEqual(ONCE);
  });

  test("takes a step that no layer brings", () => {
    let runs = 0;
    const count: Step = { name: "count", run: () => void runs++ };
    deathsOf(alterStage(stage, { phaseEnd: [createDeaths, updateAuras, count] }));
    expect(runs).toBeGreaterThan(0);
  });

  test("replaces an action, a word, a layer, each by its name", () => {
    const changed = alterStage(stage, {
      action: (action) => (action.type === "draw" ? { ...action, phases: [] } : action),
      word: (word) => (word.type === "destroy" ? { ...word, compile: () => () => {} } : word),
      layer: (layer) => (layer.isMortallyWounded ? { ...layer, isMortallyWounded: () => false } : layer),
    });
    expect(deathsOf(changed)).toEqual(["SpellCast"]);
    const game = changed.newGame({ decks: [["Test Filler"], []] });
    game.draw(0);
    game.dealDamage(game.summon("Test Filler", 0), 5);
    expect([game.deck(0).length, game.board(0).length]).toEqual([1, 1]);
  });

  test("refuses what does not fit together", () => {
    expect(() => alterStage(stage, { layer: (layer) => ({ ...layer, name: "same" }) })).toThrow(
      'defineRules: layer "same" is in same and in same; expected it once',
    );
  });
});
