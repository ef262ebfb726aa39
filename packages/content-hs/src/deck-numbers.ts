/**
 * The numbers that cards and heroes have in deck codes, as players share them: the game's own, by card id.
 *
 * They are facts about cards and no part of them: no rule asks for a number, and a card without one is
 * merely in no code.
 */
import legacy from "../deck-codes/legacy.json" with { type: "json" };

/** Numbers by the ids of cards. */
export const DECK_NUMBERS: Readonly<Record<string, number>> = legacy;
