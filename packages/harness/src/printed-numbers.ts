/**
 * Other printed numbers for one scenario: a card's cost, Attack and Health as its source knew them.
 */
import type { Card } from "@course/cards";

/** Which properties a list of printed numbers names, by card type. */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  minion: ["cost", "attack", "health"],
  weapon: ["cost", "attack", "durability"],
  spell: ["cost"],
};

/**
 * The cards whose numbers differ from those given, with the given ones. Names of cards that are not there are
 * passed over; a name that several cards share means the one that it finds.
 */
export function withPrintedNumbers(
  cards: readonly Card[],
  stats: ReadonlyMap<string, readonly number[]>,
): Card[] {
  return cards.flatMap((card) => {
    const numbers = stats.get(card.name);
    const names = PRINTED[card.type];
    if (numbers === undefined || names === undefined || card.sharesName === true) return [];
    const printed = Object.fromEntries(names.map((name, index) => [name, numbers[index] ?? 0]));
    const differs = names.some((name) => card[name] !== printed[name]);
    return differs ? [{ ...card, ...printed }] : [];
  });
}
