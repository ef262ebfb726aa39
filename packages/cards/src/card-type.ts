/**
 * Card types: what a minion or a spell has besides words.
 *
 * A card type states the printed properties of its cards and which fields of a new entity they set, which
 * of the three parts (keywords, abilities, effect) its cards may have, and how text calls them.
 * Elsewhere: the words of the parts (`word.ts`).
 */
import type { Field } from "@course/core";
import type { Arguments, NoFields, TextArguments } from "./field-kind.ts";
import type { CardPart, CardType, Fields, Group } from "./language.ts";
import type { Noun } from "./texts.ts";

/** What a definition of a card type states. */
export interface CardTypeDefinition<P extends Fields> {
  readonly type: string;
  readonly doc: string;
  readonly noun: Noun;
  readonly groups?: readonly Group[];
  readonly properties?: P;
  readonly parts: readonly CardPart[];
  row(properties: Arguments<P>, set: (field: Field, value: number) => void): void;
  summary?(properties: TextArguments<P>): string;
}

/**
 * Defines a card type.
 *
 * @example
 * const minion = defineCardType({
 *   type: "minion", doc: "...", noun: noun("minion"), groups: [minions, characters],
 *   properties: { attack: integer({ min: 0, max: 100 }), health: integer({ min: 1, max: 100 }) },
 *   parts: ["keywords", "abilities"],
 *   row: ({ attack, health }, set) => { set(ATTACK, attack); set(HEALTH, health); },
 *   summary: ({ attack, health }) => `${attack}/${health}`,
 * })
 */
export function defineCardType<const P extends Fields = NoFields>(
  definition: CardTypeDefinition<P>,
): CardType {
  const { type, doc, noun, groups = [], properties = {}, parts, summary } = definition;
  // The compiler fills in properties by these very fields, so they have the types that the definition states.
  return {
    type,
    doc,
    noun,
    groups,
    properties,
    parts,
    row: (values, set) => definition.row(values as Arguments<P>, set),
    ...(summary !== undefined && { summary: (values) => summary(values as TextArguments<P>) }),
  };
}
