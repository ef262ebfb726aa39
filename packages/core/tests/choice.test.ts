/** Choices in the middle of a Sequence: the game waits, and an answer plays on from the question. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ask,
  choose,
  destroy,
  type EntityId,
  LimitError,
  NONE,
  type Player,
  RefusedError,
  record,
  type World,
} from "../src/index.ts";
import {
  enter,
  idsIn,
  lines,
  minion,
  newWorld,
  Ping,
  Pong,
  place,
  raise,
  run,
  tree,
  when,
} from "./support.ts";

const CARDS = [minion("Filler"), minion("Asker", { triggers: [when(Ping, () => void pong(ask(0, three)))] })];
const id = (n: number) => n as EntityId;
const three = [id(11), id(12), id(13)];
const pong = (subject: EntityId) => record(Pong, subject);

/** A Sequence with events before, between and after two questions, dice and a new minion in it. */
const twoQuestions = (world: World) =>
  run(world, () => {
    record(Ping, id(1));
    choose(1_000_000);
    const first = ask(0, three);
    enter("Filler");
    pong(first);
    pong(ask(1, [id(21), id(22)]));
    choose(1_000_000);
  });

test("with one option, or none, nothing is asked", () => {
  const world = newWorld(CARDS);
  const chosen: EntityId[] = [];
  run(world, () => void chosen.push(ask(0, [id(7)]), ask(0, [])));
  expect([chosen, lines(world), world.pending]).toEqual([[7, NONE], [], undefined]);
});

test("a question stops the Sequence, and the world shows itself at the question", () => {
  const world = newWorld(CARDS);
  twoQuestions(world);
  expect(world.pending).toEqual({ player: 0, options: three });
  expect(lines(world).filter((line) => !line.startsWith("Rolled"))).toEqual(["Ping 1", "Asked 0 3"]);
  expect(idsIn(world)).toEqual([]);
});

test("an answer goes on from the question, with all that came before as it was", () => {
  const world = newWorld(CARDS);
  twoQuestions(world);
  const [ping, roll, asked] = lines(world);
  world.answer(1);
  expect(world.pending).toEqual({ player: 1, options: [21, 22] });
  expect(lines(world)).toEqual([ping, roll, asked, "Chose 0 1", "Pong 12", "Asked 1 2"]);
  world.answer(0);
  expect(world.pending).toBeUndefined();
  expect(lines(world).slice(0, -1)).toEqual([
    ping,
    roll,
    asked,
    "Chose 0 1",
    "Pong 12",
    "Asked 1 2",
    "Chose 1 0",
    "Pong 21",
  ]);
  expect(idsIn(world)).toEqual([1]);
  expect(place(world, "Filler")).toBe(2);
});

test("a question inside of triggers goes on inside of them, with their depth", () => {
  const world = newWorld(CARDS);
  const [older, younger] = [place(world, "Asker"), place(world, "Asker")];
  run(world, () => void raise(Ping));
  world.answer(2);
  world.answer(0);
  expect(tree(world)).toEqual([
    "Ping 0",
    `Triggered ${older} react`,
    "  Asked 0 3",
    "  Chose 0 2",
    "  Pong 13",
    `Triggered ${younger} react`,
    "  Asked 0 3",
    "  Chose 0 0",
    "  Pong 11",
  ]);
});

test("deaths wait until the question is answered", () => {
  const world = newWorld(CARDS);
  const filler = place(world, "Filler");
  run(world, () => {
    destroy(filler);
    ask(0, three);
  });
  expect(idsIn(world)).toEqual([filler]);
  world.answer(0);
  expect([idsIn(world), lines(world).slice(-2)]).toEqual([[], [`Destroyed ${filler}`, "DeathPhase 1"]]);
});

test("while a choice is pending, no other action is taken", () => {
  const world = newWorld(CARDS);
  twoQuestions(world);
  const before = world.logTree();
  expect(() => run(world, () => {})).toThrow(
    new RefusedError('run: the game is "waiting"; expected an answer of player 0 first, one of 3'),
  );
  expect([world.logTree(), world.pending?.player]).toEqual([before, 0]);
});

