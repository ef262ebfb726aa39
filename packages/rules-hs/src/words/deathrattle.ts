/** The trigger `deathrattle`: this Death Event is mine. The listener is the dead minion. */
import { defineTrigger, type Word } from "@course/cards";
import { Destroyed } from "@course/core";

export const deathrattle: Word<"trigger"> = defineTrigger({
  type: "deathrattle",
  doc: "When this minion has died: in the Death Phase, after all that died with it have left play. It works for the player who controlled the minion then, whoever gave it.",
  example: "deathrattle",
  yours: "your minions trigger their Deathrattles",
  compile: () => ({ event: Destroyed, scope: "self", evenIfGone: true, forHost: true }),
  text: () => "Deathrattle:",
});
