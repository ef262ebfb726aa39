/** The filter `race`. */
import { defineFilter, noun, oneOf, type Word } from "@course/cards";
import { read } from "@course/core";
import { numberOfRace, RACE, RACES } from "../races.ts";

export const raceFilter: Word<"filter"> = defineFilter({
  type: "race",
  doc: "Lets through minions of a race.",
  example: { type: "race", is: "Beast" },
  fields: { is: oneOf(RACES) },
  compile: ({ is }) => {
    const race = numberOfRace(is);
    return (_, candidate) => read(candidate, RACE) === race;
  },
  text: ({ is }) => ({ noun: noun(is) }),
});
