/**
 * Card properties: what a layer adds to card types that another layer defines.
 *
 * A cost belongs to rules with a currency, a race to rules that ask for one. Each comes with its own
 * layer, as a key on cards of some types and the fields of an entity that it sets.
 */
import type { Field } from "@course/core";
import type { Arguments, TextArguments } from "./field-kind.ts";
import type { CardType, Fields } from "./language.ts";

/** Keys for the cards of some types. */
export interface CardProperties {
  /** The card types that get the keys, or all there are. */
  readonly of: readonly string[] | "all";
  readonly properties: Fields;
  row(properties: Readonly<Record<string, unknown>>, set: (field: Field, value: number) => void): void;
  /** What the card prints of it among its keywords: "Overload: (2)". Absent or empty: nothing. */
  said?(properties: Readonly<Record<string, unknown>>): readonly string[];
}

/** Defines properties that a layer adds. */
export function defineCardProperties<const P extends Fields>(definition: {
  readonly of: readonly string[] | "all";
  readonly properties: P;
  row(properties: Arguments<P>, set: (field: Field, value: number) => void): void;
  said?(properties: TextArguments<P>): readonly string[];
}): CardProperties {
  const { of, properties, said } = definition;
  // The compiler fills in properties by these very fields, so they have the types that the definition states.
  return {
    of,
    properties,
    row: (values, set) => definition.row(values as Arguments<P>, set),
    ...(said !== undefined && { said: (values) => said(values as TextArguments<P>) }),
  };
}

/** A card type with more properties. */
export function withProperties(cardType: CardType, more: CardProperties): CardType {
  const { of, properties } = more;
  if (of !== "all" && !of.includes(cardType.type)) return cardType;
  return {
    ...cardType,
    properties: { ...cardType.properties, ...properties },
    row: (values, set) => {
      cardType.row(values, set);
      more.row(values, set);
    },
    said: (values) => [...(cardType.said?.(values) ?? []), ...(more.said?.(values) ?? [])],
  };
}
