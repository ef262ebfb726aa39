/**
 * The Phases of a played weapon (rulebook 8.3): On Play, with the old weapon still held, and Equip.
 *
 * In the Equip Phase the new weapon's Battlecry comes first, then the old weapon is destroyed and its
 * Deathrattle resolves, all before any deaths.
 */
import {
  type Action,
  type EntityId,
  enterPlay,
  eventCount,
  isInPlay,
  NONE,
  type Phases,
  record,
  resolveEvents,
  setTarget,
  WEAPON,
} from "@course/core";
import { recordCardPlayed } from "../casting/card-played.ts";
import { chooseOption } from "../choices/chosen-option.ts";
import { replaceOlderWeapons } from "../combat/weapons.ts";
import { Played } from "../playing.ts";

/** A weapon that is played from a hand. */
export interface PlayedWeapon extends Action {
  readonly id: EntityId;
  readonly target?: EntityId;
  readonly choose?: number;
}

/** A weapon from a hand, once it is paid. */
export const WEAPON_PHASES: Phases<PlayedWeapon> = [onPlay, equip];

function onPlay({ id, choose }: PlayedWeapon): void {
  chooseOption(id, choose);
  enterPlay(id, WEAPON);
  resolveEvents(recordCardPlayed(id));
}

function equip({ id, target }: PlayedWeapon): void {
  const battlecry = record(Played, id);
  setTarget(battlecry, target ?? NONE);
  resolveEvents(battlecry);
  const first = eventCount();
  if (isInPlay(id)) replaceOlderWeapons(id);
  resolveEvents(first);
}
