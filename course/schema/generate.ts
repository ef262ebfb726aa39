/** Writes the generated files. */
import { writeFileSync } from "node:fs";
import { generatedFiles } from "./generated-files.ts";

for (const { name, text } of generatedFiles()) writeFileSync(new URL(name, import.meta.url), text);
