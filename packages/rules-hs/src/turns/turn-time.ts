/**
 * How long a player may take for a turn: a number of the game that nothing in the rules enforces.
 *
 * There is no clock in the rules (a replay has none). Whoever plays with a clock asks here.
 */
import { type CardLayer, defineModifier, integer, type Word } from "@course/cards";
import { type AuraKind, aurasOf, defineAura, firstInForce, isInForce, NONE, nextInForce } from "@course/core";

/** Players have so many seconds for a turn: its one number. */
const TurnTime: AuraKind = defineAura({ name: "turnTime" });

/** The seconds that a turn may take, or `undefined` where no card says so. Of several, the youngest counts. */
export function secondsPerTurn(): number | undefined {
  let seconds: number | undefined;
  if (!isInForce(TurnTime)) return seconds;
  for (let id = firstInForce(); id !== NONE; id = nextInForce(id)) {
    for (const { aura, data } of aurasOf(id)) if (aura === TurnTime) seconds = data[0];
  }
  return seconds;
}

const turnTime: Word<"modifier"> = defineModifier({
  type: "turnTime",
  doc: "Players have only so many seconds for a turn. The rules have no clock: whoever plays with one asks for the number.",
  example: { type: "turnTime", seconds: 15 },
  fields: { seconds: integer({ min: 1, max: 600 }) },
  compile: ({ seconds }) => ({ aura: TurnTime, data: [seconds] }),
  text: ({ seconds }) => `players only have ${seconds} seconds to take their turns`,
});

/** The layer `turnTimes`: cards about how long a turn may take. */
export const turnTimes: CardLayer = {
  name: "turnTimes",
  needs: ["auras"],
  auras: [TurnTime],
  words: [turnTime],
};
