/**
 * A joust: each player reveals a minion of the deck by chance, and the first player wins if that minion costs
 * more. The minions stay in their decks.
 *
 * A player without a minion in the deck reveals nothing, and any minion costs more than nothing.
 */
import {
  choose,
  DECK,
  defineEvent,
  type EntityId,
  type EventKind,
  firstIn,
  NONE,
  nextInZone,
  type Player,
  record,
} from "@course/core";
import { isMinion } from "@course/damage-pipeline";
import { costOf } from "../mana/costs.ts";

/** A card of a deck is shown to both players. */
export const Revealed: EventKind = defineEvent("Revealed", { a: "player", subject: "id" });

/** Reveals a minion of each deck. Returns the player's own, if it costs more; otherwise `NONE`. */
export function joust(player: Player): EntityId {
  const own = revealMinion(player);
  const other = revealMinion((1 - player) as Player);
  if (own === NONE) return NONE;
  return other === NONE || costOf(own) > costOf(other) ? own : NONE;
}

function revealMinion(player: Player): EntityId {
  let minions = 0;
  for (let id = firstIn(player, DECK); id !== NONE; id = nextInZone(id)) if (isMinion(id)) minions++;
  if (minions === 0) return NONE;
  let left = choose(minions);
  for (let id = firstIn(player, DECK); id !== NONE; id = nextInZone(id)) {
    if (!isMinion(id) || left-- > 0) continue;
    record(Revealed, id, player);
    return id;
  }
  return NONE;
}
