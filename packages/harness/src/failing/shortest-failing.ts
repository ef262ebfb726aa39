/**
 * The one way in which a failure is made small: what it does not need is left out, a group at a time.
 *
 * Delta debugging: half of the list at first, then ever smaller groups, and single items until each is needed.
 * Elsewhere: what the items are (`checked-match.ts`: decisions; `minimise-scenario.ts`: parts of a scenario).
 */

/**
 * The shortest list that was found to fail still; the list itself where nothing can be left out.
 *
 * @param stillFails - Whether a shorter list shows the same failure.
 */
export function shortestFailing<T>(
  list: readonly T[],
  stillFails: (shorter: readonly T[]) => boolean,
): readonly T[] {
  let kept = list;
  for (let size = half(list.length); size > 1; size = half(size))
    kept = withoutGroups(kept, size, stillFails);
  for (;;) {
    const before = kept;
    kept = withoutGroups(kept, 1, stillFails);
    if (kept.length === before.length) return kept; // So each round but the last has made it shorter.
  }
}

/** Leaves out each group of so many items, from the last on, without which it still fails. */
function withoutGroups<T>(
  list: readonly T[],
  size: number,
  stillFails: (shorter: readonly T[]) => boolean,
): readonly T[] {
  let kept = list;
  for (let from = list.length - size; from > -size; from -= size) {
    const shorter = kept.filter((_, at) => at < from || at >= from + size);
    if (stillFails(shorter)) kept = shorter;
  }
  return kept;
}

/** How far from each other two items may be that are tried as a pair: of all pairs there are too many. */
const MOST_APART = 12;

/**
 * The same, but also without two items near each other that can only go together, as the ends of two turns can.
 *
 * Takes many more tries, so it is for failures that are quickly seen.
 */
export function shortestFailingByPairs<T>(
  list: readonly T[],
  stillFails: (shorter: readonly T[]) => boolean,
): readonly T[] {
  for (let kept = shortestFailing(list, stillFails); ; ) {
    const before = kept;
    kept = withoutPair(kept, stillFails);
    if (kept === before) return kept; // So each round but the last has made it shorter.
    kept = shortestFailing(kept, stillFails);
  }
}

function withoutPair<T>(list: readonly T[], stillFails: (shorter: readonly T[]) => boolean): readonly T[] {
  for (let second = list.length - 1; second > 0; second--) {
    for (let first = second - 1; first >= Math.max(0, second - MOST_APART); first--) {
      const shorter = list.filter((_, at) => at !== first && at !== second);
      if (stillFails(shorter)) return shorter;
    }
  }
  return list;
}

function half(length: number): number {
  return Math.ceil(length / 2);
}
