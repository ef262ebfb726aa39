/**
 * Laws that take copies of a match to ask: a clone and a saved match are the match, each legal action is taken,
 * and nothing that is listed is listed twice.
 */
import type { MatchAction } from "./action.ts";
import type { Match } from "./match.ts";
import { loadMatch } from "./replay.ts";

/** Every such law that is broken now, each a sentence. Changes nothing. */
export function brokenDeepLaws(match: Match): string[] {
  const broken: string[] = [];
  const state = JSON.stringify(match.save());
  const legal = match.legalActions();
  if (new Set(legal.map((action) => JSON.stringify(action))).size !== legal.length)
    broken.push("legal actions: one is listed twice");
  if (JSON.stringify(match.clone().save()) !== state) broken.push("clone: is not the match");
  const loaded = loadMatch(match.stage, JSON.parse(state));
  if (JSON.stringify(loaded.save()) !== state) broken.push("saved and loaded: is not the match");
  if (JSON.stringify(loaded.legalActions()) !== JSON.stringify(legal))
    broken.push("saved and loaded: has other legal actions");
  for (const action of legal) broken.push(...refusal(match, action));
  if (JSON.stringify(match.save()) !== state) broken.push("clone: is not of its own");
  return broken;
}

function refusal(match: Match, action: MatchAction): string[] {
  try {
    match.clone().perform(action);
    return [];
  } catch (error) {
    return [
      `legal actions: ${JSON.stringify(action)} was refused: ${error instanceof Error ? error.message : error}`,
    ];
  }
}
