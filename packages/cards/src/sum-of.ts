/** Sums over selections: what a value says of several entities at once. */
import { type EntityId, releaseSelection, selected, selectionTop } from "@course/core";
import type { Selection, Value } from "./forms.ts";
import { bounded } from "./number-limit.ts";

/** The value that is the sum of a number of each selected entity; 0 where none is selected. */
export function sumOf(of: Selection, numberOf: (id: EntityId) => number): Value {
  return (frame) => {
    const from = of(frame);
    let sum = 0;
    for (let i = from; i < selectionTop(); i++) sum += numberOf(selected(i));
    releaseSelection(from);
    return bounded(sum);
  };
}
