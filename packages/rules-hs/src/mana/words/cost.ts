/** The modifier `cost`: what some cards cost more, less, or a fixed amount, while this one is in play. */
import {
  defineModifier,
  filters,
  integer,
  narrowed,
  noun,
  oneOf,
  optional,
  type ValueText,
  value,
  type Word,
  withDefault,
  wordsOf,
} from "@course/cards";
import { COUNTED } from "../cards-played.ts";
import { CostAura, type CostPart, PRICED } from "../cost-auras.ts";

const OF = { cards: noun("card"), heroPowers: noun("Hero Power") } as const;

export const costModifier: Word<"modifier"> = defineModifier({
  type: "cost",
  doc: "Cards in hands cost more or less (`by`), or a fixed amount (`set`): those of one side or of both that pass every filter. With a `floor`, never less than that. With `firstEachTurn`, only the first of these that a player plays each turn.",
  example: { type: "cost", side: "friendly", where: [{ type: "cardType", is: "minion" }], by: -1 },
  fields: {
    of: withDefault(oneOf(["cards", "heroPowers"]), "cards"),
    side: optional(oneOf(["friendly", "enemy"])),
    where: withDefault(filters(), []),
    by: optional(value()),
    set: optional(value()),
    floor: optional(integer({ min: 0, max: 100 })),
    firstEachTurn: optional(oneOf(COUNTED)),
  },
  compile: ({ of, side, where, by, set, floor, firstEachTurn }) => {
    const parts: CostPart = { zone: PRICED[of], side, where, by, set, floor, firstEachTurn };
    return { aura: CostAura, data: [], parts };
  },
  text: ({ of, side, where, by, set, floor, firstEachTurn }) => {
    const kind = where.reduce(narrowed, { noun: OF[of] });
    const cost = `${costChange(by, set)}${floor === undefined ? "" : `, but not less than (${floor})`}`;
    if (firstEachTurn !== undefined) {
      const who =
        side === "enemy" ? "your opponent plays" : side === undefined ? "a player plays" : "you play";
      return `the first ${wordsOf(kind, "singular")} ${who} each turn costs ${cost}`;
    }
    if (of === "heroPowers" && side !== undefined) return `${owner(side)} Hero Power costs ${cost}`;
    return `${side === undefined ? "all" : owner(side)} ${wordsOf(kind, "plural")} cost ${cost}`;
  },
});

function owner(side: "friendly" | "enemy"): string {
  return side === "friendly" ? "your" : "your opponent's";
}

/** "(1) less", "(3) more", "(0)". */
export function costChange(by: ValueText | undefined, set: ValueText | undefined): string {
  if (set !== undefined) return `(${set})`;
  if (by?.number === undefined) return by === undefined ? "the same" : `more, by ${by}`;
  return by.number < 0 ? `(${-by.number}) less` : `(${by.number}) more`;
}
