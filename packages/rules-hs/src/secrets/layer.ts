/** The layer `secrets`: spells that wait for the opponent to do something. */
import type { CardLayer } from "@course/cards";
import { SecretRevealed } from "./reveal.ts";
import { secretAbility } from "./secret.ts";
import { secretFilter, secretPlayed, secretRevealed } from "./words/triggers.ts";

/** The layer `secrets`: spells that wait for the opponent to do something. */
export const secrets: CardLayer = {
  name: "secrets",
  needs: ["casting"],
  events: [SecretRevealed],
  words: [secretAbility, secretPlayed, secretRevealed, secretFilter],
};
