/**
 * Words: the nodes of the card language, each defined in one place.
 *
 * A word states its keys, what it does and what it says; schema, validation, author types, compilation,
 * rules text and the reference page all come from that one definition.
 * Elsewhere: what can stand under a key (`field-kind.ts`), which words there are (`vocabulary.ts`), the
 * words that every game has (`words/`).
 */
import { type AuraDefinition, type Effect, eventCount, resolveEvents } from "@course/core";
import type { Arguments, NoFields, TextArguments } from "./field-kind.ts";
import type {
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
} from "./forms.ts";
import type { Json } from "./json.ts";
import type { AbilityFacts, Fields, TriggerFacts, Word } from "./language.ts";
import { describedNumber, sentencesText, single } from "./phrase.ts";
import type {
  AbilityText,
  CardText,
  ConditionText,
  EffectText,
  FilterText,
  SelectionText,
  TextContext,
  Texts,
  ValueText,
} from "./texts.ts";

/** What a definition states. `Form` is what `compile` returns, `Said` what `text` returns. */
export interface Definition<F extends Fields, Form, Said> {
  /** The word: what stands under `type` in a card. */
  readonly type: string;
  /** One or two sentences for card authors. */
  readonly doc: string;
  /** The word in use, as it stands in a card. Absent: made from the examples of the words that it holds. */
  readonly example?: Json;
  readonly fields?: F;
  compile(args: Arguments<F>, context: CompileContext): Form;
  text(args: TextArguments<F>, context: TextContext): Said;
}

/**
 * A word that changes the world and records events. What it recorded is resolved as it ends, so `compile`
 * only makes changes: all of them first, and then triggers answer (rulebook 2.9).
 */
export function defineEffect<const F extends Fields = NoFields>(
  definition: Definition<F, Effect, string | EffectText>,
): Word<"effect"> {
  return word("effect", definition, {
    compiled: (run: Effect): Effect => {
      const resolved: Effect = (frame) => {
        const first = eventCount();
        run(frame);
        resolveEvents(first);
      };
      CHANGES.set(resolved, run);
      return resolved;
    },
    said: toEffectText,
  });
}

/** What an effect that resolves its own events does without that. */
const CHANGES = new WeakMap<Effect, Effect>();

/** The changes alone of an effect that is one word, for whoever resolves the events itself; else `undefined`. */
export function changesOf(effect: Effect): Effect | undefined {
  return CHANGES.get(effect);
}

/** A word that runs other effects and changes nothing itself: each of them resolves what it recorded. */
export function defineFlow<const F extends Fields = NoFields>(
  definition: Definition<F, Effect, string | EffectText>,
): Word<"effect"> {
  return word("effect", definition, { compiled: same, said: toEffectText });
}

/** A word that picks entities. A text that is no `SelectionText` names one entity. */
export function defineSelection<const F extends Fields = NoFields>(
  definition: Definition<F, Selection, string | SelectionText>,
): Word<"selection"> {
  const said = (text: string | SelectionText) => (typeof text === "string" ? single(text) : text);
  return word("selection", definition, { compiled: same, said });
}

/** A word that says which candidates stay in a selection. */
export function defineFilter<const F extends Fields = NoFields>(
  definition: Definition<F, Filter, FilterText>,
): Word<"filter"> {
  return word("filter", definition, { compiled: same, said: same });
}

/** A word for a number. */
export function defineValue<const F extends Fields = NoFields>(
  definition: Definition<F, Value, string | ValueText>,
): Word<"value"> {
  const said = (text: string | ValueText) => (typeof text === "string" ? describedNumber(text) : text);
  return word("value", definition, { compiled: same, said });
}

/** A word for what may hold or not. */
export function defineCondition<const F extends Fields = NoFields>(
  definition: Definition<F, Condition, ConditionText>,
): Word<"condition"> {
  return word("condition", definition, { compiled: same, said: same });
}

/** A word for a moment that a card answers. Its label, in the log and for multipliers, is the word. */
export function defineTrigger<const F extends Fields = NoFields>(
  definition: Definition<F, TriggerPart, string> & TriggerFacts,
): Word<"trigger"> {
  const { type, yours, choosesTarget } = definition;
  const facts = {
    ...(yours !== undefined && { yours }),
    ...(choosesTarget !== undefined && { choosesTarget }),
  };
  const compiled = (part: TriggerPart): LabelledTrigger => ({ label: type, ...part });
  return { ...word("trigger", definition, { compiled, said: (lead: string) => ({ lead }) }), trigger: facts };
}

/** A word for what a card changes as long as it is in play. */
export function defineModifier<const F extends Fields = NoFields>(
  definition: Definition<F, AuraDefinition, string>,
): Word<"modifier"> {
  return word("modifier", definition, { compiled: same, said: same });
}

/** A word that a card has or has not: it sets fields of a new entity. */
export function defineKeyword<const F extends Fields = NoFields>(
  definition: Definition<F, RowWriter, string>,
): Word<"keyword"> {
  return word("keyword", definition, { compiled: same, said: same });
}

/** A kind of ability: what stands in a card's list of abilities, under `kind`. */
export function defineAbility<const F extends Fields = NoFields>(
  definition: Definition<F, Compiled["ability"], AbilityText> & AbilityFacts,
): Word<"ability"> {
  const { choosesTarget } = definition;
  const facts = choosesTarget === undefined ? {} : { choosesTarget };
  return { ...word("ability", definition, { compiled: same, said: same }), ability: facts };
}

/** A word that says which card an effect makes. */
export function defineCardChoice<const F extends Fields = NoFields>(
  definition: Definition<F, CardChoice, CardText>,
): Word<"cardChoice"> {
  return word("cardChoice", definition, { compiled: same, said: same });
}

/** All categories of words. */
export const CATEGORIES: readonly Category[] = [
  "ability",
  "trigger",
  "modifier",
  "keyword",
  "effect",
  "selection",
  "filter",
  "value",
  "condition",
  "cardChoice",
];

/** The key that tells a category's words apart. */
export function discriminatorOf(category: Category): "type" | "kind" {
  return category === "ability" ? "kind" : "type";
}

function same<T>(form: T): T {
  return form;
}

function toEffectText(text: string | EffectText): EffectText {
  return typeof text === "string" ? sentencesText([text]) : text;
}

function word<C extends Category, F extends Fields, Form, Said>(
  category: C,
  definition: Definition<F, Form, Said>,
  as: { compiled(form: Form): Compiled[C]; said(text: Said): Texts[C] },
): Word<C> {
  const { type, doc, example } = definition;
  return {
    category,
    type,
    doc,
    ...(example !== undefined && { example }),
    fields: definition.fields ?? {},
    // The vocabulary fills in arguments by these very fields, so they have the types that the definition states.
    compile: (args, context) => as.compiled(definition.compile(args as Arguments<F>, context)),
    text: (args, context) => as.said(definition.text(args as TextArguments<F>, context)),
  };
}
