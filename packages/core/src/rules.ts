/**
 * Rules as data: a game is a list of layers, and the orders that decide games are lists you can read.
 *
 * A layer is one part of the rules: the actions, kinds of event and kinds of aura that it brings, and
 * the layers that it builds on. `defineRules` refuses what does not fit together, so that a game with a
 * missing part fails when it is defined and not in the middle of a match.
 */

import { auraName } from "./aura.ts";
import { refused } from "./errors.ts";
import type { EventKind } from "./events.ts";
import type { AuraKind } from "./library.ts";
import type { EntityId } from "./memory.ts";

/** What a player or a test asks for: plain data, so that it can be sent, saved and replayed. */
export interface Action {
  readonly type: string;
}

/** One Phase of a Sequence. The steps of `phaseEnd` follow it. */
export type Phase<A extends Action = Action> = (action: A) => void;

/** A Phase with none of the steps after it: what it made mortally wounded dies after the next one. */
export interface PhaseWithoutSteps<A extends Action = Action> {
  readonly withoutSteps: Phase<A>;
}

/** The Phases of a Sequence, in order. */
export type Phases<A extends Action = Action> = readonly (Phase<A> | PhaseWithoutSteps<A>)[];

/** An action's part in the rules. */
export interface ActionDefinition<A extends Action = Action> {
  readonly type: A["type"];
  /** Throws `RefusedError` if the action cannot be taken now. Changes nothing. */
  readonly check: (action: A) => void;
  /** Its Phases, or which of several lists of Phases this action has. */
  readonly phases: Phases<A> | ((action: A) => Phases<A>);
}

/** One thing that happens in a fixed order with others, such as a step after a Phase. */
export interface Step {
  readonly name: string;
  readonly run: () => void;
}

/** One part of the rules. */
export interface Layer {
  readonly name: string;
  /** Names of the layers that must be there too. */
  readonly needs?: readonly string[];
  /** Names of layers that this one does the work of, and more: they are left out, and count as there. */
  readonly replaces?: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: each action has a type of its own; `perform` looks it up by `type`.
  readonly actions?: readonly ActionDefinition<any>[];
  readonly events?: readonly EventKind[];
  readonly auras?: readonly AuraKind[];
  /** Steps that this layer brings, for the lists to name. */
  readonly steps?: readonly { readonly name: string }[];
  /** When something in play is mortally wounded: for one layer minions, for another weapons. */
  readonly isMortallyWounded?: (id: EntityId) => boolean;
}

/** The most of everything. Layers add limits of their own, such as the size of a board. */
export interface Limits {
  readonly [name: string]: number;
  /** Death Phases in one Sequence. */
  readonly deathPhases: number;
  /** Events recorded in one Sequence. */
  readonly events: number;
}

/** Limits that no game we know comes near. */
export const DEFAULT_LIMITS: Limits = { deathPhases: 64, events: 65_536 };

/** What `defineRules` takes. Every list is in the order in which the rules apply it. */
export interface RulesDefinition<L extends Layer = Layer> {
  readonly layers: readonly L[];
  /** The steps after an outermost Phase. */
  readonly phaseEnd: readonly Step[];
  /** Lists that layers read by name, for example `damageSteps`. */
  readonly orders?: Readonly<Record<string, readonly { readonly name: string }[]>>;
  /** Named differences between editions of the rules. */
  readonly switches?: Readonly<Record<string, boolean>>;
  readonly limits?: Readonly<Record<string, number>>;
}

/** Rules that fit together. */
export interface Rules<L extends Layer = Layer> extends RulesDefinition<L> {
  readonly orders: Readonly<Record<string, readonly { readonly name: string }[]>>;
  readonly switches: Readonly<Record<string, boolean>>;
  readonly limits: Limits;
  readonly actions: ReadonlyMap<string, ActionDefinition>;
  readonly isMortallyWounded: (id: EntityId) => boolean;
}

/**
 * Puts layers and orders together.
 *
 * @throws when two layers share a name, an action or a kind of aura; when a layer needs one that is not
 * there; when a list names a step that no layer brings; when no layer says who is mortally wounded although
 * deaths are created.
 */
