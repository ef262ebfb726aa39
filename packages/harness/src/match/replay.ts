/** Records and saved matches, brought back. */
import { World } from "@course/core";
import type { Stage } from "../stage.ts";
import { Match, type SavedMatch, startMatch } from "./match.ts";
import type { RandomMatchOptions } from "./random-match.ts";
import { MATCH_FORMAT, type MatchRecord, requireSame } from "./record.ts";

/**
 * Plays a record again.
 *
 * @param onAction - Called before each decision, with the match as it is.
 * @throws when the record is of other rules or cards, or one of its decisions cannot be taken.
 * @example replay(await hearthstoneStage(), JSON.parse(text)).winner
 */
export function replay(stage: Stage, record: MatchRecord, onAction?: RandomMatchOptions["onAction"]): Match {
  requireSame(stage, record);
  const match = startMatch(stage, record.start);
  for (const [index, action] of record.actions.entries()) {
    try {
      if (action.type === "concede") {
        match.concede(action.player);
        continue;
      }
      onAction?.(match, action);
      match.perform(action);
    } catch (error) {
      throw new Error(`replay: action ${index + 1} of ${record.actions.length} was refused`, {
        cause: error,
      });
    }
  }
  return match;
}

/** A match that `save` wrote, by the same rules and cards. */
export function loadMatch(stage: Stage, saved: SavedMatch): Match {
  if (saved?.format !== MATCH_FORMAT)
    throw new Error(`loadMatch: format is ${JSON.stringify(saved?.format)}; expected ${MATCH_FORMAT}`);
  const world = World.load({ rules: stage.definition.rules, library: stage.library }, saved.world);
  return new Match(stage, saved.start, world, saved.actions);
}