test("an answer is one of the options, and without a question there is nothing to answer", () => {
  const world = newWorld(CARDS);
  expect(() => world.answer(0)).toThrow(new RefusedError("answer: index is 0; expected a pending choice"));
  twoQuestions(world);
  const before = world.logTree();
  for (const index of [-1, 3, 0.5, Number.NaN]) {
    expect(() => world.answer(index)).toThrow(
      new RefusedError(`answer: index is ${index}; expected an option from 0 to 2`),
    );
  }
  expect([world.logTree(), world.pending?.options]).toEqual([before, three]);
  world.answer(2);
  expect(lines(world)).toContain("Pong 13");
});

test("an answer whose Sequence fails leaves the choice pending, and another answer may do better", () => {
  const world = newWorld(CARDS, { limits: { events: 10 } });
  const filler = place(world, "Filler");
  run(world, () => {
    choose(1_000_000);
    const chosen = ask(0, three);
    enter("Filler");
    while (chosen === 12) record(Ping, NONE);
    record(Pong, chosen);
  });
  const before = [world.logTree(), idsIn(world)];
  expect(() => world.answer(1)).toThrow(LimitError);
  expect([world.logTree(), idsIn(world)]).toEqual(before);
  expect(world.pending).toEqual({ player: 0, options: three });
  world.answer(0);
  expect(lines(world).slice(-2)).toEqual(["Chose 0 0", "Pong 11"]);
  expect(idsIn(world)).toEqual([filler, filler + 1]);
});

test("a pending choice is cloned with its world, and each goes its own way", () => {
  const world = newWorld(CARDS);
  twoQuestions(world);
  const [copy, scratch] = [world.clone(), newWorld([minion("Other")])];
  scratch.copyFrom(world);
  copy.answer(2);
  scratch.answer(1);
  expect([copy, scratch, world].map((each) => each.pending?.player)).toEqual([1, 1, 0]);
  world.answer(0);
  const chosen = [copy, scratch, world].map((each) => lines(each).filter((line) => line.startsWith("Pong")));
  expect(chosen).toEqual([["Pong 13"], ["Pong 12"], ["Pong 11"]]);
});

test("other worlds play on while one waits, and do not disturb it", () => {
  const [world, alone, other] = [newWorld(CARDS), newWorld(CARDS), newWorld(CARDS, { seed: 5 })];
  for (const each of [world, alone]) twoQuestions(each);
  for (const answer of [1, 0]) {
    twoQuestions(other);
    other.answer(2);
    other.answer(1);
    place(other, "Filler");
    world.answer(answer);
    alone.answer(answer);
  }
  expect(world.logTree()).toEqual(alone.logTree());
});

test("the same answers give the same game, whether it was watched, copied or left alone in between", () => {
  const answers = fc.array(fc.nat(1), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(answers, fc.integer(), (given, seed) => {
      const play = (between: (world: World) => World) => {
        let world = newWorld(CARDS, { seed });
        for (const player of [0, 1] as Player[]) place(world, "Asker", player);
        twoQuestions(world);
        for (const answer of given.slice(0, 2)) {
          world = between(world);
          world.answer(answer);
        }
        run(world, () => void raise(Ping));
        for (const answer of given.slice(2, 4)) {
          world = between(world);
          world.answer(answer);
        }
        return [world.logTree(), idsIn(world)];
      };
      const straight = play((world) => world);
      expect(play((world) => world.clone())).toEqual(straight);
      expect(play((world) => newWorld(CARDS).copyFrom(world))).toEqual(straight);
      expect(
        play((world) => {
          twoQuestions(newWorld(CARDS, { seed: 3 }));
          world.log();
          return world;
        }),
      ).toEqual(straight);
    }),
    { numRuns: 40 },
  );
});

test("a world that waits is not edited: an answer would play on from before the edit", () => {
  const world = newWorld(CARDS);
  twoQuestions(world);
  expect(() => place(world, "Filler")).toThrow(
    new RefusedError('edit: the game is "waiting"; expected an answer of player 0 first, one of 3'),
  );
  world.answer(0);
  expect(world.pending?.player).toBe(1);
});

test("the log is not cleared while a choice is pending: its answer plays from before the question", () => {
  const world = newWorld(CARDS);
  twoQuestions(world);
  const before = lines(world);
  expect(() => world.clearLog()).toThrow(
    'clearLog: the game is "waiting"; expected an answer of player 0 first, one of 3',
  );
  expect(lines(world)).toEqual(before);
  world.answer(0);
  world.answer(0);
  world.clearLog();
  expect(lines(world)).toEqual([]);
});
