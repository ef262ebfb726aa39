/** Before each file of tests: the same random games in every run, and modules of its own. */
import fc from "fast-check";
import { vi } from "vitest";

fc.configureGlobal({ seed: 20_260_101 }); // whether a mutant dies must not be a matter of luck
vi.resetModules(); // files share a worker here, and may not share the world or the tables of kinds and fields
