import type { Options } from "tsup";
import { withoutAliases } from "./build/aliases.ts";
import { withConstants } from "./build/const-again.ts";
import { withConstantFunctions } from "./build/constant-functions.ts";
import { withAccessorsInlined } from "./build/inline-accessors.ts";
import { withNumbersWritten } from "./build/written-numbers.ts";

type Plugin = NonNullable<Options["plugins"]>[number];

/** What is done to a bundle, in this order, before its functions become constants. */
const STEPS = [withConstants, withoutAliases, withAccessorsInlined, withNumbersWritten];

/** What the kernel's speed needs of a bundle. */
const forSpeed: Plugin = {
  name: "for-speed",
  renderChunk: (code, { path, map }) => {
    if (!/\.c?js$/.test(path)) return undefined;
    const changed = withConstantFunctions(
      STEPS.reduce((result, step) => step(result), code),
      path,
    );
    return map === undefined ? { code: changed.code } : changed;
  },
};

/** How every library is built: ESM, CJS and their declarations. */
export const library: Options = {
  entry: ["src/index.ts"],
  format: ["esm", "cjs"],
  target: "node22.18", // not "node20": that means 20.0 and strips `with { type: "json" }`
  dts: true,
  sourcemap: true,
  clean: true,
  esbuildOptions: (options) => {
    options.minifySyntax = true; // names and lines stay readable
  },
  plugins: [forSpeed],
};

/** A program for Node that nobody imports: no CJS, no declarations. */
export const program: Options = { ...library, format: ["esm"], dts: false };
