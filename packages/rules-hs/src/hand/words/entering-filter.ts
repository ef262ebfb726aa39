/** The filter `canEnterPlay`: which cards of a hand or a deck `putIntoPlay` finds a place for. */
import { defineFilter, type Word } from "@course/cards";
import { cardOf, type EntityId, ownerOf } from "@course/core";
import { isMinion } from "@course/damage-pipeline";
import { hasRoom } from "../../moving.ts";
import { hasSecretRoom, isSecret } from "../../secrets/secret-card.ts";

export const canEnterPlayFilter: Word<"filter"> = defineFilter({
  type: "canEnterPlay",
  doc: "Lets through what could be put into play for its player: minions where there is room, Secrets where there are fewer than five and none like it.",
  example: "canEnterPlay",
  compile: () => (_, candidate) => canEnterPlay(candidate),
  text: () => ({}), // True of every card that is put into play, so printed on none.
});

/** Whether its player has room for it: a minion on the board, a Secret among the Secrets (rulebook 15.3). */
export function canEnterPlay(id: EntityId): boolean {
  if (isMinion(id)) return hasRoom(ownerOf(id));
  return isSecret(id) && hasSecretRoom(ownerOf(id), cardOf(id));
}
