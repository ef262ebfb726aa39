/**
 * The limits of a card file. They are stated in one place, so that an error can name them, and they hold
 * before anything else looks at a file: nothing later needs to fear depth or size.
 */

/** Most characters of one card file: 1 MB. */
export const MAX_CHARACTERS = 1_048_576;
/** Most lists and objects inside one another. */
export const MAX_NESTING = 64;
/** Most values in one file: each number, text, list and object counts as one. */
export const MAX_VALUES = 200_000;
/** Most errors that are reported for one file; the rest can be found once these are mended. */
export const MAX_ERRORS = 100;
/** Most characters of a card's id or name. */
export const MAX_NAME = 100;
/** Most times that one effect can repeat another, and most entities that one selection draws. */
export const MAX_REPEATS = 1_000;
