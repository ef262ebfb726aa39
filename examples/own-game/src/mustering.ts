/**
 * The layer `mustering`: fighters join a line, at a player's call or by a card's effect.
 *
 * A line has a front, its left end, and holds only so many: the limit `line` of the rules.
 * Elsewhere: what the front does (`rounds.ts`).
 */
import { type CardLayer, cardRef, defineEffect, defineTrigger, nearestWord, type Word } from "@course/cards";
import {
  type Action,
  type ActionDefinition,
  BOARD,
  type Card,
  countIn,
  createEntity,
  currentLibrary,
  currentRules,
  Destroyed,
  defineEvent,
  type EventKind,
  enterPlay,
  eventCount,
  type Player,
  playerOf,
  record,
  refused,
  resolveEvents,
  updateOtherAuras,
} from "@course/core";
import { requirePlayer } from "@course/damage-pipeline";

/** A fighter has joined its line. */
export const Joined: EventKind = defineEvent("Joined", { a: "player", subject: "id" });

/** A player sends a fighter to the end of the own line. */
export interface Muster extends Action {
  readonly type: "muster";
  readonly player: Player;
  readonly card: string;
}

const musterAction: ActionDefinition<Muster> = {
  type: "muster",
  check: ({ player, card }) => {
    requirePlayer("muster", player);
    fighterNamed(card);
    if (!hasRoom(player)) {
      throw refused("muster", "fighters in line", countIn(player, BOARD), `fewer than ${lineLimit()}`);
    }
  },
  phases: [
    ({ player, card }) => {
      const first = eventCount();
      join(fighterNamed(card), player);
      resolveEvents(first);
    },
  ],
};

/** Brings a new fighter to the end of a line. In a full line nothing happens. */
function join(card: Card, player: Player): void {
  if (!hasRoom(player)) return;
  const id = createEntity(card, player);
  enterPlay(id, BOARD);
  updateOtherAuras(); // In this game a fighter's aura counts from the moment it stands in line.
  record(Joined, id, player);
}

function hasRoom(player: Player): boolean {
  return countIn(player, BOARD) < lineLimit();
}

function lineLimit(): number {
  return currentRules().limits.line ?? 5;
}

function fighterNamed(name: string): Card {
  const card = currentLibrary().named(name);
  if (card?.definition.type === "minion") return card;
  const fighters = currentLibrary().cards.filter(({ definition }) => definition.type === "minion");
  const nearest = nearestWord(
    name,
    fighters.map(({ definition }) => definition.name),
  );
  throw refused(
    "muster",
    "card",
    name,
    `the name of a fighter${nearest === undefined ? "" : ` (nearest: "${nearest}")`}`,
  );
}

const joined: Word<"trigger"> = defineTrigger({
  type: "joined",
  doc: "When this fighter joins its line, however it comes.",
  example: "joined",
  yours: "your fighters' arrivals trigger",
  compile: () => ({ event: Joined, scope: "self" }),
  text: () => "On arrival:",
});

const fallen: Word<"trigger"> = defineTrigger({
  type: "fallen",
  doc: "When this fighter has fallen.",
  example: "fallen",
  yours: "your fighters' last orders trigger",
  compile: () => ({ event: Destroyed, scope: "self", evenIfGone: true }),
  text: () => "Last order:",
});

const musterEffect: Word<"effect"> = defineEffect({
  type: "muster",
  doc: "A fighter joins your line.",
  example: { type: "muster", card: "my-fighter" },
  fields: { card: cardRef("minion") },
  compile:
    ({ card }) =>
    (frame) =>
      join(currentLibrary().withId(card), playerOf(frame)),
  text: ({ card }) => `muster a ${card.singular}`,
});

export const mustering: CardLayer = {
  name: "mustering",
  needs: ["characters", "deaths", "auras"],
  actions: [musterAction],
  events: [Joined],
  words: [joined, fallen, musterEffect],
};
