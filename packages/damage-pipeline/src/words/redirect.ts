/** The modifier `damageRedirect`: this minion takes damage that was meant for its hero. */
import { defineModifier, oneOf, type Word } from "@course/cards";
import { DamageRedirect } from "../steps/redirect.ts";

export const damageRedirect: Word<"modifier"> = defineModifier({
  type: "damageRedirect",
  doc: "Damage meant for the hero of the same side goes to this minion instead; to the oldest, if there are several.",
  example: { type: "damageRedirect", from: "friendlyHero", to: "self" },
  fields: { from: oneOf(["friendlyHero"]), to: oneOf(["self"]) },
  compile: () => ({ aura: DamageRedirect, data: [] }),
  text: () => "Whenever your hero takes damage, this minion takes it instead",
});
