/** The public entry of `@course/harness`: each public name is listed here on purpose. */
export {};
