/**
 * Auras: what holds as long as a minion is in play, and since when.
 *
 * Between two Aura Updates nothing changes: rules read the *snapshot*, the auras that the last update
 * found, and not the board (rulebook 4.4). So a multiplier that dies together with a Deathrattle no
 * longer counts for it, and one that has just arrived does not count yet.
 * Elsewhere: when updates happen (the lists of steps), what a kind of aura does (its layer).
 */
import { limitError } from "./errors.ts";
import { type AuraKind, aurasOf, hasAuras } from "./library.ts";
import {
  type Cell,
  cell,
  derivedCell,
  type EntityId,
  type Field,
  lastingField,
  NONE,
  peek,
  poke,
  read,
  write,
} from "./memory.ts";
import { intern, type Name } from "./names.ts";
import { nextInPlay, oldestInPlay } from "./order-of-play.ts";
import { ownerOf, type Player } from "./zones.ts";

/** What a layer says about a kind of aura. */
export interface AuraShape {
  readonly name: string;
  /** Called after an update that changed which auras of the kind are in force, to keep ready what rules read often. */
  readonly changed?: () => void;
}

/** Most kinds of aura that all packages together can define. */
export const MAX_AURA_KINDS = 31;

const shapes: AuraShape[] = [];

/** The first minion of the snapshot, and the next one of each: oldest first. */
const FIRST_IN_FORCE: Cell = cell("firstAuraInForce");
const NEXT_IN_FORCE: Field = lastingField("nextAuraInForce");
/** Whose aura it was at the update, plus one; 0 outside the snapshot. */
const SIDE_IN_FORCE: Field = lastingField("auraSideInForce");
/** Bits of the kinds of aura in the snapshot: most questions end here. */
const KINDS_IN_FORCE: Cell = cell("auraKindsInForce");
/** 1 when an aura has come or gone since the last update. */
const STALE: Cell = cell("aurasStale");

/** Defines a kind of aura, once, while a module loads. */
export function defineAura(shape: AuraShape): AuraKind {
  if (shapes.length === MAX_AURA_KINDS) {
    throw new Error(
      `defineAura: "${shape.name}" would be kind ${MAX_AURA_KINDS + 1}; expected ${MAX_AURA_KINDS} at most`,
    );
  }
  return shapes.push(shape) - 1;
}

/** What a kind of aura is called. */
export function auraName(kind: AuraKind): string {
  return shapes[kind]?.name ?? `${kind}`;
}

/** Notes that the entity's auras, if it has any, have come or gone; the next Aura Update will look. */
export function noteAuraSource(id: EntityId): void {
  if (hasAuras(id)) poke(STALE, 1);
}

/** Whether an aura has come or gone since the last Aura Update (Other). */
export function aurasAreStale(): boolean {
  return peek(STALE) !== 0;
}

/** Aura Update (Other): the snapshot becomes what is in play now. */
export function updateOtherAuras(): void {
  if (peek(STALE) === 0) return;
  poke(STALE, 0);
  const before = peek(KINDS_IN_FORCE);
  clearSnapshot();
  let last: EntityId = NONE;
  for (let id = oldestInPlay(); id !== NONE; id = nextInPlay(id)) {
    if (!hasAuras(id)) continue;
    bringIntoForce(id, last);
    last = id;
  }
  tellKinds(before | peek(KINDS_IN_FORCE));
}

/** Whether any aura of the kind is in force, on either side. */
export function isInForce(kind: AuraKind): boolean {
  return (peek(KINDS_IN_FORCE) & (1 << kind)) !== 0;
}

/** The oldest minion of the snapshot; go on with `nextInForce` until `NONE`. */
export function firstInForce(): EntityId {
  return peek(FIRST_IN_FORCE) as EntityId;
}

/** The next younger minion of the snapshot, or `NONE` after the last. */
export function nextInForce(id: EntityId): EntityId {
  return read(id, NEXT_IN_FORCE) as EntityId;
}

/** The player whose aura it was when the snapshot was taken. */
export function sideInForce(id: EntityId): Player {
  return (read(id, SIDE_IN_FORCE) - 1) as Player;
}

/** Multiplies how often triggers of one kind resolve; its data are the trigger's label, `times`, and a stacking policy. */
export const TriggerMultiplier: AuraKind = defineAura({
  name: "triggerMultiplier",
  changed: keepActivationsReady,
});
/** Several multipliers count as the largest one. */
export const STACK_MAX = 0;
/** Each multiplier adds `times - 1` to what the others give. */
export const STACK_ADDITIVE = 1;

