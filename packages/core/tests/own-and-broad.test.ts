/** A card with triggers on itself and on others: what it hears of itself it answers in the order of its text. */
import { expect, test } from "vitest";
import {
  lines,
  minion,
  newWorld,
  nothing,
  Ping,
  Pong,
  place,
  raise,
  run,
  when,
  whenSelf,
} from "./support.ts";

const self = (label: string) => whenSelf(Ping, nothing, { label });
const broad = (label: string) => when(Ping, nothing, { label });

test("triggers of both kinds answer in the order of the card, between older and younger listeners", () => {
  const world = newWorld([
    minion("Mixed", { triggers: [broad("1"), self("2"), self("3"), broad("4"), self("5")] }),
    minion("Other", { triggers: [broad("any")] }),
  ]);
  const older = place(world, "Other");
  const mixed = place(world, "Mixed");
  const younger = place(world, "Other");
  run(world, () => void raise(Ping, mixed));
  expect(lines(world).slice(1)).toEqual([
    `Triggered ${older} any`,
    ...["1", "2", "3", "4", "5"].map((label) => `Triggered ${mixed} ${label}`),
    `Triggered ${younger} any`,
  ]);
});

test("of an Event about another one only the broad triggers answer", () => {
  const world = newWorld([
    minion("Mixed", { triggers: [self("1"), broad("2"), self("3")] }),
    minion("Other"),
  ]);
  const mixed = place(world, "Mixed");
  const other = place(world, "Other");
  run(world, () => void raise(Ping, other));
  expect(lines(world).slice(1)).toEqual([`Triggered ${mixed} 2`]);
});

test("a card whose last trigger is a broad one answers with it last, and with triggers on this Event alone", () => {
  const other = whenSelf(Pong, nothing, { label: "other" });
  const world = newWorld([minion("Mixed", { triggers: [other, self("1"), other, broad("2")] })]);
  const mixed = place(world, "Mixed");
  run(world, () => void raise(Ping, mixed));
  expect(lines(world).slice(1)).toEqual(["1", "2"].map((label) => `Triggered ${mixed} ${label}`));
});
