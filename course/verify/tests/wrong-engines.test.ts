/** Each known-wrong engine breaks a sentence of a lesson, and quotes it as it stands there. */
import { expect, test } from "vitest";
import { quotationsIn, sectionOf, WRONG_ENGINES } from "../wrong-engines.ts";

test.each(WRONG_ENGINES)("%s quotes its lesson", (file) => {
  const quotations = quotationsIn(file);
  expect(quotations.length).toBeGreaterThan(0);
  for (const quotation of quotations) expect(sectionOf(quotation)).toContain(quotation.text);
});
