/**
 * The kernel's public names, by concept. Everything that another package may use is listed here.
 */

export { bearerOf, firstAttached, hostOf, nextAttached } from "./attach.ts";
export {
  activations,
  aurasAreStale,
  defineAura,
  firstInForce,
  isInForce,
  multiplierData,
  nextInForce,
  sideInForce,
  TriggerMultiplier,
  updateOtherAuras,
} from "./aura.ts";
export { Asked, ask, Chose, type Question } from "./choice.ts";
export { Destroyed, destroy, isDeathPossible, isDying, mayHaveDied, rememberedPlace } from "./death.ts";
export {
  attach,
  becomeCopy,
  changeSides,
  createEntity,
  detach,
  detachAll,
  enterPlay,
  isPendingDestroy,
  leavePlay,
  resetTo,
  silenceText,
  transformTo,
} from "./entity.ts";
export { LimitError, limitError, RefusedError, refused, shown } from "./errors.ts";
// Events and what answers them.
export {
  amountOf,
  type Column,
  cardColumn,
  defineEvent,
  type EventKind,
  type EventRow,
  type EventShape,
  hasChanged,
  nameColumn,
  record,
  secondOf,
  setTarget,
  sourceOf,
  subjectOf,
  targetOf,
} from "./events.ts";
export { failureOf } from "./failed-world.ts";
export type { Failure } from "./failure.ts";
export {
  chosenOf,
  closeFrame,
  type Effect,
  eventOf,
  type Frame,
  itOf,
  keepIt,
  keepNumber,
  listenerIn,
  NO_EVENT,
  numberOf,
  openFrame,
  playerOf,
  selfOf,
} from "./frames.ts";
export { auras, deaths, kernel, requireEntity, requireMinion } from "./layer.ts";
// Cards, compiled.
export {
  type Aura,
  type AuraDefinition,
  type AuraKind,
  aurasOf,
  type Card,
  type CardDefinition,
  type CardNumber,
  cardOf,
  currentLibrary,
  hasAuras,
  isTextless,
  Library,
  mayAnswerItself,
  printed,
  printedOn,
  typeOf,
} from "./library.ts";
export type { LoggedEvent, LogTreeEntry } from "./log.ts";
// Entities and their numbers.
export {
  type Cell,
  cell,
  type EntityId,
  eventCount,
  type Field,
  field,
  lastingField,
  MAX_ENTITIES,
  NONE,
  nextId,
  peek,
  poke,
  read,
  write,
} from "./memory.ts";
export { intern, type Name, textOf } from "./names.ts";
export { nextInPlay, oldestInPlay, orderOfPlay } from "./order-of-play.ts";
export { resolveEvents, Triggered } from "./queue.ts";
export { choose, Rolled, rollsLeft } from "./random.ts";
export { registers } from "./room.ts";
// Rules as data.
export {
  type Action,
  type ActionDefinition,
  actionOf,
  currentRules,
  DEFAULT_LIMITS,
  defineRules,
  extendRules,
  type Layer,
  type Limits,
  type Phase,
  type Phases,
  type PhaseWithoutSteps,
  type Rules,
  type RulesDefinition,
  type Step,
} from "./rules.ts";
export { SAVE_FORMAT, type SavedEntity, type SavedEvent, type SavedMemory, type SavedWorld } from "./save.ts";
export { releaseSelection, select, selected, selectionTop, setSelected } from "./selection.ts";
// Phases, deaths, auras.
export {
  AURA_UPDATES,
  createDeaths,
  currentSequence,
  DeathPhase,
  endOutermostPhase,
  updateAllAuras,
  updateAuras,
} from "./sequence.ts";
export { MAX_TRIGGERS, type TriggerDefinition, type TriggerScope } from "./trigger.ts";
// The world at its edge.
export { World } from "./world.ts";
export type { WorldOptions } from "./world-options.ts";
// Zones and the order of play.
export {
  ATTACHED,
  atIndex,
  BOARD,
  countIn,
  DECK,
  firstIn,
  GRAVEYARD,
  HAND,
  HERO,
  isInPlay,
  lastIn,
  listZone,
  movesMade,
  moveTo,
  NOWHERE,
  nextInZone,
  ownerOf,
  type Player,
  POWER,
  previousInZone,
  REMOVED,
  SECRET,
  setOwner,
  WEAPON,
  type Zone,
  type ZoneName,
  zoneName,
  zoneOf,
} from "./zones.ts";