export function defineRules<L extends Layer>(definition: RulesDefinition<L>): Rules<L> {
  const { orders = {}, switches = {} } = definition;
  const layers = withoutReplaced(definition.layers);
  refuseDuplicates(
    "layer",
    layers.map((layer) => [layer.name, layer.name]),
  );
  refuseDuplicates(
    "action",
    layers.flatMap((layer) => (layer.actions ?? []).map((action) => [action.type, layer.name])),
  );
  refuseDuplicates(
    "kind of aura",
    layers.flatMap((layer) => (layer.auras ?? []).map((kind) => [auraName(kind), layer.name])),
  );
  refuseMissingNeeds(layers);
  refuseUnknownSteps(layers, { ...orders, phaseEnd: definition.phaseEnd });
  const actions = new Map(
    layers.flatMap((layer) => (layer.actions ?? []).map((action) => [action.type, action])),
  );
  const limits = { ...DEFAULT_LIMITS, ...definition.limits };
  const isMortallyWounded = mortality(layers, definition.phaseEnd);
  return { ...definition, layers, orders, switches, limits, actions, isMortallyWounded };
}

/** Rules with more layers on top. Lists that are given replace those of `base`; others stay. */
export function extendRules<L extends Layer>(base: Rules<L>, more: Partial<RulesDefinition<L>>): Rules<L> {
  return defineRules({
    layers: [...base.layers, ...(more.layers ?? [])],
    phaseEnd: more.phaseEnd ?? base.phaseEnd,
    orders: { ...base.orders, ...more.orders },
    switches: { ...base.switches, ...more.switches },
    limits: { ...base.limits, ...more.limits },
  });
}

/**
 * The definition of an action.
 *
 * @throws `RefusedError` when no layer of these rules provides it.
 */
export function actionOf({ actions }: Rules, type: unknown): ActionDefinition {
  const definition = actions.get(type as string);
  if (definition !== undefined) return definition;
  const known = [...actions.keys()].sort().join(", ");
  throw refused("perform", "action type", type, `an action that a layer of these rules provides (${known})`);
}

function refuseDuplicates(what: string, named: readonly (readonly [name: string, layer: string])[]): void {
  const seen = new Map<string, string>();
  for (const [name, layer] of named) {
    const other = seen.get(name);
    if (other !== undefined) {
      throw new Error(`defineRules: ${what} "${name}" is in ${other} and in ${layer}; expected it once`);
    }
    seen.set(name, layer);
  }
}

function refuseMissingNeeds(layers: readonly Layer[]): void {
  const before = new Set<string>();
  for (const layer of layers) {
    for (const need of layer.needs ?? []) {
      if (before.has(need)) continue;
      throw new Error(
        `defineRules: layer "${layer.name}" needs "${need}"; expected that layer before it in the list`,
      );
    }
    before.add(layer.name);
    for (const replaced of layer.replaces ?? []) before.add(replaced);
  }
}

/** The layers that are left when each has taken the place of those that it replaces. */
function withoutReplaced<L extends Layer>(layers: readonly L[]): readonly L[] {
  const replaced = new Set(layers.flatMap((layer) => layer.replaces ?? []));
  return layers.filter(({ name }) => !replaced.has(name));
}

function refuseUnknownSteps(
  layers: readonly Layer[],
  orders: Record<string, readonly { name: string }[]>,
): void {
  const known = new Set(layers.flatMap((layer) => layer.steps ?? []));
  for (const [order, steps] of Object.entries(orders)) {
    for (const step of steps) {
      if (known.has(step)) continue;
      const names = [...known].map((each) => each.name).join(", ");
      throw new Error(
        `defineRules: ${order} names "${step.name}"; expected a step of one of the layers (${names})`,
      );
    }
  }
}

/** Whether any layer says so; most games have one that does. */
function mortality(layers: readonly Layer[], phaseEnd: readonly Step[]): (id: EntityId) => boolean {
  const saying = layers.map((layer) => layer.isMortallyWounded).filter((each) => each !== undefined);
  if (saying.length === 0 && phaseEnd.some((step) => step.name === "createDeaths")) {
    throw new Error(
      "defineRules: phaseEnd creates deaths and no layer says who is mortally wounded; expected one that does",
    );
  }
  const [first = () => false, ...others] = saying;
  return others.reduce((before, next) => (id) => before(id) || next(id), first);
}

let rules: Rules = defineRules({ layers: [], phaseEnd: [] });

/** The rules of the working world. */
export function currentRules(): Rules {
  return rules;
}

export function useRules(next: Rules): void {
  rules = next;
}
