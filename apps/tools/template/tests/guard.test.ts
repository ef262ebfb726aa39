/** Whose engine is under test: that of this workspace, and no other. */
import { expect, test } from "vitest";
import * as tested from "#harness";

const OWN = new URL("../src/harness/index.ts", import.meta.url);

test("the harness under test is this workspace's own", async ({ task }) => {
  // Reported by path, for whoever wonders which engine it was.
  Object.assign(task.meta, { harness: import.meta.resolve("#harness") });
  expect(import.meta.resolve("#harness")).toBe(OWN.href);
  // And really loaded: an alias in a configuration would lead elsewhere.
  const own = await import("../src/harness/index.ts");
  expect(tested.newGame).toBe(own.newGame);
});
