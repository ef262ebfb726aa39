/**
 * Auras about Attack, Health and keywords, and their update (rulebook 4.2).
 *
 * The update takes every such aura that is in play now, oldest first, and puts what they give on top of each
 * character's own numbers. It runs before deaths are created, so a new aura may still save a minion, and one
 * whose minion has just died still counts in the Death Phase (4.3, 4.7). Enrage is such an aura of a minion on
 * itself (4.14).
 * Elsewhere: other auras, which only the kernel's snapshot knows, and which are updated after deaths.
 */
import type { Condition, Selection, Value } from "@course/cards";
import {
  type AuraDefinition,
  type AuraKind,
  aurasAreStale,
  bearerOf,
  type Cell,
  cardOf,
  cell,
  closeFrame,
  defineAura,
  type EntityId,
  type Frame,
  isTextless,
  MAX_ENTITIES,
  NO_EVENT,
  NONE,
  nextInPlay,
  oldestInPlay,
  openFrame,
  ownerOf,
  peek,
  poke,
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

/** 1 while some aura of these two kinds was in play at the last update. */
const ANY_IN_PLAY: Cell = cell("statAurasInPlay");

// What the auras give, by entity, while an update runs; all 0 otherwise.
const attacks = new Int32Array(MAX_ENTITIES);
const healths = new Int32Array(MAX_ENTITIES);
const keywords = new Int32Array(MAX_ENTITIES);

/** Aura Update (Health/Attack), as a step of `phaseEnd`. */
export const updateStatAuras: Step = { name: "updateStatAuras", run: updateStats };

function updateStats(): void {
  if (peek(ANY_IN_PLAY) === 0 && peek(STATS_STALE) === 0 && !aurasAreStale()) return;
  const isStale = peek(STATS_STALE) !== 0;
  poke(STATS_STALE, 0);
  poke(ANY_IN_PLAY, 0);
  for (let id = oldestInPlay(); id !== NONE; id = nextInPlay(id)) gatherFrom(id);
  for (let id = oldestInPlay(); id !== NONE; id = nextInPlay(id)) if (hasStats(id)) settle(id, isStale);
  refreshHero(0);
  refreshHero(1);
  if (peek(ANY_IN_PLAY) === 0) return;
  for (let id = oldestInPlay(); id !== NONE; id = nextInPlay(id)) {
    if (hasAura(id, AttackIsHealth)) setAttack(id, Math.max(healthOf(id), 0));
  }
}

function gatherFrom(source: EntityId): void {
  const { auras } = cardOf(source).definition;
  if (auras.length === 0 || isTextless(source)) return;
  for (let i = 0; i < auras.length; i++) {
    const { aura, parts } = auras[i] as AuraDefinition;
    if (aura === AttackIsHealth) poke(ANY_IN_PLAY, 1);
    if (aura !== StatAura) continue;
    poke(ANY_IN_PLAY, 1);
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
    attacks[id] = (attacks[id] as number) + moreAttack;
    healths[id] = (healths[id] as number) + moreHealth;
    keywords[id] = (keywords[id] as number) | given;
  }
  releaseSelection(from);
}

/** Puts what the auras give on top of an entity's own numbers. */
function settle(id: EntityId, isStale: boolean): void {
  const isNew = setAuraStats(id, attacks[id] as number, healths[id] as number, keywords[id] as number);
  attacks[id] = healths[id] = keywords[id] = 0;
  if (isNew || isStale) refreshStats(id);
}

function hasStats(id: EntityId): boolean {
  return isCharacter(id) || isWeapon(id);
}

function hasAura(id: EntityId, kind: AuraKind): boolean {
  return !isTextless(id) && cardOf(id).definition.auras.some(({ aura }) => aura === kind);
}
