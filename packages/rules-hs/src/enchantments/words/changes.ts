/** Effects that change what a minion is, and whose. */
import {
  cardChoice,
  defineEffect,
  oneOf,
  optional,
  selection,
  type Word,
  withArticle,
  withDefault,
} from "@course/cards";
import {
  amountOf,
  cardOf,
  currentLibrary,
  type EntityId,
  type EventRow,
  isInPlay,
  NONE,
  ownerOf,
  playerOf,
  selfOf,
} from "@course/core";
import { setFresh } from "../../moving.ts";
import { TurnEnded } from "../../words/end-of-turn.ts";
import { transform, transformToCopy } from "../becoming.ts";
import { giveBack, takeControl } from "../control.ts";
import { enchant, RETURNS } from "../enchantment.ts";
import { silence } from "../silence.ts";
import { firstOf, toEach } from "./each.ts";

export const silenceEffect: Word<"effect"> = defineEffect({
  type: "silence",
  doc: "Silences each minion of the target: its text, its enchantments and its keywords are gone. Damage stays.",
  example: { type: "silence", target: { type: "all", of: "minions", side: "enemy" } },
  fields: { target: selection() },
  compile:
    ({ target }) =>
    (frame) =>
      toEach(target, frame, silence),
  text: ({ target }) => `silence ${target}`,
});

export const transformEffect: Word<"effect"> = defineEffect({
  type: "transform",
  doc: "Turns each minion of the target into another card, as new and in its place. It does not die, and nothing is summoned.",
  example: { type: "transform", target: "self", into: "my-token" },
  fields: { target: selection(), into: cardChoice("minion") },
  compile:
    ({ target, into }) =>
    (frame) =>
      toEach(target, frame, (id) => {
        const card = into(frame);
        if (card !== 0 && isInPlay(id)) transform(id, currentLibrary().withId(card));
      }),
  text: ({ target, into }) => `transform ${target} into ${withArticle((into.described ?? into).singular)}`,
});

export const becomeCopyEffect: Word<"effect"> = defineEffect({
  type: "becomeCopy",
  doc: "Turns the target, or this minion, into an exact copy of another one: damage and enchantments too, not what auras give.",
  example: { type: "becomeCopy", of: "self" },
  fields: { target: withDefault(selection(), "self"), of: selection() },
  compile:
    ({ target, of }) =>
    (frame) => {
      const original = firstOf(of, frame);
      if (original === NONE || !isInPlay(original)) return;
      toEach(target, frame, (id) => {
        if (isInPlay(id) && id !== original) transformToCopy(id, original, cardOf(original));
      });
    },
  text: ({ target, of }) =>
    target.isSelf ? `become a copy of ${of}` : `turn ${target} into a copy of ${of}`,
});

export const takeControlEffect: Word<"effect"> = defineEffect({
  type: "takeControl",
  doc: "You take control of each minion of the target, for good or until this turn ends; then it may attack at once. With no room on your board it is destroyed.",
  example: { type: "takeControl", target: { type: "all", of: "minions", side: "enemy" } },
  fields: { target: selection(), until: optional(oneOf(["endOfTurn"])) },
  compile: ({ target, until }, context) => {
    if (until === undefined)
      return (frame) => toEach(target, frame, (id) => takeControl(id, playerOf(frame)));
    const made = context.addCard((card) => card.trigger(RETURN_AT_END_OF_TURN));
    return (frame) => {
      const [card, player] = [currentLibrary().withId(made), playerOf(frame)];
      toEach(target, frame, (id) => {
        takeControl(id, player);
        if (ownerOf(id) !== player) return; // There was no room.
        setFresh(id, false);
        enchant(id, { card, player, terms: RETURNS });
      });
    };
  },
  text: ({ target, until }) =>
    `take control of ${target}${until === undefined ? "" : " until the end of the turn"}`,
});

/** At the end of the turn of the player who took it, in order of play with others (rulebook 8.7.1). */
const RETURN_AT_END_OF_TURN = {
  label: "endOfTurn",
  event: TurnEnded,
  scope: "any",
  condition: (listener: EntityId, event: EventRow): boolean => ownerOf(listener) === amountOf(event),
  effect: (frame: number): void => giveBack(selfOf(frame)),
} as const;
