/**
 * The effect `destroy`: marks minions and heroes, and moves nothing. Weapons and secrets are gone at once
 * (rulebook 14.3).
 */
import { defineEffect, selection, type Word } from "@course/cards";
import { destroy, type EntityId, GRAVEYARD, leavePlay, SECRET, WEAPON, zoneOf } from "@course/core";
import { destroyWeapon } from "../combat/weapons.ts";
import { toEach } from "../enchantments/words/each.ts";

export const destroyEffect: Word<"effect"> = defineEffect({
  type: "destroy",
  doc: "Marks each minion or hero of the target pending destroy. It dies at the next Death Creation Step, its Health untouched. Weapons and secrets leave play at once.",
  example: { type: "destroy", target: { type: "all", of: "minions" } },
  fields: { target: selection() },
  compile:
    ({ target }) =>
    (frame) => {
      toEach(target, frame, destroyOne);
    },
  text: ({ target }) => `destroy ${target}`,
});

function destroyOne(id: EntityId): void {
  const zone = zoneOf(id);
  if (zone === WEAPON) destroyWeapon(id);
  else if (zone === SECRET) leavePlay(id, GRAVEYARD);
  else destroy(id);
}
