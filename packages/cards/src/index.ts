/** The public entry of `@course/cards`: each public name is listed here on purpose. */
export {};
