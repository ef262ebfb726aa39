/**
 * The JSON Schema of cards: for completion and marks in an editor, by `$schema` in a card file.
 *
 * Draft-07, because every editor knows it. It says what validation says, but for what no schema can: whether
 * a card that is named exists, and whether a card has one target (`card-checks.ts`).
 */
import { exampleOf } from "./example.ts";
import { isAllOptional } from "./field-kind.ts";
import type { Category } from "./forms.ts";
import type { CardType, Fields, JsonSchema, Vocabulary, Word } from "./language.ts";
import { MAX_NAME } from "./limits.ts";
import { ID_PATTERN, partFields, VERSION_PATTERN } from "./schema.ts";
import { CATEGORIES, discriminatorOf } from "./word.ts";

/** The JSON Schema of a pack, a list of cards or one card. */
export function jsonSchema(vocabulary: Vocabulary): JsonSchema {
  const definitions: Record<string, JsonSchema> = {
    cardId: { type: "string", pattern: ID_PATTERN.source, maxLength: MAX_NAME },
    card: { anyOf: [...vocabulary.cardTypes.keys()].map((type) => ref(`card.${type}`)) },
  };
  for (const cardType of vocabulary.cardTypes.values()) {
    definitions[`card.${cardType.type}`] = cardSchema(vocabulary, cardType);
  }
  for (const category of CATEGORIES) {
    definitions[category] = categorySchema(vocabulary, category);
    for (const word of vocabulary.words(category)) {
      definitions[`${category}.${word.type}`] = wordSchema(vocabulary, word);
    }
  }
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Cards",
    description: "A pack of cards, a list of cards or one card.",
    anyOf: [packSchema(), { type: "array", items: ref("card") }, ref("card")],
    definitions,
  };
}

function packSchema(): JsonSchema {
  return {
    type: "object",
    properties: {
      $schema: { type: "string" },
      pack: {
        type: "string",
        pattern: ID_PATTERN.source,
        maxLength: MAX_NAME,
        description: "The pack's id.",
      },
      version: { type: "string", pattern: VERSION_PATTERN.source, description: "The pack's version." },
      cards: { type: "array", items: ref("card") },
    },
    required: ["pack", "version", "cards"],
    additionalProperties: false,
  };
}

function cardSchema(vocabulary: Vocabulary, cardType: CardType): JsonSchema {
  const { type, doc } = cardType;
  const own = keysSchema(vocabulary, { ...cardType.properties, ...partFields(cardType) });
  return {
    type: "object",
    description: doc,
    properties: {
      $schema: { type: "string" },
      id: { ...ref("cardId"), description: "Stable and never shown." },
      name: { type: "string", minLength: 1, maxLength: MAX_NAME, description: "What players see." },
      type: { const: type },
      sharesName: { const: true, description: "Another card may have the same name: for tokens." },
      dbf: {
        type: "integer",
        minimum: 1,
        maximum: 10_000_000,
        description: "Its number in public card data.",
      },
      cardId: { type: "string", description: "Its id in public card data." },
      ...own.properties,
    },
    required: ["id", "name", "type", ...own.required],
    additionalProperties: false,
  };
}

function categorySchema(vocabulary: Vocabulary, category: Category): JsonSchema {
  const words = vocabulary.words(category);
  if (category === "cardChoice") {
    return { anyOf: [ref("cardId"), ...words.map(({ type }) => ref(`cardChoice.${type}`))] };
  }
  const bare = words.filter(({ fields }) => isAllOptional(fields)).map(({ type }) => type);
  const alternatives = words.map(({ type }) => ref(`${category}.${type}`));
  if (category === "ability") return alternatives.length === 0 ? NOTHING : { anyOf: alternatives };
  const names = bare.length === 0 ? [] : [{ enum: bare }];
  return words.length === 0 ? NOTHING : { anyOf: [...names, ...alternatives] };
}

function wordSchema(vocabulary: Vocabulary, word: Word): JsonSchema {
  const { category, type, doc, fields } = word;
  const { properties, required } = keysSchema(vocabulary, fields);
  const discriminator = discriminatorOf(category);
  return {
    type: "object",
    description: doc,
    examples: [exampleOf(vocabulary, word)],
    properties: { [discriminator]: { const: type }, ...properties },
    required: [discriminator, ...required],
    additionalProperties: false,
  };
}

function keysSchema(
  vocabulary: Vocabulary,
  fields: Fields,
): { properties: Record<string, JsonSchema>; required: string[] } {
  const properties: Record<string, JsonSchema> = {};
  for (const [key, kind] of Object.entries(fields)) {
    const schema = kind.jsonSchema(vocabulary);
    // Draft-07 ignores what stands beside `$ref`, so a default needs a schema around it.
    if (kind.presence.type !== "default") properties[key] = schema;
    else
      properties[key] = {
        ...("$ref" in schema ? { allOf: [schema] } : schema),
        default: kind.presence.value,
      };
  }
  const required = Object.keys(fields).filter((key) => fields[key]?.presence.type === "required");
  return { properties, required };
}

/** A schema that accepts nothing: of a category that has no words. */
const NOTHING: JsonSchema = { not: {} };

function ref(definition: string): JsonSchema {
  return { $ref: `#/definitions/${definition}` };
}
