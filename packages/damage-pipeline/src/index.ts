/** The public entry of `@course/damage-pipeline`: each public name is listed here on purpose. */
export {};
