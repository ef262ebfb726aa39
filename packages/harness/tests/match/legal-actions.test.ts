/**
 * The list of legal actions is exactly what `perform` takes: each listed action is accepted, and of every action
 * that could be written down, those that are not listed are refused.
 */
import { expect, test } from "vitest";
import type { MatchAction } from "../../src/index.ts";
import { type Match, Stream, setUpRandomMatch } from "../../src/index.ts";
import { stage } from "./test-stage.ts";

/** Every id that an action could name: of this game, and just outside of it. */
const SOME_IDS = 3;

/** Everything that a player could ask for: cards, targets, places and options in all combinations. */
function* allActions(match: Match): Generator<MatchAction> {
  const { own, opponent } = match.view(match.toMove ?? 0);
  const inPlay = [own, opponent].flatMap(({ hero, board, heroPower, weapon }) =>
    [hero, ...board, ...(heroPower ? [heroPower] : []), ...(weapon ? [weapon] : [])].map(({ id }) => id),
  );
  const hand = own.hand.map(({ id }) => id);
  const ids = [...inPlay, ...hand];
  const targets = [undefined, ...inPlay, ...hand.slice(0, SOME_IDS)];
  for (const card of [...hand, ...inPlay.slice(0, SOME_IDS)])
    for (const target of targets)
      for (const at of [undefined, ...Array.from({ length: 9 }, (_, place) => place)])
        for (const choose of [undefined, 0, 1, 2])
          yield {
            type: "play",
            card,
            ...(target !== undefined && { target }),
            ...(choose !== undefined && { choose }),
            ...(at !== undefined && { at }),
          };
  for (const attacker of ids) for (const defender of ids) yield { type: "attack", attacker, defender };
  for (const target of targets) yield { type: "heroPower", ...(target !== undefined && { target }) };
  for (const option of [0, 1, 2, 3]) yield { type: "choose", option };
  yield { type: "endTurn" };
}

const keyOf = (action: MatchAction) => JSON.stringify(action);

test.each([1, 2, 3, 4])("match %i: what is listed is what is taken", (seed) => {
  const { match, stream } = setUpRandomMatch(stage, { seed });
  for (let decisions = 0; match.toMove !== undefined && decisions < 120; decisions++) {
    const legal = match.legalActions();
    const listed = new Set(legal.map(keyOf));
    expect(listed.size).toBe(legal.length);
    if (decisions >= 2) {
      const taken = [...allActions(match)].filter((action) => match.isLegal(action)).map(keyOf);
      expect(taken.sort()).toEqual([...listed].sort());
    }
    match.perform(stream.oneOf(legal));
  }
});

test("a listed action is performed, an action that is not listed changes nothing", () => {
  const { match, stream } = setUpRandomMatch(stage, { seed: 77 });
  for (let decisions = 0; match.toMove !== undefined && decisions < 60; decisions++) {
    const legal = match.legalActions();
    for (const action of legal) expect(() => match.clone().perform(action)).not.toThrow();
    const before = JSON.stringify(match.save());
    const listed = new Set(legal.map(keyOf));
    const others = new Stream(decisions).shuffled(
      [...allActions(match)].filter((each) => !listed.has(keyOf(each))),
    );
    for (const action of others.slice(0, 20))
      expect(() => match.perform(action)).toThrow("perform: action is");
    expect(JSON.stringify(match.save())).toBe(before);
    match.perform(stream.oneOf(legal));
  }
});
