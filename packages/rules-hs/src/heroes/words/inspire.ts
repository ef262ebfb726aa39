/** The trigger `inspire`: the Inspire Phase, after a hero power has done what it does (rulebook 8.4.2). */
import { defineTrigger, type Word } from "@course/cards";
import { HeroPowerResolved } from "../hero-powers.ts";

export const inspire: Word<"trigger"> = defineTrigger({
  type: "inspire",
  doc: "After you have used your hero power, once its effect is over and the dead have left.",
  example: "inspire",
  yours: "your Inspire effects trigger",
  compile: () => ({ event: HeroPowerResolved, scope: "friendly" }),
  text: () => "Inspire:",
});
