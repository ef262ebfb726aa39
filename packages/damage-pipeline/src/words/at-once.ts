/**
 * At once: several characters are hit or healed, and their Events come in order of play (rulebook 2.10, 10.2).
 *
 * A selection may have another order, by place or by chance; what is done to all of it at the same time has
 * not.
 */
import { orderOfPlay, selected, setSelected } from "@course/core";

/** Sorts the selected entities in the places `from` to `end`, `end` left out, oldest first. Most are sorted already. */
export function sortByOrderOfPlay(from: number, end: number): void {
  for (let i = from + 1; i < end; i++) {
    const id = selected(i);
    let at = i;
    for (; at > from && orderOfPlay(selected(at - 1)) > orderOfPlay(id); at--)
      setSelected(at, selected(at - 1));
    setSelected(at, id);
  }
}

/** Whether the entity at `left` comes before the one at `right`; each place may be past its end. */
export function isNext(left: number, leftEnd: number, right: number, rightEnd: number): boolean {
  if (left === leftEnd || right === rightEnd) return left < leftEnd;
  return orderOfPlay(selected(left)) <= orderOfPlay(selected(right));
}
