/**
 * One column for two numbers that no entity needs both of: the Spell Damage of a minion or an enchantment
 * (`amounts/spell-damage.ts`), and the target of a spell while it is cast (`casting/spell-state.ts`).
 */
import { type Field, field } from "@course/core";

export const SPELL_NUMBER: Field = field("spellNumber");
