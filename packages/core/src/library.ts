/**
 * Cards as the kernel sees them: compiled once, looked up by number.
 *
 * The kernel never reads a card's text and never asks for a name. From a card it needs the integers that
 * an entity of it starts with, its triggers, its auras and its effect; the package `cards` makes these
 * from data.
 */
import { refused } from "./errors.ts";
import type { EventKind } from "./events.ts";
import type { Effect, Frame } from "./frames.ts";
import { type EntityId, type Field, field, fieldIndex, newTemplate, read, write } from "./memory.ts";
import { intern, type Name } from "./names.ts";
import { compileTrigger, MAX_TRIGGERS, type Trigger, type TriggerDefinition } from "./trigger.ts";

/** Number of a card in its library. */
export type CardNumber = number;

/** Number of a kind of aura (`aura.ts`). */
export type AuraKind = number;

/** An aura as a card defines it: its kind, and numbers that the kind gives a meaning. */
export interface AuraDefinition {
  readonly aura: AuraKind;
  readonly data: readonly number[];
  /** What the kind's layer compiled for this aura, such as whom it affects. Only that layer reads it. */
  readonly parts?: unknown;
}

/** An aura in a library. */
export type Aura = Required<AuraDefinition>;

/** A compiled card. */
export interface CardDefinition {
  readonly id: string;
  readonly name: string;
  /** Whether another card may have its name: `named` finds that one. */
  readonly sharesName?: boolean;
  /** Its card type, for example `"minion"`. */
  readonly type: string;
  /** Fields of a new entity of this card that do not start at 0. */
  readonly row: readonly (readonly [Field, number])[];
  readonly triggers: readonly TriggerDefinition[];
  readonly auras: readonly AuraDefinition[];
  /** What the card itself does as it resolves: a spell's text. */
  readonly effect?: Effect;
  /** Pushes what the card's target may be. Absent: it takes no target. */
  readonly targets?: (frame: Frame) => number;
}

/** A card in a library. */
export interface Card {
  readonly number: CardNumber;
  readonly definition: CardDefinition;
  readonly type: Name;
  readonly auras: readonly Aura[];
  readonly effect: Effect | undefined;
  readonly targets: ((frame: Frame) => number) | undefined;
  /** The row that an entity of the card starts with. */
  readonly template: Int32Array;
  /** Triggers on what happens to the entity itself: found through it, in no list. */
  readonly selfTriggers: readonly Trigger[];
  /** Triggers on what happens to others: listed while the entity is in play. */
  readonly broadTriggers: readonly Trigger[];
}

const CARD: Field = field("card");
const TYPE: Field = field("cardType");
/** Which kinds of event the entity's own triggers answer: bit `kind % 32`, to be asked before its card is looked at. */
const SELF_KINDS: Field = field("selfTriggerKinds");
/** 1 when the entity has lost its text. */
const TEXTLESS: Field = field("textless");
/** How many triggers the entity has on what happens to others. */
const BROAD_TRIGGERS: Field = field("broadTriggerCount");
/** How many auras the entity has. */
const AURAS: Field = field("auraCount");

/** All cards that a game knows. Immutable: more cards make another library. */
export class Library {
  readonly cards: readonly Card[];
  readonly triggers: readonly Trigger[];
  readonly #byName = new Map<string, Card>();
  /** At the number of its interned id. */
  readonly #byId: (Card | undefined)[] = [];

