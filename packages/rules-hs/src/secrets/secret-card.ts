/**
 * Secret cards: spells that wait in their own zone (rulebook 15).
 *
 * What makes a spell a Secret is its ability of that kind, whose trigger has the label `secret`.
 */
import {
  type Card,
  cardOf,
  countIn,
  currentRules,
  type EntityId,
  firstIn,
  intern,
  type Name,
  NONE,
  nextInZone,
  type Player,
  SECRET,
} from "@course/core";

/** The label of every Secret's trigger. */
export const SECRET_LABEL = "secret";
const LABEL: Name = intern(SECRET_LABEL);

/** Most Secrets that a player can have at one time, unless the rules set the limit `secrets`. */
export const SECRET_LIMIT = 5;

/** Whether an entity's card is a Secret, wherever it is. */
export function isSecret(id: EntityId): boolean {
  return isSecretCard(cardOf(id));
}

/** Whether a card is a Secret. */
export function isSecretCard({ broadTriggers }: Card): boolean {
  for (const { label } of broadTriggers) if (label === LABEL) return true;
  return false;
}

/** Whether a Secret finds a place: fewer than five, and none like it (rulebook 15.3). */
export function hasSecretRoom(player: Player, card: Card): boolean {
  if (countIn(player, SECRET) >= (currentRules().limits.secrets ?? SECRET_LIMIT)) return false;
  for (let id = firstIn(player, SECRET); id !== NONE; id = nextInZone(id))
    if (cardOf(id) === card) return false;
  return true;
}
