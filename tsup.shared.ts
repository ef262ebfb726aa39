import type { Options } from "tsup";
import { constAgain } from "./tsup.const-again.ts";

/** How every library is built: ESM, CJS and their declarations. */
export const library: Options = {
  entry: ["src/index.ts"],
  format: ["esm", "cjs"],
  target: "node22.18", // not "node20": that means 20.0 and strips `with { type: "json" }`
  dts: true,
  sourcemap: true,
  clean: true,
  esbuildOptions: (options) => {
    options.minifySyntax = true; // inlines named numbers, across files too; names and lines stay readable
  },
  plugins: [constAgain],
};

/** A program for Node that nobody imports: no CJS, no declarations. */
export const program: Options = { ...library, format: ["esm"], dts: false };
