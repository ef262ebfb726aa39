/** The field kind of a card that an effect makes: the id of a card, or a word that chooses one. */
import * as v from "valibot";
import { cardRef } from "./data-fields.ts";
import type { CardChoice } from "./forms.ts";
import type { FieldKind } from "./language.ts";
import type { CardText } from "./texts.ts";
import { authorTypeName } from "./word-fields.ts";

/**
 * A card that an effect makes: its id, or a word such as `sameCard`.
 *
 * @param type - The card type that a fixed card must have; absent: any.
 */
export function cardChoice(type?: string): FieldKind<CardChoice, CardText> {
  const fixed = cardRef(type);
  return {
    presence: { type: "required" },
    expected: fixed.expected,
    holds: { category: "cardChoice", isList: false },
    schema: (source) => {
      const [ofId, ofWord] = [fixed.schema(source), source.node("cardChoice")];
      return v.lazy((input) => (typeof input === "object" && input !== null ? ofWord : ofId));
    },
    jsonSchema: () => ({ $ref: "#/definitions/cardChoice" }),
    authorType: () => authorTypeName("cardChoice"),
    compile: (json, compiler) => compiler.node("cardChoice", json),
    text: (json, writer) => writer.node("cardChoice", json),
  };
}