  constructor(definitions: readonly CardDefinition[]) {
    const triggers: Trigger[] = [];
    this.cards = definitions.map((definition, number) => compileCard(definition, number, triggers));
    this.triggers = triggers;
    for (const card of this.cards) {
      const { id, name, sharesName } = card.definition;
      if (this.#byId[intern(id)] !== undefined)
        throw refused("Library", "id", id, "an id that no other card has");
      this.#byId[intern(id)] = card;
      if (sharesName) continue;
      if (this.#byName.has(name)) throw refused("Library", "name", name, "a name that no other card has");
      this.#byName.set(name, card);
    }
    for (const card of this.cards) {
      if (!this.#byName.has(card.definition.name)) this.#byName.set(card.definition.name, card);
    }
  }

  /** The card that players call `name`, or `undefined`. */
  named(name: string): Card | undefined {
    return this.#byName.get(name);
  }

  /** The card with this interned id. Cards refer to each other so: a number in one library means nothing in another. */
  withId(id: Name): Card {
    const card = this.#byId[id];
    if (card === undefined)
      throw new Error("Library.withId: no card has this id; expected one that was checked at load");
    return card;
  }
}

function compileCard(definition: CardDefinition, number: CardNumber, triggers: Trigger[]): Card {
  if (definition.triggers.length > MAX_TRIGGERS) {
    throw refused(
      `card ${definition.id}`,
      "number of triggers",
      definition.triggers.length,
      `at most ${MAX_TRIGGERS}`,
    );
  }
  const own = definition.triggers.map((trigger, slot) => compileTrigger(trigger, number, slot, triggers));
  const selfTriggers = own.filter(({ scope }) => scope === "self");
  const type = intern(definition.type);
  const template = newTemplate();
  for (const [column, value] of definition.row) template[fieldIndex(column)] = value;
  template[fieldIndex(CARD)] = number;
  template[fieldIndex(TYPE)] = type;
  template[fieldIndex(BROAD_TRIGGERS)] = own.length - selfTriggers.length;
  template[fieldIndex(AURAS)] = definition.auras.length;
  template[fieldIndex(SELF_KINDS)] = selfTriggers.reduce(
    (kinds, trigger) => kinds | kindBit(trigger.event),
    0,
  );
  const broadTriggers = own.filter(({ scope }) => scope !== "self");
  const auras = definition.auras.map(({ aura, data, parts }) => ({ aura, data, parts }));
  const { effect, targets } = definition;
  return { number, definition, type, auras, effect, targets, template, selfTriggers, broadTriggers };
}

let library = new Library([]);
/** What the library holds, at hand: nothing is asked for as often. */
let knownCards = library.cards;
let knownTriggers = library.triggers;

/** The library of the working world. */
export function currentLibrary(): Library {
  return library;
}

export function useLibrary(next: Library): void {
  library = next;
  knownCards = next.cards;
  knownTriggers = next.triggers;
}

/** The card that an entity is made of now; a transformation changes it. */
export function cardOf(id: EntityId): Card {
  return knownCards[read(id, CARD)] as Card;
}

/** What a field of the entity is on its card: as it was when the entity was new. */
export function printed(id: EntityId, column: Field): number {
  return cardOf(id).template[fieldIndex(column)] as number;
}

/** What a field of a new entity of the card is. */
export function printedOn(card: Card, column: Field): number {
  return card.template[fieldIndex(column)] as number;
}

/** The interned name of an entity's card type, to be compared with the one that its layer interned. */
export function typeOf(id: EntityId): Name {
  return read(id, TYPE);
}

export function triggerNumbered(number: number): Trigger {
  return knownTriggers[number] as Trigger;
}

export function hasBroadTriggers(id: EntityId): boolean {
  return read(id, BROAD_TRIGGERS) !== 0;
}

/** The auras of the card that an entity is made of, whether its text still counts or not. */
export function aurasOf(id: EntityId): readonly Aura[] {
  return cardOf(id).auras;
}

/** Whether the entity has auras: its card's, unless its text is gone. */
export function hasAuras(id: EntityId): boolean {
  return read(id, AURAS) !== 0;
}

/** Gives the entity the triggers on itself that another one has, in what `mayAnswerItself` says. */
export function addSelfKinds(id: EntityId, of: EntityId): void {
  write(id, SELF_KINDS, read(id, SELF_KINDS) | read(of, SELF_KINDS));
}

/** Takes an entity's text away: no trigger of its card answers any more, and no aura of it counts. */
export function forgetText(id: EntityId): void {
  write(id, SELF_KINDS, 0);
  write(id, BROAD_TRIGGERS, 0);
  write(id, AURAS, 0);
  write(id, TEXTLESS, 1);
}

/** Whether the entity has lost its text. */
export function isTextless(id: EntityId): boolean {
  return read(id, TEXTLESS) !== 0;
}

/** Whether the entity still has a trigger that it had: not silenced, and the same card. */
export function stillHas(id: EntityId, trigger: Trigger): boolean {
  return read(id, CARD) === trigger.card && !isTextless(id);
}

/** Whether the entity may have triggers of its own on this kind of event. */
export function mayAnswerItself(id: EntityId, kind: EventKind): boolean {
  return (read(id, SELF_KINDS) & kindBit(kind)) !== 0;
}

function kindBit(kind: EventKind): number {
  return 1 << (kind & 31);
}
