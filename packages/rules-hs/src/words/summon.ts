/** The effect `summon`: new minions, and where they stand (rulebook 9.5). */
import {
  boolean,
  type CardChoice,
  cardChoice,
  counted,
  defineFlow,
  oneOf,
  optional,
  type Value,
  value,
  type Word,
  withDefault,
} from "@course/cards";
import {
  BOARD,
  currentLibrary,
  type EntityId,
  eventCount,
  type Frame,
  GRAVEYARD,
  itOf,
  keepIt,
  NONE,
  nextInZone,
  ownerOf,
  type Player,
  playerOf,
  rememberedPlace,
  resolveEvents,
  selfOf,
  zoneOf,
} from "@course/core";
import { boardLimit, summon } from "../moving.ts";
import { hasSummonPhases } from "../playing/arriving.ts";
import { SIDES } from "./sides.ts";

const FOR_WHOM = { friendly: "", enemy: " for your opponent", itsOwner: " for its owner" } as const;
const WHOSE_BOARD = { friendly: "your", enemy: "your opponent's", itsOwner: "its owner's" } as const;

export const summonEffect: Word<"effect"> = defineFlow({
  type: "summon",
  doc: "Summons minions: where the dead minion stood for a Deathrattle, right of the minion that summons, or in turn right and left of it; for the opponent, or the owner of `it`, from a spell, or with `at`, at the right end. `fill`: as many as there is room for. With `health`, they come damaged and have so much left.",
  example: { type: "summon", card: "my-token" },
  fields: {
    card: cardChoice("minion"),
    count: withDefault(value(), 1),
    side: withDefault(oneOf([...SIDES, "itsOwner"]), "friendly"),
    fill: withDefault(boolean(), false),
    at: optional(oneOf(["end"])),
    health: optional(value({ min: 1 })),
  },
  compile: (parts) => (frame) => summonSome(frame, parts),
  text: ({ card, count, side, fill, health }) => {
    const left = health === undefined ? "" : ` with ${health} Health`;
    const whose = `${left}${FOR_WHOM[side]}`;
    const described = card.described ?? card;
    if (fill) return `fill ${WHOSE_BOARD[side]} board with ${described.plural}`;
    return `summon ${counted(count, described, { words: true })}${whose}`;
  },
});

/** What the word's keys compile to. */
interface Summons {
  readonly card: CardChoice;
  readonly count: Value;
  readonly side: keyof typeof FOR_WHOM;
  readonly fill: boolean;
  readonly at: "end" | undefined;
  readonly health: Value | undefined;
}

function summonSome(frame: Frame, { card, count, side, fill, at, health }: Summons): void {
  const most = fill ? boardLimit() : count(frame);
  const player = sideOf(frame, side);
  const isBeside = at !== "end" && player === playerOf(frame);
  let first = eventCount();
  for (let i = 0; i < most; i++) {
    const neighbour = isBeside ? placeFor(frame, most > 1 ? i : 0) : NONE;
    const chosen = card(frame);
    if (chosen === 0) break; // There is no such card.
    const id = summon(currentLibrary().withId(chosen), player, neighbour, health?.(frame));
    if (id === NONE) break; // The board is full.
    keepIt(frame, id);
    if (!hasSummonPhases()) continue;
    resolveEvents(first); // Each has its After Summon Phase before the next one comes (rulebook 8.8.2).
    first = eventCount();
  }
  resolveEvents(first);
}

/** Whose board it is: of `it`, the player who has it, or had it when it died. */
function sideOf(frame: Frame, side: keyof typeof FOR_WHOM): Player {
  if (side === "itsOwner") return ownerOf(itOf(frame));
  return (side === "friendly" ? playerOf(frame) : 1 - playerOf(frame)) as Player;
}

/**
 * The minion before which a new one stands, or `NONE` for the right end.
 *
 * @param index - How many of a known number have come before it: they stand in turn right and left.
 */
function placeFor(frame: Frame, index: number): EntityId {
  const self = selfOf(frame);
  if (zoneOf(self) === BOARD) return index % 2 === 0 ? nextInZone(self) : self;
  return zoneOf(self) === GRAVEYARD ? rememberedPlace(self, playerOf(frame)) : NONE;
}
