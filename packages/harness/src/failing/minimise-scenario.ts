/**
 * A scenario as small as it can be and still fail: without the cards, the steps, the rolls and the details that
 * the failure does not need.
 *
 * Elsewhere: how a list is made shorter (`shortest-failing.ts`), which scenarios fail alike (`shown-failure.ts`).
 */
import type { Scenario } from "../scenario.ts";
import { shortestFailingByPairs } from "./shortest-failing.ts";
import { withoutUnusedLabels } from "./used-labels.ts";

/** The place of a value in a scenario: `/players/0/deck/3`. */
type Place = string;

/**
 * The smallest scenario that was found.
 *
 * @param stillFails - Whether a smaller scenario shows the same failure.
 */
export function minimiseScenario(scenario: Scenario, stillFails: (smaller: Scenario) => boolean): Scenario {
  const { note: _, ...rest } = scenario;
  // Whoever draws more than was written is refused: a smaller scenario may not fail by another chance.
  const whole = withLowRolls({ ...rest, rolls: scenario.rolls ?? [] }, stillFails);
  const places = dispensable(whole);
  const needed = shortestFailingByPairs(places, (some) => stillFails(withOnly(whole, places, some)));
  const { rolls = [], ...small } = withOnly(whole, places, needed);
  const withoutRolls = rolls.length === 0 && stillFails(small);
  return withoutRolls ? small : { ...small, rolls };
}

/** Draws the first of its options wherever that does as well: so what goes takes no roll's meaning with it. */
function withLowRolls(scenario: Scenario, stillFails: (smaller: Scenario) => boolean): Scenario {
  let low = scenario;
  for (const [at, roll] of (scenario.rolls ?? []).entries()) {
    if (roll === 0) continue;
    const lower = { ...low, rolls: (low.rolls ?? []).with(at, 0) };
    if (stillFails(lower)) low = lower;
  }
  return low;
}

/** Everything that a scenario can do without, one by one; what is most, and goes most often, first. */
function dispensable({ players, steps, order, rolls = [], cards = [] }: Scenario): Place[] {
  const items = (place: Place, list: readonly unknown[] = []) => list.map((_, index) => `${place}/${index}`);
  const details = (place: Place, value: object | undefined, keys: readonly string[]) =>
    keys.filter((key) => value !== undefined && key in value).map((key) => `${place}/${key}`);
  const sides = players.map((side, player) => ({ side, place: `/players/${player}` }));
  return [
    ...sides.flatMap(({ side, place }) => items(`${place}/deck`, side.deck)),
    ...sides.flatMap(({ side, place }) => items(`${place}/hand`, side.hand)),
    ...sides.flatMap(({ side, place }) => items(`${place}/secrets`, side.secrets)),
    ...sides.flatMap(({ side, place }) => details(place, side, ["weapon"])),
    ...sides.flatMap(({ side, place }) => items(`${place}/board`, side.board)),
    ...items("/steps", steps),
    ...items("/rolls", rolls),
    ...items("/cards", cards),
    ...(order === undefined ? [] : ["/order"]),
    ...sides.flatMap(({ side, place }) => details(place, side, SIDE_DETAILS)),
    ...sides.flatMap(({ side, place }) => details(`${place}/weapon`, side.weapon, ["durability"])),
    ...sides.flatMap(({ side, place }) =>
      (side.board ?? []).flatMap((minion, at) => details(`${place}/board/${at}`, minion, MINION_DETAILS)),
    ),
    ...steps.flatMap((step, at) => details(`/steps/${at}`, step, ["at"])),
  ];
}

const SIDE_DETAILS: readonly string[] = ["health", "armor", "mana", "maxMana", "fatigue", "frozen"];
const MINION_DETAILS: readonly string[] = ["damage", "fresh", "frozen", "keywords"];

/** The scenario without those of these places that are not needed. */
function withOnly(scenario: Scenario, places: readonly Place[], needed: readonly Place[]): Scenario {
  const kept = new Set(needed);
  const gone = new Set(places.filter((place) => !kept.has(place)));
  return withoutUnusedLabels(without(scenario, "", gone) as Scenario); // Nothing that must be there is dispensable.
}

function without(value: unknown, place: Place, gone: ReadonlySet<Place>): unknown {
  const stays = (key: string | number) => !gone.has(`${place}/${key}`);
  if (Array.isArray(value))
    return value.flatMap((item, at) => (stays(at) ? [without(item, `${place}/${at}`, gone)] : []));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => stays(key));
  return Object.fromEntries(entries.map(([key, inner]) => [key, without(inner, `${place}/${key}`, gone)]));
}
