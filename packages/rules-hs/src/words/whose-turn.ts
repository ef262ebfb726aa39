/** Whose turns a trigger is about, seen from the player whose trigger it is. */

export const TURNS = ["yours", "opponents", "each"] as const;

export type WhoseTurn = (typeof TURNS)[number];

/** Whether a turn is one that the trigger is about. */
export function isTurnOf(whose: WhoseTurn, isOwn: boolean): boolean {
  return whose === "each" || (whose === "yours") === isOwn;
}

/** "your turn", "your opponent's turn", "each turn". */
export function turnText(whose: WhoseTurn): string {
  if (whose === "each") return "each turn";
  return whose === "yours" ? "your turn" : "your opponent's turn";
}
