/** The public entry of `@course/harness`: each public name is listed here on purpose. */

// The contract that engines and tests speak.

export type { CardData, Game, GameOpts, NewGame } from "./contract.ts";
export type {
  ArmorGained,
  ArmorLost,
  Attacked,
  Damaged,
  DeathPhase,
  Destroyed,
  Drew,
  GameEvent,
  LogEntry,
  SpellCast,
  StatsChanged,
  Summoned,
  Triggered,
  TurnEnded,
  TurnStarted,
} from "./events.ts";
export type { Id, Player, Zone } from "./handles.ts";

// Scenario files: situations with their outcome, as data.

export { MAX_NESTING } from "./json-text.ts";
export type {
  CheckKind,
  Checks,
  Expectation,
  Keyword,
  Move,
  Profile,
  Scenario,
  ScenarioCard,
  ScenarioMinion,
  ScenarioSide,
  ScenarioWeapon,
  Step,
  StepKind,
  Steps,
  Subject,
} from "./scenario.ts";
export { KEYWORDS } from "./scenario.ts";
export type { LoadedScenarios, ScenarioError } from "./scenario-load.ts";
export { loadScenarios, MAX_ERRORS, MAX_FILE_LENGTH, MAX_SCENARIO_LENGTH } from "./scenario-load.ts";

// Scenarios played on an engine.

export type { SetupGame } from "./game-player.ts";
export { scenarioPlayerFor } from "./game-player.ts";
export type {
  ContractRules,
  LaterRules,
  PlayOptions,
  ScenarioPlayer,
  ScenarioWorld,
  WorldReading,
  WorldRules,
} from "./scenario-player.ts";
export type { ExpectationResult, ScenarioResult, ScenarioStatus } from "./scenario-run.ts";
export { runScenario } from "./scenario-run.ts";
export type {
  ResolvedInPlay,
  ResolvedMinion,
  ResolvedSecret,
  ResolvedSetup,
  ResolvedSide,
  ResolvedWeapon,
} from "./scenario-setup.ts";
export { resolveSetup } from "./scenario-setup.ts";
export type { BoardsSnapshot, CardSnapshot, CharacterSnapshot, SideSnapshot } from "./snapshot.ts";

// What an engine does not know yet, told apart from what it does wrongly.

export type { FailureKind } from "./not-yet.ts";
export { failureKind, NotYetARule } from "./not-yet.ts";

// Errors as scenarios that show them again.

export { kindOfFailure } from "./failing/kind-of-failure.ts";
export { scenarioOf } from "./failing/scenario-of.ts";
export { type ScenarioHead, scenarioOfMatch, type ToldFailure } from "./failing/scenario-of-match.ts";

// Logs as text, and two logs compared.

export { KernelGame, startGame } from "./kernel-game.ts";
export type { LogDiff, LogDiffLine } from "./log-diff.ts";
export { diffLogs, printLogDiff } from "./log-diff.ts";
export type { NameOf } from "./log-tree.ts";
export { eventText, printLogTree } from "./log-tree.ts";

// Stages: rules and cards that belong together, on the kernel.

export { alterStage, type StageChange } from "./altered-stage.ts";
export { defaultStage } from "./default-stage.ts";
export { FullGame } from "./full-game.ts";
export { type HearthstoneOptions, hearthstonePlayer, hearthstoneStage } from "./hearthstone-stage.ts";
export { createStage, extendStage, type Stage, type StageAddition, type StageDefinition } from "./stage.ts";

// Matches: whole games between two players, as programs play them.

export type {
  AttackWith,
  ChooseOption,
  Concede,
  EndTurn,
  MatchAction,
  Mulligan,
  PlayCard,
  RecordedAction,
  UseHeroPower,
} from "./match/action.ts";
export {
  type CheckedMatch,
  type CheckedOptions,
  failureOfRecord,
  type MatchFailure,
  minimise,
  playChecked,
} from "./match/checked-match.ts";
export { DECK_SIZE, type Deck, deckFaults } from "./match/deck.ts";
export { type ReadDeck, readDeckCode, writeDeckCode } from "./match/deck-code.ts";
export { type Match, type MatchOptions, newMatch, type SavedMatch } from "./match/match.ts";
export { randomDeck } from "./match/random-deck.ts";
export { playRandomMatch, type RandomMatchOptions, setUpRandomMatch } from "./match/random-match.ts";
export type { MatchRecord, MatchStart, PlayedWith } from "./match/record.ts";
export { loadMatch, replay } from "./match/replay.ts";
export { Stream } from "./match/stream.ts";
export type { CardView, HandCardView, InPlayView, PlayerView, SideView } from "./match/view.ts";
export type { CoverageReport, UnusedCard } from "./watching/coverage-report.ts";
export { type CoverageOptions, measureCoverage } from "./watching/measure.ts";
