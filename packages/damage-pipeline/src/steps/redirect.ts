/**
 * The redirect step: damage meant for a hero is taken by a minion instead.
 *
 * A replacement, not a trigger: the hero is never hit, so nothing that answers "a hero takes damage"
 * does. It happens at most once to a damage (as Magic's 614.5 gives a replacement one opportunity), and
 * goes to the oldest minion that asks for it.
 */
import {
  type AuraKind,
  aurasOf,
  BOARD,
  defineAura,
  type EntityId,
  firstIn,
  firstInForce,
  HERO,
  isInForce,
  NONE,
  nextInForce,
  ownerOf,
  type Player,
  sideInForce,
  zoneOf,
} from "@course/core";
import { type DamageStep, defineDamageStep, unwatch, watch } from "../damage.ts";

/** Damage meant for the owner's hero goes to this minion instead. It has no data. */
export const DamageRedirect: AuraKind = defineAura({ name: "damageRedirect", changed: watchHeroes });

/** The oldest minion that asks for it takes the damage that is meant for its hero. */
export const redirect: DamageStep = defineDamageStep("redirect", (damage) => {
  if (damage.isRedirected) return;
  const standIn = standInFor(ownerOf(damage.target));
  if (standIn === NONE) return;
  damage.target = standIn;
  damage.isRedirected = true;
});

/** The step is asked about a hero only while some minion would take its damage. Called when a hero is another one, too. */
export function watchHeroes(): void {
  watchHero(0);
  watchHero(1);
}

function watchHero(player: Player): void {
  const hero = firstIn(player, HERO);
  if (hero === NONE) return;
  if (standInFor(player) === NONE) unwatch(hero, redirect);
  else watch(hero, redirect);
}

/** The oldest minion in the snapshot that takes damage for this player's hero, if it is still there. */
export function standInFor(player: Player): EntityId {
  if (!isInForce(DamageRedirect)) return NONE;
  for (let id = firstInForce(); id !== NONE; id = nextInForce(id)) {
    if (sideInForce(id) !== player || zoneOf(id) !== BOARD) continue;
    if (aurasOf(id).some(({ aura }) => aura === DamageRedirect)) return id;
  }
  return NONE;
}
