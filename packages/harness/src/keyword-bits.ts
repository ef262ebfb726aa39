/** Keywords by the names that scenarios and views give them. */
import { type EntityId, isTextless } from "@course/core";
import { damageOf } from "@course/damage-pipeline";
import {
  CHARGE,
  DIVINE_SHIELD,
  FROZEN,
  hasKeyword,
  IMMUNE,
  POISONOUS,
  STEALTH,
  TAUNT,
  WINDFURY,
} from "@course/rules-hs";
import type { Keyword } from "./scenario.ts";

/** The keywords that an entity has or has not. Being silenced, or enraged, is a state of another kind. */
export type BitKeyword = Exclude<Keyword, "silenced" | "enraged">;

/** Which bit each keyword is. */
export const KEYWORD_BITS: Readonly<Record<BitKeyword, number>> = {
  taunt: TAUNT,
  divineShield: DIVINE_SHIELD,
  stealth: STEALTH,
  charge: CHARGE,
  windfury: WINDFURY,
  frozen: FROZEN,
  immune: IMMUNE,
  poisonous: POISONOUS,
};

/** Whether an entity has a keyword now, or is silenced or enraged: damaged, with its text still there. */
export function hasKeywordNamed(id: EntityId, keyword: Keyword): boolean {
  if (keyword === "silenced") return isTextless(id);
  if (keyword === "enraged") return damageOf(id) > 0 && !isTextless(id);
  return hasKeyword(id, KEYWORD_BITS[keyword]);
}

/** The keywords that an entity has now, in the order of the list. */
export function keywordsOf(id: EntityId): Keyword[] {
  const names = Object.keys(KEYWORD_BITS) as BitKeyword[];
  return [...names, "silenced" as const].filter((keyword) => hasKeywordNamed(id, keyword));
}
