/**
 * Freeze and thaw (rulebook 13.4).
 *
 * A frozen character cannot attack (`rights.ts`). At the end of each turn the characters of the player whose
 * turn it was thaw, but not those that have attacked in it, nor minions that could not have because they had
 * just come.
 */
import {
  type Action,
  type ActionDefinition,
  BOARD,
  type EntityId,
  firstIn,
  HERO,
  NONE,
  nextInZone,
  type Player,
} from "@course/core";
import { requireCharacter } from "@course/damage-pipeline";
import { CHARGE, FROZEN, gainKeywords, hasKeyword, loseKeywords } from "../keywords.ts";
import { isFresh } from "../playing/arriving.ts";
import { attacksThisTurn } from "./attacks-made.ts";

/** Freezes a character. */
export function freeze(id: EntityId): void {
  gainKeywords(id, FROZEN);
}

/** Thaws the characters of the player whose turn has ended. */
export function thaw(player: Player): void {
  thawOne(firstIn(player, HERO));
  for (let id = firstIn(player, BOARD); id !== NONE; id = nextInZone(id)) thawOne(id);
}

function thawOne(id: EntityId): void {
  if (!hasKeyword(id, FROZEN) || attacksThisTurn(id) > 0) return;
  if (isFresh(id) && !hasKeyword(id, CHARGE)) return;
  loseKeywords(id, FROZEN);
}

/** Freezes a character, from no card. */
export interface Freeze extends Action {
  readonly type: "freeze";
  readonly target: EntityId;
}

export const freezeAction: ActionDefinition<Freeze> = {
  type: "freeze",
  check: ({ target }) => requireCharacter("freeze", "target", target),
  phases: [({ target }) => freeze(target)],
};
