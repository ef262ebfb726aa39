/**
 * What words compile to: each category of words has one form, listed in `Compiled`.
 * Elsewhere: the words (`word.ts`), a whole card (`compile.ts`).
 */
import type {
  AuraDefinition,
  Effect,
  EntityId,
  EventKind,
  EventRow,
  Field,
  Frame,
  TriggerScope,
} from "@course/core";

/** Pushes entities on the selection stack and returns where they begin; the caller releases them. */
export type Selection = (frame: Frame) => number;
/** An integer, read from the world as it is now. */
export type Value = (frame: Frame) => number;
/** Whether something holds now. */
export type Condition = (frame: Frame) => boolean;
/** The interned id of a card, or 0 for none. */
export type CardChoice = (frame: Frame) => number;
/** Whether a candidate of a selection stays in it. */
export type Filter = (frame: Frame, candidate: EntityId) => boolean;

/** What a trigger answers. */
export interface TriggerPart {
  readonly event: EventKind;
  readonly scope: TriggerScope;
  /** The card type that the event's subject must have, as an interned name. */
  readonly subjectType?: number;
  readonly condition?: (listener: EntityId, event: EventRow) => boolean;
  /** What must hold for the effect to happen, once the trigger has answered. */
  readonly needs?: Condition;
  /** Whether it resolves although its listener has left play, as a Deathrattle does. */
  readonly evenIfGone?: boolean;
  /** Whether the condition is asked again as the entry starts; or another one, which is asked only then. */
  readonly asksAgain?: boolean | ((listener: EntityId, event: EventRow) => boolean);
  /** Whether, as what is attached, it works for the player of its host and not for who attached it. */
  readonly forHost?: boolean;
  /** The card type that its bearer must have for multipliers to count, as an interned name. Absent: any. */
  readonly multipliedOn?: number;
  /** Whether it comes after all others in its Queue. */
  readonly isLast?: boolean;
}

/** A trigger's part with the label of its kind, which is its word. */
export interface LabelledTrigger extends TriggerPart {
  readonly label: string;
}

/** A trigger with what it does. */
export interface WholeTrigger extends LabelledTrigger {
  readonly effect: Effect;
}

/**
 * What a keyword is: bits of fields of a new entity, since several keywords share a field, and for some a
 * trigger.
 */
export type RowWriter = (
  addBits: (field: Field, bits: number) => void,
  addTrigger?: (trigger: WholeTrigger) => void,
) => void;

/** What an ability adds to its card. */
export interface CardBuilder {
  trigger(trigger: WholeTrigger): void;
  aura(aura: AuraDefinition): void;
  addBits(field: Field, bits: number): void;
}

/** What a word compiles to, by category. */
export interface Compiled {
  readonly effect: Effect;
  readonly selection: Selection;
  readonly filter: Filter;
  readonly value: Value;
  readonly condition: Condition;
  readonly trigger: LabelledTrigger;
  readonly modifier: AuraDefinition;
  readonly keyword: RowWriter;
  readonly ability: (card: CardBuilder) => void;
  readonly cardChoice: CardChoice;
}

/** The categories of words. */
export type Category = keyof Compiled;

/** What compilation can ask beyond the word's own keys. */
export interface CompileContext {
  /** The number of a text, for rows of integers. */
  intern(name: string): number;
  /** States what the card's one target may be. */
  mayTarget(targets: Selection): void;
  /**
   * Makes a card that players never see, such as an enchantment with abilities that an effect gives, and
   * returns its interned id. Its type is "enchantment".
   */
  addCard(build: (card: CardBuilder) => void): number;
  /** Sets a field of a new entity of the card. */
  setField(field: Field, value: number): void;
}