/** Most kinds of trigger that can be multiplied at once on one side. */
export const MAX_MULTIPLIED = 8;
/** For each side: how many kinds of trigger are multiplied, which, and how often each resolves. */
const MULTIPLIED: Cell = derivedCell("multipliedLabels", 2);
const LABELS: Cell = derivedCell("multipliedLabel", 2 * MAX_MULTIPLIED);
const TIMES: Cell = derivedCell("multipliedTimes", 2 * MAX_MULTIPLIED);

/**
 * How often an entry's effect runs. Read once, when the entry starts to resolve.
 *
 * 1, raised to the largest matching `max` multiplier, plus `times - 1` for each matching `additive` one,
 * so the order of the auras never matters. Reads the snapshot that the last Aura Update took, not the
 * board: an aura that has just arrived or left may differ.
 *
 * @param player - Whose trigger it is.
 * @param label - The interned label of its kind, for example of `"deathrattle"`.
 * @returns An integer of at least 1.
 */
export function activations(player: Player, label: Name): number {
  if (!isInForce(TriggerMultiplier)) return 1; // Mostly nothing is multiplied.
  const first = player * MAX_MULTIPLIED;
  const end = first + peek(MULTIPLIED + player);
  for (let i = first; i < end; i++) if (peek(LABELS + i) === label) return peek(TIMES + i);
  return 1;
}

/** The rule itself, asked of the snapshot. */
function multiplied(player: Player, label: Name): number {
  let largest = 1;
  let extra = 0;
  for (let id = firstInForce(); id !== NONE; id = nextInForce(id)) {
    if (sideInForce(id) !== player) continue;
    for (const { aura, data } of aurasOf(id)) {
      if (aura !== TriggerMultiplier || data[0] !== label) continue;
      const times = data[1] as number;
      if (data[2] === STACK_ADDITIVE) extra += times - 1;
      else largest = Math.max(largest, times);
    }
  }
  return largest + extra;
}

/** Asks the rule once for each label in the snapshot: triggers resolve far more often than auras change. */
function keepActivationsReady(): void {
  poke(MULTIPLIED, 0);
  poke(MULTIPLIED + 1, 0);
  for (let id = firstInForce(); id !== NONE; id = nextInForce(id)) {
    for (const { aura, data } of aurasOf(id)) {
      if (aura === TriggerMultiplier) keepReady(sideInForce(id), data[0] as Name);
    }
  }
}

function keepReady(player: Player, label: Name): void {
  const count = peek(MULTIPLIED + player);
  const first = player * MAX_MULTIPLIED;
  for (let i = first; i < first + count; i++) if (peek(LABELS + i) === label) return;
  if (count === MAX_MULTIPLIED)
    throw limitError(`Multiplier limit: kind ${count + 1} of trigger`, MAX_MULTIPLIED);
  poke(LABELS + first + count, label);
  poke(TIMES + first + count, multiplied(player, label));
  poke(MULTIPLIED + player, count + 1);
}

/** Makes again what kinds of aura keep ready: after a world was loaded, whose snapshot is its own. */
export function tellAllKinds(): void {
  tellKinds(peek(KINDS_IN_FORCE));
}

/** The data of a multiplier, as a card's aura holds it. */
export function multiplierData(
  trigger: string,
  times: number,
  stacking: "max" | "additive",
): readonly number[] {
  return [intern(trigger), times, stacking === "max" ? STACK_MAX : STACK_ADDITIVE];
}

function clearSnapshot(): void {
  for (let id = firstInForce(); id !== NONE; id = nextInForce(id)) write(id, SIDE_IN_FORCE, 0);
  poke(FIRST_IN_FORCE, NONE);
  poke(KINDS_IN_FORCE, 0);
}

function bringIntoForce(id: EntityId, last: EntityId): void {
  if (last === NONE) poke(FIRST_IN_FORCE, id);
  else write(last, NEXT_IN_FORCE, id);
  write(id, NEXT_IN_FORCE, NONE);
  write(id, SIDE_IN_FORCE, ownerOf(id) + 1);
  let kinds = peek(KINDS_IN_FORCE);
  for (const { aura } of aurasOf(id)) kinds |= 1 << aura;
  poke(KINDS_IN_FORCE, kinds);
}

function tellKinds(kinds: number): void {
  for (let kind = 0; kind < shapes.length; kind++) {
    if ((kinds & (1 << kind)) !== 0) shapes[kind]?.changed?.();
  }
}
