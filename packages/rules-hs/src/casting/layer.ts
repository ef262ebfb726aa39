/** The layer `casting`: spells in full. It takes the place of the course's `spells`. */
import type { CardLayer } from "@course/cards";
import { SpellCast } from "../spells.ts";
import { castAction } from "./cast.ts";
import { SpellAimed, SpellResolved } from "./spell-events.ts";
import { spell } from "./spell-type.ts";
import { counterEffect, redirectSpell } from "./words/effects.ts";
import { spellTargetsSelf } from "./words/target-of-spell.ts";
import { afterSpell, spellCast, spellTargets } from "./words/triggers.ts";

/** The layer `casting`: spells that can be answered, countered and aimed elsewhere, in place of the layer `spells`. */
export const casting: CardLayer = {
  name: "casting",
  needs: ["mana"],
  replaces: ["spells"],
  actions: [castAction],
  events: [SpellCast, SpellAimed, SpellResolved],
  cardTypes: [spell],
  words: [spellCast, afterSpell, spellTargets, spellTargetsSelf, counterEffect, redirectSpell],
};
