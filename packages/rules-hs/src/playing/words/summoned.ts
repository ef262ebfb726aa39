/** Triggers on minions that come: whenever, after, and after one was played (rulebook 8.2, 8.8). */
import {
  boolean,
  defineTrigger,
  type Filter,
  filters,
  noun,
  oneOf,
  optional,
  passes,
  type TriggerPart,
  type Word,
  withDefault,
} from "@course/cards";
import { BOARD, bearerOf, type EventKind, subjectOf, zoneOf } from "@course/core";
import { oneOf as oneOfFiltered, playerDoes, SIDES, type Side, scopeOf } from "../../words/sides.ts";
import { AfterSummon, SummonEvent } from "../arriving.ts";
import { MinionPlayed } from "../minion-played.ts";

const fields = { side: optional(oneOf(SIDES)), where: withDefault(filters(), []) };
const minion = { noun: noun("minion") };

export const minionSummoned: Word<"trigger"> = defineTrigger({
  type: "minionSummoned",
  doc: "Whenever a minion has come, played or summoned: for a played one before its Battlecry. Never for the minion itself.",
  example: { type: "minionSummoned", side: "friendly" },
  fields,
  compile: ({ side, where }) => onOther(SummonEvent, side, where),
  text: ({ side, where }) => {
    const one = oneOfFiltered(minion, where);
    return side === undefined
      ? `Whenever ${one} is summoned,`
      : `Whenever ${playerDoes(side, "summon")} ${one},`;
  },
});

export const afterSummon: Word<"trigger"> = defineTrigger({
  type: "afterSummon",
  doc: "After a minion has come: for a played one after its Battlecry, for a summoned one at once. Never for the minion itself.",
  example: { type: "afterSummon", side: "friendly" },
  fields,
  compile: ({ side, where }) => onOther(AfterSummon, side, where),
  text: ({ side, where }) => `After ${playerDoes(side, "summon")} ${oneOfFiltered(minion, where)},`,
});

export const afterMinionPlayed: Word<"trigger"> = defineTrigger({
  type: "afterMinionPlayed",
  doc: "After a minion was played from a hand and has had its Battlecry, if it is still in play; with `evenIfGone`, also if it is not. Never for the minion itself.",
  example: { type: "afterMinionPlayed", side: "enemy" },
  fields: { ...fields, evenIfGone: withDefault(boolean(), false) },
  compile: ({ side, where, evenIfGone }) =>
    onOther(
      MinionPlayed,
      side,
      (frame, minion) => (evenIfGone || zoneOf(minion) === BOARD) && where(frame, minion),
    ),
  text: ({ side, where }) => `After ${playerDoes(side, "play")} ${oneOfFiltered(minion, where)},`,
});

function onOther(event: EventKind, side: Side | undefined, where: Filter): TriggerPart {
  return {
    event,
    scope: scopeOf(side),
    condition: (listener, row) =>
      subjectOf(row) !== bearerOf(listener) && passes(listener, row, where, subjectOf(row)),
  };
}
