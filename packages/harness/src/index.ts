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
