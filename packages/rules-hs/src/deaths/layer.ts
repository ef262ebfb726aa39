/** The layer `deathRecords`: cards that ask who has died. */
import type { CardLayer } from "@course/cards";
import { diedSelection } from "./words.ts";

/** The layer `deathRecords`: cards that ask who has died. */
export const deathRecords: CardLayer = {
  name: "deathRecords",
  needs: ["deaths", "heroes"],
  words: [diedSelection],
};
