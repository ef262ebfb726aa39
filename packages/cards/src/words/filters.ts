/** Filters that every game has: not this one, any of several, none of several. */

import { type Field, read, selfOf } from "@course/core";
import type { Word } from "../language.ts";
import { joinedByAnd } from "../phrase.ts";
import type { FilterText, Noun } from "../texts.ts";
import { defineFilter } from "../word.ts";
import { filterList, keyword } from "../word-fields.ts";

/** Everything but the card itself. */
export const notSelf: Word<"filter"> = defineFilter({
  type: "notSelf",
  doc: "Lets through everything but the card itself.",
  example: "notSelf",
  compile: () => (frame, candidate) => candidate !== selfOf(frame),
  text: () => ({ other: true }),
});

/** What has a keyword now. */
export const keywordFilter: Word<"filter"> = defineFilter({
  type: "keyword",
  doc: "Lets through what has a keyword.",
  fields: { has: keyword() },
  example: { type: "keyword", has: "taunt" },
  compile: ({ has }) => {
    const bits: (readonly [Field, number])[] = [];
    has((field, value) => void bits.push([field, value]));
    return (_, candidate) => bits.every(([field, value]) => (read(candidate, field) & value) === value);
  },
  text: ({ has }) => ({ after: `with ${has}` }),
});

/** What passes one of several filters. */
export const anyOf: Word<"filter"> = defineFilter({
  type: "anyOf",
  doc: "Lets through what passes at least one of several filters.",
  fields: { filters: filterList() },
  example: { type: "anyOf", filters: ["notSelf", { type: "side", is: "enemy" }] },
  compile:
    ({ filters }) =>
    (frame, candidate) =>
      filters.some((filter) => filter(frame, candidate)),
  text: ({ filters }) => ({
    ...joinedNouns(filters),
    ...joinedNames(filters),
    ...joined("before", filters),
    ...joined("after", filters),
    ...sidesAndOthers(filters),
  }),
});

/** What one text of several filters says in one place of the phrase: "damaged or frozen minion". */
function joined(place: "before" | "after", filters: readonly FilterText[]): FilterText {
  const said = filters.map((filter) => filter[place]).filter((text) => text !== undefined);
  return said.length === 0 ? {} : { [place]: joinedByAnd(said, "or") };
}

function joinedNouns(filters: readonly FilterText[]): FilterText {
  const nouns = filters.map(({ noun }) => noun).filter((noun) => noun !== undefined);
  const join = (number: keyof Noun) =>
    joinedByAnd(
      nouns.map((noun) => noun[number]),
      "or",
    );
  return nouns.length === 0 ? {} : { noun: { singular: join("singular"), plural: join("plural") } };
}

/** The names, if each filter lets through one card. */
function joinedNames(filters: readonly FilterText[]): FilterText {
  const names = filters.flatMap(({ name }) => name ?? []);
  return names.length < filters.length ? {} : { name: joinedByAnd(names, "or") };
}

/** "other" and sides have no place of their own in an alternative, so they follow the noun. */
function sidesAndOthers(filters: readonly FilterText[]): FilterText {
  const said = filters.flatMap(({ side, other }) => [
    ...(other ? ["not this one"] : []),
    ...(side ? [`on the ${side} side`] : []),
  ]);
  return said.length === 0 ? {} : { after: joinedByAnd(said, "or") };
}
