/**
 * Every move that the player whose turn it is may make, as rows of integers.
 *
 * A search asks for this list at every state, so it is made without an object and without an error: the same
 * questions that the actions' checks ask, once for each card and not once for each candidate. That both agree
 * is tested in both directions (`harness`, `legal-actions.test.ts`).
 * Elsewhere: what the actions refuse, and the sentences for it (`checks.ts`, `play.ts`, `hero-powers.ts`).
 */
import {
  BOARD,
  type Card,
  cardOf,
  closeFrame,
  countIn,
  type EntityId,
  firstIn,
  HAND,
  HERO,
  limitError,
  NO_EVENT,
  NONE,
  nextInZone,
  openFrame,
  type Player,
  registers,
  releaseSelection,
  selected,
  selectionTop,
} from "@course/core";
import { isMinion } from "@course/damage-pipeline";
import { activePlayer } from "../active-player.ts";
import { mayBeTargeted } from "../casting/targeting.ts";
import { considerOption, isTargetWaived, optionsOf, takeTarget } from "../choices/chosen-option.ts";
import { isGuarded, isOpenToAttack, mayAttack, mayAttackHeroes } from "../combat/rights.ts";
import { heroPowerOf, isUsedUp } from "../heroes/hero-powers.ts";
import { isOver } from "../heroes/over.ts";
import { canPayFor } from "../mana/paying.ts";
import { hasRoom } from "../moving.ts";
import { meetsRequirements } from "../playing/requirements.ts";
import { hasSecretRoom, isSecretCard } from "../secrets/secret-card.ts";
import { isSpellCard, isSpellOrPowerCard } from "../spell-or-power.ts";

/** Kind of move: a card is played from the hand. */
export const PLAY_MOVE = 0;
/** Kind of move: a character attacks. */
export const ATTACK_MOVE = 1;
/** Kind of move: the hero power is used. */
export const POWER_MOVE = 2;
/** Kind of move: the turn ends. */
export const END_TURN_MOVE = 3;

/** Most moves that one list holds; a hand of ten Choose One minions on a full table is far below. */
export const MAX_MOVES = 4_096;

const ROW = 5;
const moves = new Int32Array(MAX_MOVES * ROW);
const count = registers();

/** Kind of the move with this number in the last list. */
export function moveKind(move: number): number {
  return moves[move * ROW] as number;
}

/** The card that is played, or the character that attacks. */
export function moveSubject(move: number): EntityId {
  return moves[move * ROW + 1] as EntityId;
}

/** The chosen target or the defender, or `NONE`. */
export function moveTarget(move: number): EntityId {
  return moves[move * ROW + 2] as EntityId;
}

/** The board index of a minion, or -1. */
export function movePlace(move: number): number {
  return moves[move * ROW + 3] as number;
}

/** The option of a Choose One card, or -1. */
export function moveOption(move: number): number {
  return moves[move * ROW + 4] as number;
}

/** Lists all moves anew and returns how many there are. None once the game is over. */
export function listMoves(): number {
  count[0] = 0;
  if (isOver()) return 0;
  const player = activePlayer();
  for (let id = firstIn(player, HAND); id !== NONE; id = nextInZone(id)) listPlays(id, player);
  listAttacks(player);
  listPower(player);
  add(END_TURN_MOVE, NONE, NONE, -1, -1);
  return count[0] as number;
}

function listPlays(id: EntityId, player: Player): void {
  if (!canPayFor(id)) return;
  const isPlacedMinion = isMinion(id);
  if (isPlacedMinion && !hasRoom(player)) return;
  const card = cardOf(id);
  if (!isPlacedMinion && isSecretCard(card) && !hasSecretRoom(player, card)) return;
  const places = isPlacedMinion ? countIn(player, BOARD) + 1 : 0;
  const options = optionsOf(id);
  for (let option = options === 0 ? -1 : 0; option < Math.max(options, 0); option++) {
    considerOption(option);
    if (meetsRequirements(card, id, player)) listTargets(PLAY_MOVE, card, id, player, places, option);
  }
  considerOption(undefined);
}

function listAttacks(player: Player): void {
  const enemy = (1 - player) as Player;
  const hasGuard = isGuarded(enemy);
  listAttacksOf(firstIn(player, HERO), enemy, hasGuard);
  for (let id = firstIn(player, BOARD); id !== NONE; id = nextInZone(id)) listAttacksOf(id, enemy, hasGuard);
}

function listAttacksOf(attacker: EntityId, enemy: Player, hasGuard: boolean): void {
  if (attacker === NONE || !mayAttack(attacker)) return;
  const hero = firstIn(enemy, HERO);
  if (hero !== NONE && mayAttackHeroes(attacker) && isOpenToAttack(hero, hasGuard))
    add(ATTACK_MOVE, attacker, hero, -1, -1);
  for (let id = firstIn(enemy, BOARD); id !== NONE; id = nextInZone(id))
    if (isOpenToAttack(id, hasGuard)) add(ATTACK_MOVE, attacker, id, -1, -1);
}

function listPower(player: Player): void {
  const power = heroPowerOf(player);
  if (power === NONE || isUsedUp(power, player) || !canPayFor(power)) return;
  const card = cardOf(power);
  if (meetsRequirements(card, power, player)) listTargets(POWER_MOVE, card, power, player, 0, -1);
}

/** One move for each target that the card may have, at each place; without a target where it may have none. */
function listTargets(
  kind: number,
  card: Card,
  id: EntityId,
  player: Player,
  places: number,
  option: number,
): void {
  const { targets } = card;
  if (targets === undefined) {
    addAtEach(kind, id, NONE, places, option);
    return;
  }
  takeTarget();
  const frame = openFrame(id, player, NO_EVENT);
  const from = targets(frame);
  const end = selectionTop();
  closeFrame();
  const isSpellOrPower = isSpellOrPowerCard(card);
  let possible = 0;
  for (let i = from; i < end; i++) {
    const target = selected(i);
    if (target === id || !mayBeTargeted(player, target, isSpellOrPower)) continue;
    possible++;
    addAtEach(kind, id, target, places, option);
  }
  releaseSelection(from);
  if (possible === 0 && (isTargetWaived() || !isSpellCard(card))) addAtEach(kind, id, NONE, places, option);
}

function addAtEach(kind: number, id: EntityId, target: EntityId, places: number, option: number): void {
  if (places === 0) add(kind, id, target, -1, option);
  for (let at = 0; at < places; at++) add(kind, id, target, at, option);
}

function add(kind: number, subject: EntityId, target: EntityId, at: number, option: number): void {
  const move = count[0] as number;
  if (move === MAX_MOVES) throw limitError("Move limit: one legal move too many", MAX_MOVES);
  const row = move * ROW;
  moves[row] = kind;
  moves[row + 1] = subject;
  moves[row + 2] = target;
  moves[row + 3] = at;
  moves[row + 4] = option;
  count[0] = move + 1;
}
