/** The public entry of `@course/core`: each public name is listed here on purpose. */
export {};
