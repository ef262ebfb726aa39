/** The effect `destroy`: marks, and moves nothing. */
import { defineEffect, selection, type Word } from "@course/cards";
import { destroy, releaseSelection, selected, selectionTop } from "@course/core";

export const destroyEffect: Word<"effect"> = defineEffect({
  type: "destroy",
  doc: "Marks each minion of the target pending destroy. It dies at the next Death Creation Step, its Health untouched.",
  example: { type: "destroy", target: { type: "all", of: "minions" } },
  fields: { target: selection() },
  compile:
    ({ target }) =>
    (frame) => {
      const from = target(frame);
      const end = selectionTop();
      for (let i = from; i < end; i++) destroy(selected(i));
      releaseSelection(from);
    },
  text: ({ target }) => `destroy ${target}`,
});
