/**
 * Auras about Attack, Health and keywords, and their update (rulebook 4.2).
 *
 * The update takes every such aura that is in play now, oldest first, and puts what they give on top of each
 * character's own numbers. It runs before deaths are created, so a new aura may still save a minion, and one
 * whose minion has just died still counts in the Death Phase (4.3, 4.7). Enrage is such an aura of a minion on
 * itself (4.14).
 * Elsewhere: other auras, which only the kernel's snapshot knows, and which are updated after deaths.
 */
import { bounded, type Condition, type Selection, type Value } from "@course/cards";
import {
  type Aura,
  type AuraKind,
  aurasAreStale,
  aurasOf,
  bearerOf,
  type Cell,
  cell,
  closeFrame,
  currentSequence,
  defineAura,
  type EntityId,
  eventCount,
  type Frame,
  firstInForce,
  hasAuras,
  hasChanged,
  MAX_ENTITIES,
  movesMade,
  NO_EVENT,
  NONE,
  nextInForce,
  nextInPlay,
  oldestInPlay,
  openFrame,
  ownerOf,
  peek,
  poke,
  registers,
  releaseSelection,
  type Step,
  selected,
  selectionTop,
} from "@course/core";
import { healthOf, isCharacter, setAttack } from "@course/damage-pipeline";
import { isWeapon } from "../weapon-type.ts";
import { refreshHero, refreshStats, STATS_STALE, setAuraStats } from "./stats.ts";

/** Gives Attack, Health or keywords. Its `parts` are `StatAuraParts`. */
export const StatAura: AuraKind = defineAura({ name: "stats" });
/** The minion's Attack is its Health, after everything else (rulebook 4.10). It has no parts. */
export const AttackIsHealth: AuraKind = defineAura({ name: "attackIsHealth" });

/** What a stat aura gives, to whom, and when. */
export interface StatAuraParts {
  readonly affects: Selection;
  readonly attack: Value;
  readonly health: Value;
  readonly keywords: number;
  readonly holds: Condition | undefined;
}

/** Which of the two kinds of aura were in play at the last update. */
const ANY_IN_PLAY: Cell = cell("statAurasInPlay");
const SOME_STATS = 1;
const SOME_ATTACK_IS_HEALTH = 2;

// What the auras give, by entity, while an update runs; all 0 otherwise.
const attacks = new Int32Array(MAX_ENTITIES);
const healths = new Int32Array(MAX_ENTITIES);
const keywords = new Int32Array(MAX_ENTITIES);

/** Aura Update (Health/Attack), as a step of `phaseEnd`. */
export const updateStatAuras: Step = { name: "updateStatAuras", run: updateStats };

/** The Sequence, its events and the moves at the end of the last update: what is in the numbers already. */
const seen = registers(3);
/** 1 while an update runs, and after one that has failed in the middle. */
const isUnderWay = registers();

function updateStats(): void {
  if (peek(STATS_STALE) === 0 && !aurasAreStale() && (peek(ANY_IN_PLAY) === 0 || hasSeenAll())) return;
  const isSettled = !updateFromScratch();
  seen[0] = isSettled ? currentSequence() : -1; // What has changed now may be what another aura asks about.
  seen[1] = eventCount();
  seen[2] = movesMade();
}

/** Whether nothing has changed and nothing has moved since the last update: then no aura gives anything else. */
function hasSeenAll(): boolean {
  return seen[0] === currentSequence() && seen[2] === movesMade() && !hasChanged(seen[1] as number);
}

/** Gathers and gives anew. Returns whether that changed anybody. */
function updateFromScratch(): boolean {
  if (isUnderWay[0] === 1) forgetGathered();
  isUnderWay[0] = 1;
  const isStale = peek(STATS_STALE) !== 0;
  poke(STATS_STALE, 0);
  poke(ANY_IN_PLAY, 0);
  gatherAll();
  let isChanged = false;
  for (let id = oldestInPlay(); id !== NONE; id = nextInPlay(id)) {
    if (settle(id) || (isStale && hasStats(id))) {
      refreshStats(id);
      isChanged = true;
    }
  }
  if (isChanged) {
    refreshHero(0); // A hero has the Attack of its weapon, which may be another one now.
    refreshHero(1);
  }
  if ((peek(ANY_IN_PLAY) & SOME_ATTACK_IS_HEALTH) !== 0) equateAttackAndHealth();
  isUnderWay[0] = 0;
  return isChanged;
}

/** What an update that failed has gathered belongs to nobody any more: its action is undone. */
function forgetGathered(): void {
  for (const given of [attacks, healths, keywords]) given.fill(0);
}

function equateAttackAndHealth(): void {
  for (let id = oldestInPlay(); id !== NONE; id = nextInPlay(id)) {
    if (hasAura(id, AttackIsHealth)) setAttack(id, Math.max(healthOf(id), 0));
  }
}

/** As long as none has come or gone, the auras in play are those in force: few, where there are many in play. */
function gatherAll(): void {
  if (aurasAreStale()) {
    for (let id = oldestInPlay(); id !== NONE; id = nextInPlay(id)) if (hasAuras(id)) gatherFrom(id);
  } else {
    for (let id = firstInForce(); id !== NONE; id = nextInForce(id)) gatherFrom(id);
  }
}

function gatherFrom(source: EntityId): void {
  const auras = aurasOf(source);
  for (let i = 0; i < auras.length; i++) {
    const { aura, parts } = auras[i] as Aura;
    if (aura === AttackIsHealth) poke(ANY_IN_PLAY, peek(ANY_IN_PLAY) | SOME_ATTACK_IS_HEALTH);
    if (aura !== StatAura) continue;
    poke(ANY_IN_PLAY, peek(ANY_IN_PLAY) | SOME_STATS);
    const frame = openFrame(bearerOf(source), ownerOf(source), NO_EVENT);
    gather(parts as StatAuraParts, frame); // Only the word `stats` makes such auras.
    closeFrame();
  }
}

function gather({ affects, attack, health, keywords: given, holds }: StatAuraParts, frame: Frame): void {
  if (holds !== undefined && !holds(frame)) return;
  const from = affects(frame);
  const end = selectionTop();
  const [moreAttack, moreHealth] = [attack(frame), health(frame)];
  for (let i = from; i < end; i++) {
    const id = selected(i);
    if (!hasStats(id)) continue;
    attacks[id] = bounded((attacks[id] as number) + moreAttack);
    healths[id] = bounded((healths[id] as number) + moreHealth);
    keywords[id] = (keywords[id] as number) | given;
  }
  releaseSelection(from);
}

/** Says what the auras give an entity now, for `refreshStats`. Returns whether it is something new. */
function settle(id: EntityId): boolean {
  const isNew = setAuraStats(id, attacks[id] as number, healths[id] as number, keywords[id] as number);
  attacks[id] = healths[id] = keywords[id] = 0;
  return isNew;
}

function hasStats(id: EntityId): boolean {
  return isCharacter(id) || isWeapon(id);
}

function hasAura(id: EntityId, kind: AuraKind): boolean {
  return hasAuras(id) && aurasOf(id).some(({ aura }) => aura === kind);
}
