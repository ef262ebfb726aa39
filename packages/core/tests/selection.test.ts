/** The selection stack: selections nest as effects do. */
import { expect, test } from "vitest";
import {
  type EntityId,
  LimitError,
  MAX_ENTITIES,
  releaseSelection,
  select,
  selected,
  selectionTop,
  setSelected,
} from "../src/index.ts";
import { minion, newWorld, Ping, place, raise, run, when } from "./support.ts";

const id = (n: number) => n as EntityId;
const open = (from: number) => {
  const ids: number[] = [];
  for (let i = from; i < selectionTop(); i++) ids.push(selected(i));
  return ids;
};

test("a selection holds what was selected since it began, in order", () => {
  run(newWorld(), () => {
    const from = selectionTop();
    for (const n of [5, 3, 5]) select(id(n));
    expect(open(from)).toEqual([5, 3, 5]);
    setSelected(from + 1, id(8));
    expect(open(from)).toEqual([5, 8, 5]);
    releaseSelection(from);
    expect(selectionTop()).toBe(from);
  });
});

test("an inner selection leaves the outer one as it was", () => {
  run(newWorld(), () => {
    const outer = selectionTop();
    select(id(1));
    const inner = selectionTop();
    select(id(2));
    select(id(3));
    expect([open(inner), open(outer)]).toEqual([
      [2, 3],
      [1, 2, 3],
    ]);
    releaseSelection(inner);
    select(id(4));
    expect(open(outer)).toEqual([1, 4]);
    releaseSelection(outer);
  });
});

test("a trigger that selects does not disturb the effect that caused it", () => {
  const world = newWorld([
    minion("Selector", {
      triggers: [
        when(Ping, () => {
          const from = selectionTop();
          select(id(70));
          select(id(71));
          releaseSelection(from);
        }),
      ],
    }),
  ]);
  place(world, "Selector");
  run(world, () => {
    const from = selectionTop();
    select(id(7));
    raise(Ping);
    expect(open(from)).toEqual([7]);
    releaseSelection(from);
  });
});

test("too long a selection is a limit, and the next action starts with an empty stack", () => {
  const most = 2 * MAX_ENTITIES;
  const world = newWorld();
  const selectMany = (count: number) => run(world, () => Array.from({ length: count }, () => select(id(1))));
  expect(() => selectMany(most + 1)).toThrow(
    new LimitError(`Selection limit: entity ${most + 1}; expected at most ${most}`),
  );
  selectMany(most);
  run(world, () => expect(selectionTop()).toBe(0));
});
