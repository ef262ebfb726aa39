import { defineConfig } from "tsup";
import { program } from "../../tsup.shared.ts";

export default defineConfig({
  ...program,
  entry: {
    cli: "src/cli.ts",
    // These are started or loaded by their path, in a process of their own.
    reporter: "src/verify/reporter.ts",
    runner: "src/learner-tests/runner.ts",
    "note-games": "src/learner-tests/note-games.ts",
    "soak-worker": "src/soak/soak-worker.ts",
  },
});
