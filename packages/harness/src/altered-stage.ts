/**
 * A stage with one thing changed: what a mutant is made of, and how a rule is tried out another way.
 *
 * Unlike `extendStage`, which only adds, this puts parts of rules in the place of others.
 */
import type { CardLayer, Word } from "@course/cards";
import { type ActionDefinition, defineRules, type RulesDefinition } from "@course/core";
import { createStage, type Stage } from "./stage.ts";

/** What is to be otherwise. Each function is given every part of its kind, and returns what takes its place. */
export interface StageChange extends Partial<Omit<RulesDefinition<CardLayer>, "layers">> {
  readonly layer?: (layer: CardLayer) => CardLayer;
  // biome-ignore lint/suspicious/noExplicitAny: each action has a type of its own, as in `Layer`.
  readonly action?: (action: ActionDefinition<any>) => ActionDefinition<any>;
  readonly word?: (word: Word) => Word;
}

/**
 * The same stage by other rules. Lists that are given replace those of the stage, and may name new steps; the
 * cards are the same, compiled by the rules as they then are.
 *
 * @example alterStage(stage, { phaseEnd: [updateAuras, createDeaths] }) // looks at auras too early
 */
export function alterStage(stage: Stage, change: StageChange): Stage {
  const { layer = same, action = same, word = same, ...lists } = change;
  const { definition } = stage;
  const layers = definition.rules.layers.map(layer).map((kept) => ({
    ...kept,
    ...(kept.actions !== undefined && { actions: kept.actions.map(action) }),
    ...(kept.words !== undefined && { words: kept.words.map(word) }),
  }));
  const steps = newSteps(layers, lists);
  const rules = defineRules<CardLayer>({
    ...definition.rules,
    ...lists,
    layers: [...layers, { name: "altered", steps }],
  });
  return createStage({ ...definition, rules });
}

/** The steps that the lists name and no layer brings. */
function newSteps(
  layers: readonly CardLayer[],
  { phaseEnd = [], orders = {} }: StageChange,
): { readonly name: string }[] {
  const known = new Set(layers.flatMap((layer) => layer.steps ?? []));
  return [...phaseEnd, ...Object.values(orders).flat()].filter((step) => !known.has(step));
}

function same<T>(part: T): T {
  return part;
}
