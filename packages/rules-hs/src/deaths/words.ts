/** The selection `died`: minions that have died, as the death record has them (rulebook 20.6). */
import {
  allOfKind,
  boolean,
  defineSelection,
  filters,
  type KindText,
  narrowed,
  noun,
  oneOf,
  optional,
  type Word,
  withDefault,
} from "@course/cards";
import {
  firstIn,
  GRAVEYARD,
  NONE,
  nextInZone,
  type Player,
  playerOf,
  select,
  selectionTop,
} from "@course/core";
import { SIDES } from "../words/sides.ts";
import { hasDied, hasDiedThisTurn } from "./death-record.ts";

export const diedSelection: Word<"selection"> = defineSelection({
  type: "died",
  doc: "The minions that died in this game, or in this turn, in that order: of one side, as it was when they died, or of both, yours first; and only those that pass every filter.",
  example: { type: "died", side: "friendly" },
  fields: {
    side: optional(oneOf(SIDES)),
    thisTurn: withDefault(boolean(), false),
    where: withDefault(filters(), []),
  },
  compile: ({ side, thisTurn, where }) => {
    const counts = thisTurn ? hasDiedThisTurn : hasDied;
    const selectDead = (frame: number, player: Player): void => {
      for (let id = firstIn(player, GRAVEYARD); id !== NONE; id = nextInZone(id)) {
        if (counts(id) && where(frame, id)) select(id);
      }
    };
    return (frame) => {
      const from = selectionTop();
      const you = playerOf(frame);
      if (side !== "enemy") selectDead(frame, you);
      if (side !== "friendly") selectDead(frame, (1 - you) as Player);
      return from;
    };
  },
  text: ({ side, thisTurn, where }) => {
    const kind: KindText = { noun: noun("minion"), ...(side !== undefined && { side }) };
    const narrow = where.reduce(narrowed, kind);
    return allOfKind({
      ...narrow,
      after: [...(narrow.after ?? []), `that died this ${thisTurn ? "turn" : "game"}`],
    });
  },
});
