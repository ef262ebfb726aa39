/** Plays scenarios and matches of chance on watched stages, and says what none of them has run. */

import { FullGame } from "../full-game.ts";
import { hearthstoneStage } from "../hearthstone-stage.ts";
import { playRandomMatch } from "../match/random-match.ts";
import type { Scenario } from "../scenario.ts";
import type { ScenarioPlayer } from "../scenario-player.ts";
import { runScenario } from "../scenario-run.ts";
import { type CoverageReport, coverageReport } from "./coverage-report.ts";
import {
  type CoverageNotes,
  emptyNotes,
  notePresent,
  noteSummoned,
  type WatchedStage,
  watchStage,
} from "./watched-stage.ts";

/** What coverage is measured with. */
export interface CoverageOptions {
  readonly scenarios: readonly Scenario[];
  /** How many matches of chance, of seeds from 0 on. */
  readonly games: number;
}

/** What of the whole game no scenario and no match runs. */
export async function measureCoverage({ scenarios, games }: CoverageOptions): Promise<CoverageReport> {
  const notes = emptyNotes();
  const whole = await hearthstoneStage();
  const classic = watchStage(whole, notes);
  const later = watchStage(await hearthstoneStage({ profile: "2017" }), notes);
  for (const scenario of scenarios)
    runScenario(watchedPlayer(scenario.profile === "2017" ? later : classic), scenario);
  for (let seed = 0; seed < games; seed++) {
    const { stage } = classic;
    const match = playRandomMatch(stage, { seed, onAction: ({ world }) => notePresent(world, notes) });
    notePresent(match.world, notes);
    noteSummoned(match.world, notes);
  }
  return coverageReport(whole, notes);
}

/** Notes what is there at the start of each scenario, and after each of its calls that change the world. */
function watchedPlayer({ stage, notes }: WatchedStage): ScenarioPlayer {
  return {
    knowsCard: (name) => stage.scenarioPlayer.knowsCard(name),
    createWorld: (setup) => {
      const world = stage.scenarioPlayer.createWorld(setup);
      return world instanceof FullGame ? noting(world, notes) : world;
    },
  };
}

/** The same game; whoever looks at a board makes it note what is there. */
function noting(game: FullGame, notes: CoverageNotes): FullGame {
  notePresent(game.world, notes);
  const { board } = game;
  game.board = (player) => {
    notePresent(game.world, notes);
    noteSummoned(game.world, notes);
    return board.call(game, player);
  };
  return game;
}
