/**
 * Field kinds of effects that happen or not, as the player plays the card: options.
 *
 * An option's target is a target of the card only if the option is taken, so it is kept apart; the word
 * that holds the options says when it counts.
 */
import type { Effect } from "@course/core";
import type { Selection } from "./forms.ts";
import type { Json } from "./json.ts";
import type { Compiler, FieldKind } from "./language.ts";
import type { EffectText } from "./texts.ts";
import { effect, effects } from "./word-fields.ts";

/** What an option does, and what its target may be. */
export interface Option {
  readonly effect: Effect;
  /** Absent: it takes no target. */
  readonly targets: Selection | undefined;
}

/** An effect that may be left out. */
export function option(): FieldKind<Option, EffectText> {
  const one = effect();
  return {
    ...one,
    holds: { category: "effect", isList: false, isApart: true },
    compile: compileOption,
  };
}

/** A list of effects of which one is taken. */
export function options(): FieldKind<readonly Option[], readonly EffectText[]> {
  const list = effects();
  return {
    ...list,
    holds: { category: "effect", isList: true, isApart: true },
    compile: (json, compiler) => (json as readonly Json[]).map((each) => compileOption(each, compiler)),
  };
}

function compileOption(json: Json, compiler: Compiler): Option {
  let targets: Selection | undefined;
  const mayTarget = (from: Selection) => {
    targets ??= from;
  };
  const run = compiler.within({ mayTarget }).node("effect", json);
  return { effect: run, targets };
}
