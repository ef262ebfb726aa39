/**
 * A stage that notes what of its cards runs: each word that is called, each part of a card that does something.
 *
 * The rules are the same; words and compiled cards are wrapped. Words that only say what a card has, such as
 * keywords and modifiers, count as run where an entity of such a card was in play.
 * Elsewhere: what is made of the notes (`coverage-report.ts`).
 */
import type { Category, Word } from "@course/cards";
import {
  BOARD,
  type CardDefinition,
  cardOf,
  type EntityId,
  extendRules,
  firstIn,
  HAND,
  HERO,
  NONE,
  nextInZone,
  POWER,
  SECRET,
  WEAPON,
  type World,
} from "@course/core";
import { alterStage } from "../altered-stage.ts";
import { createStage, type Stage } from "../stage.ts";
import { watchEffects } from "./watched-effects.ts";

/** What has run, and how often. */
export interface CoverageNotes {
  /** By category and word: `effect damage`. */
  readonly words: Map<string, number>;
  /** By card id and part or place: `loot-hoarder deathrattle`, `loot-hoarder abilities/0/effect`. */
  readonly parts: Map<string, number>;
  /** Ids of cards of which an entity was in play, or in a hand. */
  readonly present: Set<string>;
}

/** A stage and the notes that all its games share. */
export interface WatchedStage {
  readonly stage: Stage;
  readonly notes: CoverageNotes;
}

/** Categories whose words compile to what is called as the game goes. */
const CALLED: ReadonlySet<Category> = new Set<Category>([
  "effect",
  "selection",
  "filter",
  "value",
  "condition",
  "cardChoice",
]);

/** The same rules and cards, watched. Notes that are given are added to. */
export function watchStage(stage: Stage, notes: CoverageNotes = emptyNotes()): WatchedStage {
  const { rules } = alterStage(stage, { word: (word) => watchedWord(word, notes) }).definition;
  const { cards, layer } = watchEffects(stage.vocabulary, stage.cards, (place) => count(notes.parts, place));
  return {
    stage: createStage({
      ...stage.definition,
      rules: extendRules(rules, { layers: [layer] }),
      packs: [cards],
      compiled: (card) => watchedCard(card, notes),
    }),
    notes,
  };
}

/** Notes of which cards entities are in play, in hands, or held. */
export function notePresent(world: World, { present }: CoverageNotes): void {
  world.read(() => {
    for (const player of [0, 1] as const)
      for (const zone of [HERO, POWER, WEAPON, BOARD, SECRET, HAND])
        for (let id: EntityId = firstIn(player, zone); id !== NONE; id = nextInZone(id))
          present.add(cardOf(id).definition.id);
  });
}

/** Notes in which nothing has run yet. */
export function emptyNotes(): CoverageNotes {
  return { words: new Map(), parts: new Map(), present: new Set() };
}

/** Notes of which cards minions were summoned, also those that have gone since. */
export function noteSummoned(world: World, { present }: CoverageNotes): void {
  const log = world.log();
  world.read(() => {
    for (const { type, id } of log)
      if (type === "Summoned") present.add(cardOf(id as EntityId).definition.id);
  });
}

function watchedWord(word: Word, { words }: CoverageNotes): Word {
  const name = `${word.category} ${word.type}`;
  if (word.category === "trigger") return watchedTrigger(word as Word<"trigger">, words, name);
  if (!CALLED.has(word.category)) return word;
  const compile = word.compile as (...of: unknown[]) => unknown;
  return { ...word, compile: (...of: unknown[]) => counted(compile(...of), words, name) } as Word; // Compiled as before.
}

/** A trigger has run when it has answered: under some abilities its label in the log is theirs. */
function watchedTrigger(word: Word<"trigger">, words: Map<string, number>, name: string): Word {
  return {
    ...word,
    compile: (...of) => {
      const part = word.compile(...of);
      return {
        ...part,
        condition: (listener, event) => {
          const answers = part.condition?.(listener, event) !== false;
          if (answers) count(words, name);
          return answers;
        },
      };
    },
  } as Word; // Of the same category.
}

/** A function that counts its calls; what is no function stays as it is. */
function counted(compiled: unknown, counts: Map<string, number>, name: string): unknown {
  if (typeof compiled !== "function") return compiled;
  return (...given: unknown[]) => {
    count(counts, name);
    return compiled(...given);
  };
}

function watchedCard(card: CardDefinition, { parts }: CoverageNotes): CardDefinition {
  const { effect } = card;
  return {
    ...card,
    ...(effect !== undefined && {
      effect: (frame: number) => {
        count(parts, `${card.id} effect`);
        effect(frame);
      },
    }),
    triggers: card.triggers.map((trigger) => ({
      ...trigger,
      effect: (frame: number) => {
        count(parts, `${card.id} ${trigger.label}`);
        trigger.effect(frame);
      },
    })),
  };
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
