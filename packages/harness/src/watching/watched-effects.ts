/**
 * Cards of which each effect notes that it has run: every effect is put into one that notes its place first.
 *
 * What is put around an effect is a word like any other, so cards that a scenario gives other numbers to
 * are watched as well.
 */
import {
  type Card,
  type CardLayer,
  defineFlow,
  effect,
  integer,
  type Vocabulary,
  visitCard,
} from "@course/cards";

/** An effect in a card, by its place: `effect/effects/0`. */
export interface EffectPlace {
  readonly place: string;
  readonly word: string;
  /** The place of the effect around it, if there is one. */
  readonly within?: string;
}

/** The effects of a card, each after the one that it is in. */
export function effectPlaces(vocabulary: Vocabulary, card: Card): EffectPlace[] {
  const places: EffectPlace[] = [];
  visitCard(vocabulary, card, ({ node: { word }, path }) => {
    if (word.category !== "effect") return;
    const place = path.join("/");
    const within = places.findLast((outer) => place.startsWith(`${outer.place}/`))?.place;
    places.push({ place, word: word.type, ...(within !== undefined && { within }) });
  });
  return places;
}

/** The cards with each effect inside of the word `watched`, and the layer that has the word. */
export function watchEffects(
  vocabulary: Vocabulary,
  cards: readonly Card[],
  note: (cardAndPlace: string) => void,
): { readonly cards: readonly Card[]; readonly layer: CardLayer } {
  const noted: string[] = [];
  const watched = defineFlow({
    type: "watched",
    doc: "Does an effect, and notes before that it is reached.",
    fields: { at: integer({ min: 0, max: 1_000_000 }), effect: effect() },
    example: { type: "watched", at: 0, effect: "nothing" },
    compile: ({ at, effect: run }) => {
      const place = noted[at] as string; // Cards with the word are made below, and nowhere else.
      return (frame) => {
        note(place);
        run(frame);
      };
    },
    text: ({ effect: said }) => said,
  });
  return { cards: cards.map(watchedCard), layer: { name: "watching", words: [watched] } };

  /** From the inside out: what is put around one effect moves none that is further out. */
  function watchedCard(card: Card): Card {
    const copy = { card: structuredClone(card) };
    for (const { place } of effectPlaces(vocabulary, card).reverse()) {
      const keys = ["card", ...place.split("/")];
      const last = keys.pop() as string;
      const holder = keys.reduce<Holder>((outer, key) => outer[key] as Holder, copy as unknown as Holder);
      if (holder[last] === undefined) continue; // A default, which stands in no card.
      holder[last] = { type: "watched", at: noted.push(`${card.id} ${place}`) - 1, effect: holder[last] };
    }
    return copy.card;
  }
}

/** What holds an effect: an object under its keys, a list under its indexes. */
type Holder = { [key: string]: unknown };
