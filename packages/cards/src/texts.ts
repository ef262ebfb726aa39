/**
 * What words say: the pieces of rules text, by category.
 *
 * A selection is said as a noun phrase ("another random friendly minion"), and a word such as `random`
 * changes the phrase of the selection inside it; what has no shape of its own is plain text.
 * Elsewhere: putting phrases together (`phrase.ts`), a whole card's text (`describe.ts`).
 */

/** A noun in both numbers. */
export interface Noun {
  readonly singular: string;
  readonly plural: string;
}

/** A kind of entity as text names it, before it is known how many are meant: "other damaged friendly minion(s)". */
export interface KindText {
  readonly noun: Noun;
  /** What an enemy of this kind is called, if not "enemy" and the noun: an enemy character is an "enemy". */
  readonly enemyNoun?: Noun;
  readonly side?: "friendly" | "enemy";
  readonly other?: boolean;
  /** Adjectives, before the side and the noun. */
  readonly before?: readonly string[];
  /** What follows the noun: "with 5 or more Attack". */
  readonly after?: readonly string[];
}

/** A selection in a sentence. */
export interface SelectionText {
  /** As the object of a sentence: "all enemy minions". */
  readonly text: string;
  readonly plural: boolean;
  /** What each of them is, if the selection picks from a kind. */
  readonly kind?: KindText;
  /** With "your", for verbs that want it: "your minions" for "all friendly minions". */
  readonly yours?: string;
  /** What it is drawn from, if it is one by chance: "all enemies". */
  readonly drawnFrom?: string;
  /** Whether it is the card itself, so that a verb may leave it out: "gain +1 Attack". */
  readonly isSelf?: boolean;
  toString(): string;
}

/** A number in a sentence. */
export interface ValueText {
  /** As a noun: "3" or "the number of enemy minions". */
  readonly text: string;
  /** The number itself, if it is printed; the number for each, if `each` is there. */
  readonly number?: number;
  /** Whether the text stands where a printed number would: "2-3". */
  readonly isAmount?: boolean;
  /** What is counted: said as "for each enemy minion". */
  readonly each?: KindText;
  toString(): string;
}

/** A condition in a sentence that starts with "if", and its opposite. */
export interface ConditionText {
  readonly text: string;
  readonly negated: string;
  /** How likely it is, where chance decides: "50% chance". */
  readonly odds?: string;
}

/** What a filter adds to a kind. A noun takes the place of the kind's own: "Beast" for "minion". */
export interface FilterText {
  readonly noun?: Noun;
  readonly side?: "friendly" | "enemy";
  readonly other?: boolean;
  readonly before?: string;
  readonly after?: string;
  /** The name of the card that it lets through, if it is one, or one of a few. */
  readonly name?: string;
}

/** What an effect does, as sentences without capital letters and full stops. */
export interface EffectText {
  readonly sentences: readonly string[];
  /** How it is said that it happens so many times, where there is a phrase for it. */
  readonly severalTimes?: (times: number) => string;
  /** All of it in one sentence: "deal 1 damage to it and draw a card". */
  toString(): string;
}

/** When a trigger happens. */
export interface TriggerText {
  /** What stands before the effect: "Deathrattle:", "Whenever a friendly minion takes damage,". */
  readonly lead: string;
}

/** An ability: a keyword's name, or whole sentences with their full stops; `""` for one that is not printed. */
export interface AbilityText {
  readonly text: string;
  readonly isKeyword?: boolean;
}

/** A card that another card names: "2/1 Damaged Golem". */
export interface CardText extends Noun {
  readonly name: string;
  /** With what it has: "0/2 Mirror Image with Taunt". For effects that put it into play. */
  readonly described?: Noun;
  toString(): string;
}

/** What a word says, by category. */
export interface Texts {
  readonly effect: EffectText;
  readonly selection: SelectionText;
  readonly filter: FilterText;
  readonly value: ValueText;
  readonly condition: ConditionText;
  readonly trigger: TriggerText;
  /** A whole sentence without its full stop: "Your minions trigger their Deathrattles twice". */
  readonly modifier: string;
  /** What a card shows: "Divine Shield". */
  readonly keyword: string;
  readonly ability: AbilityText;
  readonly cardChoice: CardText;
}

/** What text can ask beyond the word's own keys. */
export interface TextContext {
  /** What the card is called in its own text: "minion" in "this minion". */
  readonly self: Noun;
  card(id: string): CardText;
}
