/** The trigger `deathrattle`: this Death Event is mine. The listener is the dead minion. */
import { defineTrigger, type Word } from "@course/cards";
import { DECK, Destroyed, type EventRow, REMOVED, subjectOf, zoneOf } from "@course/core";
import { MINION } from "@course/damage-pipeline";

export const deathrattle: Word<"trigger"> = defineTrigger({
  type: "deathrattle",
  doc: "When this minion has died: in the Death Phase, after all that died with it have left play. It works for the player who controlled the minion then, whoever gave it.",
  example: "deathrattle",
  yours: "your minions trigger their Deathrattles",
  compile: () => ({
    event: Destroyed,
    scope: "self",
    evenIfGone: true,
    forHost: true,
    multipliedOn: MINION,
    asksAgain: true,
    condition: (_, event) => isWithinReach(event),
  }),
  text: () => "Deathrattle:",
});

/** One that an earlier Deathrattle has moved into a deck or out of the game has no others left (rulebook 7.12). */
function isWithinReach(event: EventRow): boolean {
  const zone = zoneOf(subjectOf(event));
  return zone !== DECK && zone !== REMOVED;
}
