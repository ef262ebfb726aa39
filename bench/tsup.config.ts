import { defineConfig } from "tsup";
import { program } from "../tsup.shared.ts";

/** One file with every package inlined: built code is measured, as a user would bundle it. */
export default defineConfig({
  ...program,
  entry: { bench: "src/bench.ts" },
  noExternal: [/^@course\//],
  splitting: false,
});
