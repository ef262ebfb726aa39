/** Errors as values. */

/** What a call throws. */
export function errorOf(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error("the call threw nothing; expected an error");
}
