/** Adds up a run of `npm test` from each package's test-results.json. */
/** @param {string} root */
export function forgetResults(root) {}
/**
 * @param {string} root
 * @param {{ status: number, mayBeEmpty: boolean }} run
 */
export function summarize(root, run) { return { lines: ["0 passed, 0 failed"], ok: false }; }
