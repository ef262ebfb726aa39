/** The filter `race`. */
import { defineFilter, noun, oneOf, type Word } from "@course/cards";
import { isOfRace, RACES } from "../races.ts";

export const raceFilter: Word<"filter"> = defineFilter({
  type: "race",
  doc: "Lets through minions of a race.",
  example: { type: "race", is: "Beast" },
  fields: { is: oneOf(RACES) },
  compile:
    ({ is }) =>
    (_, candidate) =>
      isOfRace(candidate, is),
  text: ({ is }) => ({ noun: noun(is) }),
});
