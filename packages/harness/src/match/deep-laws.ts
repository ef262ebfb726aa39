/** The laws of copies, asked of a match: what it saves is more than its world. */
import { brokenLawsOfCopies, type Copyable } from "./copy-laws.ts";
import type { Match } from "./match.ts";
import { loadMatch } from "./replay.ts";

/** Every such law that is broken now, each a sentence. Changes nothing. */
export function brokenDeepLaws(match: Match): string[] {
  return brokenLawsOfCopies(asCopyable(match));
}

function asCopyable(match: Match): Copyable {
  return {
    legalActions: () => match.legalActions(),
    state: () => JSON.stringify(match.save()),
    clone: () => asCopyable(match.clone()),
    loaded: (state) => asCopyable(loadMatch(match.stage, JSON.parse(state))),
    perform: (action) => match.perform(action),
  };
}
