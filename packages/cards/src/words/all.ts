/** Everything in play that belongs to a group, for as far as filters let it through. */

import {
  type EntityId,
  type Frame,
  NONE,
  nextInPlay,
  oldestInPlay,
  ownerOf,
  type Player,
  playerOf,
  select,
  selectionTop,
} from "@course/core";
import { group, isInGroup, oneOf, type TypesOfGroup } from "../data-fields.ts";
import { optional, withDefault } from "../field-kind.ts";
import type { Filter } from "../forms.ts";
import type { Word } from "../language.ts";
import { allOfKind, narrowed } from "../phrase.ts";
import { defineFilter, defineSelection } from "../word.ts";
import { filters, letThrough } from "../word-fields.ts";

/** The sides of a game, seen from the player for whom the effect runs. */
export const SIDES = ["friendly", "enemy"] as const;

/** All of a group, in order of play. */
export const all: Word<"selection"> = defineSelection({
  type: "all",
  doc: "Everything of a group that is in play now, in order of play: of both sides or of one, and only what passes every filter under `where`.",
  fields: { of: group(), side: optional(oneOf(SIDES)), where: withDefault(filters(), []) },
  example: { type: "all", of: "minions", side: "enemy" },
  compile: ({ of, side, where }) => {
    const filter = where === letThrough ? undefined : where;
    if (side === undefined) return (frame) => selectAll(of, undefined, filter, frame);
    if (side === "friendly") return (frame) => selectAll(of, playerOf(frame), filter, frame);
    return (frame) => selectAll(of, (1 - playerOf(frame)) as Player, filter, frame);
  },
  text: ({ of, side, where }) => {
    const kind = side === undefined ? of : { ...of, side };
    return allOfKind(where.reduce(narrowed, kind));
  },
});

/** Only one side's. */
export const side: Word<"filter"> = defineFilter({
  type: "side",
  doc: "Lets through what belongs to one side, seen from the player for whom the effect runs.",
  fields: { is: oneOf(SIDES) },
  example: { type: "side", is: "friendly" },
  compile: ({ is }) => onSide(is),
  text: ({ is }) => ({ side: is }),
});

/** Whose it must be is asked first: of what is in play, half is the other side's. */
function selectAll(
  of: TypesOfGroup,
  owner: Player | undefined,
  where: Filter | undefined,
  frame: Frame,
): number {
  const from = selectionTop();
  for (let id = oldestInPlay(); id !== NONE; id = nextInPlay(id)) {
    if (owner !== undefined && ownerOf(id) !== owner) continue;
    if (isInGroup(of, id) && (where === undefined || where(frame, id))) select(id);
  }
  return from;
}

function onSide(side: (typeof SIDES)[number]): Filter {
  if (side === "friendly")
    return (frame: Frame, candidate: EntityId) => ownerOf(candidate) === playerOf(frame);
  return (frame: Frame, candidate: EntityId) => ownerOf(candidate) !== playerOf(frame);
}
