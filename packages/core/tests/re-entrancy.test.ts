/** A trigger is not started inside itself, and so what feeds itself ends. */
import { expect, test } from "vitest";
import { selfOf } from "../src/index.ts";
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
  tree,
  when,
  whenSelf,
} from "./support.ts";

const LISTENER = minion("Listener", { triggers: [when(Ping, nothing)] });

test("a trigger that is being resolved is not started again by what it causes", () => {
  const world = newWorld([minion("Loop", { triggers: [when(Ping, () => void raise(Ping))] })]);
  const loop = place(world, "Loop");
  run(world, () => void raise(Ping));
  expect(tree(world)).toEqual(["Ping 0", `Triggered ${loop} react`, "  Ping 0"]);
});

test("a self trigger is not started again by what it causes either", () => {
  const world = newWorld([
    minion("Loop", { triggers: [whenSelf(Ping, (frame) => void raise(Ping, selfOf(frame)))] }),
  ]);
  const loop = place(world, "Loop");
  run(world, () => void raise(Ping, loop));
  expect(tree(world)).toEqual([`Ping ${loop}`, `Triggered ${loop} react`, `  Ping ${loop}`]);
});

test("two triggers that feed each other end, each having run inside the other once", () => {
  const world = newWorld([
    minion("Ping to Pong", { triggers: [when(Ping, () => void raise(Pong), { label: "to" })] }),
    minion("Pong to Ping", { triggers: [when(Pong, () => void raise(Ping), { label: "fro" })] }),
  ]);
  const to = place(world, "Ping to Pong");
  const fro = place(world, "Pong to Ping");
  run(world, () => void raise(Ping));
  expect(tree(world)).toEqual([
    "Ping 0",
    `Triggered ${to} to`,
    "  Pong 0",
    `  Triggered ${fro} fro`,
    "    Ping 0",
  ]);
});

test("two minions with the same looping trigger are two triggers", () => {
  const world = newWorld([minion("Loop", { triggers: [when(Ping, () => void raise(Ping))] })]);
  const [older, younger] = [place(world, "Loop"), place(world, "Loop")];
  run(world, () => void raise(Ping));
  expect(tree(world)).toEqual([
    "Ping 0",
    `Triggered ${older} react`,
    "  Ping 0",
    `  Triggered ${younger} react`,
    "    Ping 0",
    `Triggered ${younger} react`,
    "  Ping 0",
    `  Triggered ${older} react`,
    "    Ping 0",
  ]);
});

test("a minion's other triggers are started inside of one that is being resolved", () => {
  const world = newWorld([
    minion("Double", {
      triggers: [
        when(Ping, () => void raise(Ping), { label: "first" }),
        when(Ping, nothing, { label: "second" }),
      ],
    }),
  ]);
  const double = place(world, "Double");
  run(world, () => void raise(Ping));
  expect(tree(world)).toEqual([
    "Ping 0",
    `Triggered ${double} first`,
    "  Ping 0",
    `  Triggered ${double} second`,
    `Triggered ${double} second`,
  ]);
});

test("a trigger that has ended may start again in the same Sequence", () => {
  const world = newWorld([LISTENER]);
  const listener = place(world, "Listener");
  run(world, () => {
    raise(Ping);
    raise(Ping);
  });
  expect(lines(world)).toEqual([
    "Ping 0",
    `Triggered ${listener} react`,
    "Ping 0",
    `Triggered ${listener} react`,
  ]);
});

test("a trigger already queued for an outer Event also answers an inner one, and then the outer one", () => {
  const world = newWorld([minion("Repeater", { triggers: [when(Ping, () => void raise(Ping))] }), LISTENER]);
  const repeater = place(world, "Repeater");
  const listener = place(world, "Listener");
  run(world, () => void raise(Ping));
  expect(tree(world)).toEqual([
    "Ping 0",
    `Triggered ${repeater} react`,
    "  Ping 0",
    `  Triggered ${listener} react`,
    `Triggered ${listener} react`,
  ]);
});
