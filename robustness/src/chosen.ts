/**
 * The transformations by name, and the one switch: COURSE_TRANSFORM names the one to run under; without it all
 * are run.
 *
 * Elsewhere: what each one does (`transforms.ts`).
 */

/** Cloned before each call, saved and loaded, with other ids, with the players swapped, played from the record. */
export const TRANSFORM_NAMES = ["clone", "save", "ids", "swap", "replay"] as const;

/** The name of a transformation. */
export type TransformName = (typeof TRANSFORM_NAMES)[number];

/** The transformations to run under. */
export function chosenTransforms(): readonly TransformName[] {
  const named = process.env.COURSE_TRANSFORM;
  if (named === undefined || named === "") return TRANSFORM_NAMES;
  const chosen = TRANSFORM_NAMES.filter((name) => name === named);
  if (chosen.length === 0)
    throw new Error(`COURSE_TRANSFORM is "${named}"; expected one of ${TRANSFORM_NAMES.join(", ")}`);
  return chosen;
}
