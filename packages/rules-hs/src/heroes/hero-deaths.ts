/**
 * The Death Creation Step of the whole game: heroes are noted, minions and weapons leave play (rulebook 19.1).
 *
 * A hero at 0 Health or marked for destruction has died with this step, in the same instant as the minions that
 * the step takes: what their Deathrattles do comes too late for it.
 */
import {
  createDeaths,
  defineEvent,
  type EntityId,
  type EventKind,
  eventCount,
  firstIn,
  HERO,
  isDeathPossible,
  isPendingDestroy,
  NONE,
  orderOfPlay,
  type Player,
  record,
  type Step,
} from "@course/core";
import { healthOf } from "@course/damage-pipeline";
import { weaponOf } from "../combat/weapons.ts";
import { noteDeaths } from "../deaths/death-record.ts";
import { refreshHero } from "../enchantments/stats.ts";
import { hasLost, noteLoss } from "./over.ts";

/** A player's hero has died. */
export const HeroDied: EventKind = defineEvent("HeroDied", { subject: "id", a: "player" });

/** The Death Creation Step of the whole game: heroes too, and their weapons. It has the name of the step of the kernel. */
export const createAllDeaths: Step = {
  name: "createDeaths",
  run: () => {
    if (!isDeathPossible()) return createDeaths.run();
    noteDeadHeroes();
    const weapons: readonly [EntityId, EntityId] = [weaponOf(0), weaponOf(1)];
    const first = eventCount();
    createDeaths.run();
    noteDeaths(first);
    if (weapons[0] !== weaponOf(0)) refreshHero(0);
    if (weapons[1] !== weaponOf(1)) refreshHero(1);
  },
};

/** Of two that die at once the older one is recorded first, whosever it is. */
function noteDeadHeroes(): void {
  const ofFirst = deadHero(0);
  const ofSecond = deadHero(1);
  const isSecondOlder = ofFirst !== NONE && ofSecond !== NONE && orderOfPlay(ofSecond) < orderOfPlay(ofFirst);
  if (isSecondOlder) noteDeadHero(1, ofSecond);
  if (ofFirst !== NONE) noteDeadHero(0, ofFirst);
  if (ofSecond !== NONE && !isSecondOlder) noteDeadHero(1, ofSecond);
}

/** The player's hero if it dies with this step, or `NONE`. */
function deadHero(player: Player): EntityId {
  const hero = firstIn(player, HERO);
  if (hero === NONE || hasLost(player)) return NONE;
  return healthOf(hero) > 0 && !isPendingDestroy(hero) ? NONE : hero;
}

function noteDeadHero(player: Player, hero: EntityId): void {
  noteLoss(player);
  record(HeroDied, hero, player);
}
