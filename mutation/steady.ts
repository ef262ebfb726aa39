/** Before each file of tests: the same random games in every run, modules of its own, and an end after a failure. */
import fc from "fast-check";
import { afterEach, vi } from "vitest";

/** Files share a worker here, and with it this object. */
const worker: { hasFailed?: boolean } = globalThis as object;

// Whether a mutant dies must not be a matter of luck; which smaller game would kill it too is nobody's question.
fc.configureGlobal({ seed: 20_260_101, endOnFailure: true });
vi.resetModules(); // each file has its own world, and its own tables of kinds and fields

// One failure kills the mutant, but vitest would still load all other files, to skip their tests.
if (worker.hasFailed) throw new Error("a test has failed already");
afterEach(({ task }) => {
  worker.hasFailed ||= task.result?.state === "fail";
});
