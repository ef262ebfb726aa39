/** The public entry of `@course/cards`: the card language, by concept. */

// Asking words while no effect runs.
export { holds, passes } from "./asking.ts";
// What is generated from a vocabulary.
export { authorTypes } from "./author-types.ts";
// Cards, loaded: data in, what the kernel runs out.
export type { Card, Pack } from "./card.ts";
export type { KnownCard } from "./card-checks.ts";
export { cardChoice } from "./card-choice.ts";
export { type CardError, nearestWord } from "./card-error.ts";
// Words every game has.
export { cardLanguage } from "./card-language.ts";
export { type CardProperties, defineCardProperties } from "./card-properties.ts";
// Making card types and words, with the keys that they have.
export { type CardTypeDefinition, defineCardType } from "./card-type.ts";
export { type CompiledCard, compileCards, ENCHANTMENT } from "./compile.ts";
export {
  boolean,
  cardRef,
  cardRefs,
  group,
  integer,
  isInGroup,
  oneOf,
  type TriggerNameText,
  type TypesOfGroup,
  triggerName,
} from "./data-fields.ts";
export { type CardSource, describe, wholeSentences } from "./describe.ts";
export { exampleOf } from "./example.ts";
export { type Arguments, optional, type TextArguments, withDefault } from "./field-kind.ts";
export type {
  CardBuilder,
  CardChoice,
  Category,
  CompileContext,
  Compiled,
  Condition,
  Filter,
  LabelledTrigger,
  RowWriter,
  Selection,
  TriggerPart,
  Value,
  WholeTrigger,
} from "./forms.ts";
// Words that whole games have.
export { gameLanguage } from "./game-language.ts";
export type { Json, JsonObject } from "./json.ts";
export { jsonSchema } from "./json-schema.ts";
export type {
  Bounds,
  CardPart,
  CardType,
  FieldKind,
  Fields,
  Group,
  JsonSchema,
  Presence,
  Vocabulary,
  Word,
} from "./language.ts";
export { MAX_CHARACTERS, MAX_ERRORS, MAX_NAME, MAX_NESTING, MAX_REPEATS, MAX_VALUES } from "./limits.ts";
export { multipliers } from "./multipliers.ts";
export { type Visited, visitCard } from "./node.ts";
export { bounded, MAX_NUMBER } from "./number-limit.ts";
// Options of a choice.
export { type Option, option, options } from "./option-fields.ts";
// Rules text.
export {
  allOfKind,
  capitalized,
  counted,
  describedNumber,
  joinedByAnd,
  narrowed,
  noun,
  numberText,
  numberWord,
  ofKind,
  oneOfKind,
  pluralOf,
  sentencesText,
  single,
  timesWord,
  withAmount,
  withArticle,
  wordsOf,
} from "./phrase.ts";
export { referencePage } from "./reference-page.ts";
export { sumOf } from "./sum-of.ts";
export type {
  AbilityText,
  CardText,
  ConditionText,
  EffectText,
  FilterText,
  KindText,
  Noun,
  SelectionText,
  TextContext,
  Texts,
  TriggerText,
  ValueText,
} from "./texts.ts";
export { type ValidateOptions, type Validation, validateCards } from "./validate.ts";
export { type CardLayer, createVocabulary } from "./vocabulary.ts";
export {
  type Definition,
  defineAbility,
  defineCardChoice,
  defineCondition,
  defineEffect,
  defineFilter,
  defineFlow,
  defineKeyword,
  defineModifier,
  defineSelection,
  defineTrigger,
  defineValue,
} from "./word.ts";
export {
  abilities,
  condition,
  effect,
  effects,
  filterList,
  filters,
  grantedAbilities,
  keyword,
  keywords,
  modifier,
  selection,
  trigger,
  value,
} from "./word-fields.ts";
