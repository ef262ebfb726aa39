/**
 * What is generated from the words of the course's last stage: for editors, for authors, for readers.
 *
 * Elsewhere: writing the files (`generate.ts`), checking that they are fresh (`tests/fresh.test.ts`).
 */
import { authorTypes, jsonSchema, referencePage, type Validation, validateCards } from "@course/cards";
import { stage } from "@course/module-05/reference";
import { catalog } from "./catalog.ts";

/** How the files are made again. */
export const COMMAND = "npm run build && node course/schema/generate.ts";

/** A generated file: its place from this folder, and what it must hold. */
export interface GeneratedFile {
  readonly name: string;
  readonly text: string;
}

/** All generated files, as they must be now. */
export function generatedFiles(): GeneratedFile[] {
  const { vocabulary, cards } = stage;
  return [
    { name: "card.schema.json", text: `${JSON.stringify(jsonSchema(vocabulary), null, 2)}\n` },
    { name: "card-types.d.ts", text: authorTypes(vocabulary, COMMAND) },
    { name: "card-language.md", text: referencePage(vocabulary, cards) },
    { name: "../catalog.md", text: catalog(vocabulary, COMMAND) },
  ];
}

/** Checks cards that were written in a program. */
export function checkAuthored(cards: unknown, file: string): Validation {
  return validateCards(stage.vocabulary, cards, { file });
}
