/** The target of a card with options: that of the option which is taken, or none. */
import type { CompileContext, Option, Selection } from "@course/cards";
import { type Frame, selectionTop } from "@course/core";
import { takeTarget, waiveTarget } from "./chosen-option.ts";

const OF_OPTIONS = new WeakSet<Selection>();

/** Whether what a card may target is what one of its options may. */
export function isTargetOfOption(targets: Selection): boolean {
  return OF_OPTIONS.has(targets);
}

/** States the targets of options, of which `taken` says which one counts. */
export function targetOfOption(
  options: readonly (Option | undefined)[],
  context: CompileContext,
  taken: (frame: Frame) => Option | undefined,
): void {
  if (options.every((option) => option?.targets === undefined)) return;
  const targets: Selection = (frame) => {
    const from = taken(frame)?.targets;
    if (from !== undefined) {
      takeTarget();
      return from(frame);
    }
    waiveTarget();
    return selectionTop();
  };
  OF_OPTIONS.add(targets);
  context.mayTarget(targets);
}
