import { defineConfig } from "tsup";
import { program } from "../../tsup.shared.ts";

export default defineConfig({
  ...program,
  entry: {
    cli: "src/cli.ts",
    // Loaded by its path, in a process of its own.
    reporter: "src/verify/reporter.ts",
  },
});
