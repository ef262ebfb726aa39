/** The trigger `armorGained`: a hero has gained Armor. */
import { defineTrigger, oneOf, type Word, withDefault } from "@course/cards";
import { ArmorGained } from "@course/damage-pipeline";
import { SIDES, scopeOf } from "../../words/sides.ts";

export const armorGained: Word<"trigger"> = defineTrigger({
  type: "armorGained",
  doc: "Whenever your hero gains Armor, or the enemy hero; once, however much it is.",
  example: "armorGained",
  fields: { side: withDefault(oneOf(SIDES), "friendly") },
  compile: ({ side }) => ({ event: ArmorGained, scope: scopeOf(side) }),
  text: ({ side }) => `Whenever ${side === "friendly" ? "you gain" : "your opponent gains"} Armor,`,
});
