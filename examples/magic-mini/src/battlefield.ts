/**
 * The layer `battlefield`: permanents enter it, and other permanents see them enter.
 *
 * A static ability counts from the moment its permanent is there, so auras are looked at again with each entry.
 */
import {
  type CardLayer,
  type CardType,
  cardRef,
  defineCardType,
  defineEffect,
  type Group,
  integer,
  noun,
  type Word,
} from "@course/cards";
import {
  type Action,
  type ActionDefinition,
  BOARD,
  type Card,
  createEntity,
  currentLibrary,
  defineEvent,
  type EventKind,
  enterPlay,
  eventCount,
  type Field,
  field,
  type Player,
  playerOf,
  record,
  refused,
  resolveEvents,
  updateOtherAuras,
} from "@course/core";

/** A permanent has entered the battlefield. */
export const Entered: EventKind = defineEvent("Entered", { a: "player", subject: "id" });

const POWER: Field = field("power");
const TOUGHNESS: Field = field("toughness");

const permanents: Group = { name: "permanents", noun: noun("permanent") };
const creatures: Group = { name: "creatures", noun: noun("creature") };

const creature: CardType = defineCardType({
  type: "creature",
  doc: "A permanent that can fight.",
  noun: noun("creature"),
  groups: [creatures, permanents],
  properties: { power: integer({ min: 0, max: 100 }), toughness: integer({ min: 0, max: 100 }) },
  parts: ["abilities"],
  row: ({ power, toughness }, set) => {
    set(POWER, power);
    set(TOUGHNESS, toughness);
  },
  summary: ({ power, toughness }) => `${power}/${toughness}`,
});

const artifact: CardType = defineCardType({
  type: "artifact",
  doc: "A permanent that is a thing.",
  noun: noun("artifact"),
  groups: [permanents],
  parts: ["abilities"],
  row: () => {},
});

const land: CardType = defineCardType({
  type: "land",
  doc: "A permanent that mana comes from.",
  noun: noun("land"),
  groups: [permanents],
  parts: [],
  row: () => {},
});

/** A player casts a permanent; what it costs is no part of this handful of rules. */
export interface CastPermanent extends Action {
  readonly type: "cast";
  readonly player: Player;
  readonly card: string;
}

const castAction: ActionDefinition<CastPermanent> = {
  type: "cast",
  check: ({ card }) => void cardNamed(card),
  phases: [
    ({ player, card }) => {
      const first = eventCount();
      enterBattlefield(cardNamed(card), player);
      resolveEvents(first);
    },
  ],
};

function cardNamed(name: string): Card {
  const card = currentLibrary().named(name);
  if (card === undefined) throw refused("cast", "card", name, "the name of a card");
  return card;
}

function enterBattlefield(card: Card, player: Player): void {
  const id = createEntity(card, player);
  enterPlay(id, BOARD);
  updateOtherAuras();
  record(Entered, id, player);
}

const createTokens: Word<"effect"> = defineEffect({
  type: "create",
  doc: "A token enters the battlefield under your control.",
  example: { type: "create", card: "my-token" },
  fields: { card: cardRef("creature") },
  compile:
    ({ card }) =>
    (frame) =>
      enterBattlefield(currentLibrary().withId(card), playerOf(frame)),
  text: ({ card }) => `create a ${card.singular} creature token`,
});

export const battlefield: CardLayer = {
  name: "battlefield",
  needs: ["kernel", "auras"],
  actions: [castAction],
  events: [Entered],
  cardTypes: [creature, artifact, land],
  words: [createTokens],
  isMortallyWounded: () => false, // Nothing here deals damage.
};
