/** The effect `draw`: cards from the top of a deck, one after the other (rulebook 18.1). */
import { counted, defineFlow, noun, oneOf, value, type Word, withDefault } from "@course/cards";
import {
  currentRules,
  DECK,
  type Frame,
  firstIn,
  keepIt,
  NONE,
  type Player,
  playerOf,
  selfOf,
} from "@course/core";
import { drawAndResolve } from "../hand/draw.ts";

/** Who draws: you, your opponent, or first you and then your opponent. */
const DRAWERS = ["friendly", "enemy", "both"] as const;

export const drawEffect: Word<"effect"> = defineFlow({
  type: "draw",
  doc: "You draw cards, one after the other, or your opponent does, or each player. An empty deck draws nothing, in a game without fatigue.",
  example: { type: "draw", count: 2 },
  fields: { count: withDefault(value(), 1), side: withDefault(oneOf(DRAWERS), "friendly") },
  compile:
    ({ count, side }) =>
    (frame) =>
      drawFor(frame, side, count(frame)),
  text: ({ count, side }) => {
    const cards = counted(count, noun("card"));
    if (side === "friendly") return `draw ${cards}`;
    return side === "enemy" ? `your opponent draws ${cards}` : `each player draws ${cards}`;
  },
});

function drawFor(frame: Frame, side: (typeof DRAWERS)[number], count: number): void {
  const you = playerOf(frame);
  if (side !== "enemy") drawSome(frame, you, count);
  if (side !== "friendly") drawSome(frame, (1 - you) as Player, count);
}

/** So many draws: each with all its consequences before the next. The number was fixed at the start. */
export function drawSome(frame: Frame, player: Player, count: number): void {
  for (let left = count; left > 0; left--) {
    if (isDeckUsedUp(player)) return;
    const drawn = drawAndResolve(player, selfOf(frame));
    if (drawn !== NONE) keepIt(frame, drawn);
  }
}

/** Whether there is nothing left to draw, and nothing happens for it. */
function isDeckUsedUp(player: Player): boolean {
  return !currentRules().switches.fatigue && firstIn(player, DECK) === NONE;
}
