/** What a spell must be refused for, beyond its target being a wrong one: no target, no place for a Secret. */
import { type Card, type EntityId, type Player, refused } from "@course/core";
import { isTargetWaived } from "../choices/chosen-option.ts";
import { hasSecretRoom, isSecretCard } from "../secrets/secret-card.ts";
import { isSpellCard } from "../spell-or-power.ts";

/**
 * Refuses a spell that cannot be cast now; other cards pass. Called right after the target was asked for.
 */
export function requireCastable(
  call: string,
  card: Card,
  player: Player,
  target: EntityId | undefined,
): void {
  if (!isSpellCard(card)) return;
  const { targets, definition } = card;
  if (targets !== undefined && target === undefined && !isTargetWaived())
    throw refused(call, "target", target, `a target that "${definition.name}" may have (0 in play)`);
  if (isSecretCard(card) && !hasSecretRoom(player, card))
    throw refused(call, "card", definition.name, "a Secret that is not active, and fewer than five that are");
}
