/** The cards of all packs, each with its text as rendered from its data. */
import { type Card, describe, validateCards } from "@course/cards";
import { PACK_NAMES, pack } from "@course/content-hs";
import { hearthstoneStage } from "@course/harness";

/** A card of a pack. Two packs may hold the same card with other numbers: each is one of these. */
export interface LibraryCard {
  readonly pack: string;
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly text: string;
  /** All of it, as the pack's file has it. */
  readonly card: Card;
}

/**
 * All cards, pack by pack in the order of the packs' list.
 *
 * @throws when a pack says what the rules cannot read: then this release is broken.
 */
export async function cardLibrary(): Promise<LibraryCard[]> {
  const { vocabulary } = await hearthstoneStage();
  const byId = new Map<string, Card>();
  const library: LibraryCard[] = [];
  for (const name of PACK_NAMES) {
    const loaded = validateCards(vocabulary, await pack(name), { file: name, known: byId.values() });
    if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
    for (const card of loaded.cards) byId.set(card.id, card);
    for (const card of loaded.cards) {
      const { id, name: cardName, type } = card;
      library.push({ pack: name, id, name: cardName, type, text: describe(vocabulary, card, byId), card });
    }
  }
  return library;
}
