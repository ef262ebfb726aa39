/** The cards' file as a program under `module: node16` reads it: in the place of `examples/own-game/src/keeps.ts`. */
import { createRequire } from "node:module";

export const keeps: unknown = createRequire(import.meta.url)("../../../own-game/cards/keeps.json");
