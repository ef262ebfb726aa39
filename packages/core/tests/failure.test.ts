/** What is kept with an error that a Sequence threw: enough to see it again. */
import { expect, test } from "vitest";
import { type Action, ask, choose, failureOf, LimitError, type World } from "../src/index.ts";
import { errorOf } from "./errors-of.ts";
import { minion, newWorld, Ping, place, raise, run } from "./support.ts";

/** The same failure, from nothing but what was kept. */
function again(error: unknown): unknown {
  const { world, action, answers } = failureOf(error) as NonNullable<ReturnType<typeof failureOf>>;
  const copy = world.clone();
  return errorOf(() => {
    copy.perform(action);
    for (const answer of answers) copy.answer(answer);
  });
}

test("a limit keeps the world before the action, and the action: together they fail again", () => {
  const world = newWorld([minion("Echo")]);
  place(world, "Echo");
  const before = JSON.stringify(world.save());
  const error = errorOf(() =>
    run(world, () => {
      for (;;) raise(Ping);
    }),
  );
  expect(error).toBeInstanceOf(LimitError);
  expect(JSON.stringify(failureOf(error)?.world.save())).toBe(before);
  expect((again(error) as Error).message).toBe((error as Error).message);
  expect(JSON.stringify(world.save())).toBe(before);
});

test("an error of any kind keeps its way: a bug in an effect does", () => {
  const world = newWorld();
  const error = errorOf(() => run(world, () => (undefined as unknown as Action).type));
  expect(error).toBeInstanceOf(TypeError);
  expect(failureOf(error)).toMatchObject({ action: { type: "run" }, answers: [], rolls: [] });
});

test("what chance had given is kept, from this Sequence alone", () => {
  const world = newWorld();
  run(world, () => choose(1_000));
  const drawn: number[] = [];
  const error = errorOf(() =>
    run(world, () => {
      drawn.push(choose(1_000), choose(1), choose(1_000));
      throw new Error("broken");
    }),
  );
  expect(failureOf(error)?.rolls).toEqual([drawn[0], drawn[2]]);
});

test("answers are kept; the choice is pending still, and can be answered otherwise", () => {
  const world = newWorld([minion("One"), minion("Other")]);
  const options = [place(world, "One"), place(world, "Other")];
  run(world, () => {
    if (ask(0, options) === options[1]) throw new Error("broken");
  });
  const error = errorOf(() => world.answer(1));
  expect(failureOf(error)?.answers).toEqual([1]);
  expect(again(error)).toEqual(new Error("broken"));
  expect(world.pending?.options).toEqual(options);
  world.answer(0);
  expect(world.pending).toBeUndefined();
});

test("a refusal that began nothing keeps nothing, and neither does what is no error of a world", () => {
  const world: World = newWorld();
  expect(failureOf(errorOf(() => world.perform({ type: "unknown" })))).toBeUndefined();
  expect([failureOf(undefined), failureOf("text"), failureOf(new Error("mine"))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([["text"], [undefined], [null], [7]])(
  "what is thrown and no object comes out as it is: %j",
  (thrown) => {
    const world = newWorld();
    let caught: unknown = "nothing was thrown";
    try {
      run(world, () => {
        throw thrown;
      });
    } catch (error) {
      caught = error;
    }
    expect(caught).toBe(thrown);
    expect(failureOf(caught)).toBeUndefined();
  },
);
