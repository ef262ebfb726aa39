/** The layer `deathRecords`: cards that ask who has died, and cards that let minions die in the middle of their text. */
import type { CardLayer } from "@course/cards";
import { destroyAtOnce } from "./at-once.ts";
import { diedSelection } from "./words.ts";

/** The layer `deathRecords`: cards that ask who has died, and cards that let minions die in the middle of their text. */
export const deathRecords: CardLayer = {
  name: "deathRecords",
  needs: ["deaths", "heroes"],
  words: [diedSelection, destroyAtOnce],
};
