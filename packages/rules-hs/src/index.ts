/** The public entry of `@course/rules-hs`: each public name is listed here on purpose. */
export {};
