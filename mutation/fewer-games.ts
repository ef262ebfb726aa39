/**
 * Stands for fast-check in the longest tests where mutants run: each law is tried on a fifth of its random games.
 *
 * A mutant that dies at all dies in one of the first few, and one that lives plays them all.
 */
import real from "fast-check";

const FEWER = 5;
const USUAL = 100;

function assert<Ts>(property: real.IRawProperty<Ts>, parameters: real.Parameters<Ts> = {}): unknown {
  const numRuns = Math.ceil((parameters.numRuns ?? USUAL) / FEWER);
  return real.assert(property, { ...parameters, numRuns });
}

// biome-ignore lint/style/noDefaultExport: fast-check has one, which tests import
export default { ...real, assert };
