/** Getting ready at the start of a turn: characters can attack again, the hero power can be used again (rulebook 8.7.3). */
import { BOARD, type EntityId, firstIn, HERO, NONE, nextInZone, POWER, type Step } from "@course/core";
import { activePlayer } from "../active-player.ts";
import { forgetAttacks } from "../combat/attacks-made.ts";
import { setFresh } from "../playing/arriving.ts";

/** Lets the characters and the hero power of the player whose turn starts act again. */
export const getReady: Step = {
  name: "getReady",
  run: () => {
    const player = activePlayer();
    for (const zone of [HERO, POWER, BOARD])
      for (let id = firstIn(player, zone); id !== NONE; id = nextInZone(id)) makeReady(id);
  },
};

function makeReady(id: EntityId): void {
  setFresh(id, false);
  forgetAttacks(id);
}
