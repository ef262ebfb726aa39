/**
 * Compilation: validated cards become what the kernel runs.
 *
 * Every word is looked up and every key read once, at load; what remains are closures over integers, so
 * that a running effect reads nothing but its frame and the world.
 */

import {
  type AuraDefinition,
  type CardDefinition,
  type Effect,
  type Field,
  intern,
  type TriggerDefinition,
} from "@course/core";
import type { Card } from "./card.ts";
import { heldUnder } from "./field-kind.ts";
import type { CardBuilder, Category, CompileContext, Compiled, RowWriter, Selection } from "./forms.ts";
import type { Json, JsonObject } from "./json.ts";
import type { CardType, Compiler, Fields, Vocabulary } from "./language.ts";
import { knownNode } from "./node.ts";
import { partFields } from "./schema.ts";
import { changesOf } from "./word.ts";

/** A card for the kernel: what a new entity starts with, its triggers, auras, effect, and what it may target. */
export type CompiledCard = CardDefinition;

/** Compiles cards that `validateCards` has accepted. Cards refer to each other by interned id, so order does not matter. */
export function compileCards(vocabulary: Vocabulary, cards: readonly Card[]): CompiledCard[] {
  return cards.flatMap((card) => compileCard(vocabulary, card));
}

/** The card, and after it those that its effects make for themselves. */
function compileCard(vocabulary: Vocabulary, card: Card): CompiledCard[] {
  const draft = new CardDraft();
  const hidden: CompiledCard[] = [];
  const compiler = createCompiler(vocabulary, {
    intern,
    mayTarget: (targets) => {
      draft.targets ??= targets; // Validation lets one target through, in the same words where it stands twice.
    },
    addCard: (build) => {
      const id = `${card.id}#${hidden.length + 1}`; // No card of a pack has such an id.
      const made = new CardDraft();
      build(made);
      hidden.push(made.finish({ id, name: id, type: ENCHANTMENT }, undefined));
      return intern(id);
    },
    setField: draft.set,
  });
  const cardType = vocabulary.cardTypes.get(card.type) as CardType; // Validation lets only known types through.
  const json = card as JsonObject;
  cardType.row(compileFields(cardType.properties, json, compiler), draft.set);
  const parts = compileFields(partFields(cardType), json, compiler);
  for (const keyword of (parts.keywords ?? []) as readonly RowWriter[])
    keyword(draft.addBits, (trigger) => draft.trigger(trigger));
  for (const ability of (parts.abilities ?? []) as readonly Compiled["ability"][]) ability(draft);
  return [draft.finish(card, parts.effect as Effect | undefined), ...hidden];
}

/** What a compiled card takes over from its data as it is. */
type Face = Pick<Card, "id" | "name" | "type" | "sharesName">;

/** The type of the cards that effects make for themselves. */
export const ENCHANTMENT = "enchantment";

/** A card while its parts are put together. */
class CardDraft implements CardBuilder {
  targets: Selection | undefined;
  readonly #row = new Map<Field, number>();
  readonly #triggers: TriggerDefinition[] = [];
  readonly #auras: AuraDefinition[] = [];

  readonly set = (field: Field, value: number): void => {
    this.#row.set(field, value);
  };

  readonly addBits = (field: Field, bits: number): void => {
    this.#row.set(field, (this.#row.get(field) ?? 0) | bits);
  };

  trigger(trigger: TriggerDefinition): void {
    const changes = changesOf(trigger.effect); // The Queue resolves what they record, with one call less.
    this.#triggers.push(
      changes === undefined ? trigger : { ...trigger, effect: changes, leavesEvents: true },
    );
  }

  aura(aura: AuraDefinition): void {
    this.#auras.push(aura);
  }

  finish({ id, name, type, sharesName }: Face, effect: Effect | undefined): CompiledCard {
    return {
      id,
      name,
      ...(sharesName === true && { sharesName }),
      type,
      row: [...this.#row],
      triggers: this.#triggers,
      auras: this.#auras,
      ...(effect !== undefined && { effect }),
      ...(this.targets !== undefined && { targets: this.targets }),
    };
  }
}

function createCompiler(vocabulary: Vocabulary, context: CompileContext): Compiler {
  const compiler: Compiler = {
    vocabulary,
    context,
    node: <C extends Category>(category: C, json: Json): Compiled[C] => {
      if (typeof json === "number") return (() => json) as unknown as Compiled[C]; // Only a value can be a number.
      if (category === "cardChoice" && typeof json === "string") {
        const id = context.intern(json);
        return (() => id) as unknown as Compiled[C];
      }
      const { word, keys } = knownNode(vocabulary, category, json);
      return word.compile(compileFields(word.fields, keys, compiler), context);
    },
    within: (inner) => createCompiler(vocabulary, { ...context, ...inner }),
  };
  return compiler;
}

function compileFields(fields: Fields, json: JsonObject, compiler: Compiler): Record<string, unknown> {
  const args: Record<string, unknown> = {};
  for (const [key, kind] of Object.entries(fields)) {
    const held = heldUnder(kind, json, key);
    args[key] = held === undefined ? undefined : kind.compile(held, compiler);
  }
  return args;
}
