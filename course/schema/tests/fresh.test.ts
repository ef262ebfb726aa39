import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COMMAND, generatedFiles } from "../generated-files.ts";

test.each(generatedFiles())("$name is as the words make it", ({ name, text }) => {
  const committed = readFileSync(new URL(`../${name}`, import.meta.url), "utf8");
  expect(committed, `${name} is stale: run \`${COMMAND}\``).toBe(text);
});
