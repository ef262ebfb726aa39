/** Effects that run other effects: one after the other, if something holds, several times, not at all. */

import { limitError } from "@course/core";
import { optional } from "../field-kind.ts";
import type { Word } from "../language.ts";
import { MAX_REPEATS } from "../limits.ts";
import { sentencesText, timesWord } from "../phrase.ts";
import { defineFlow } from "../word.ts";
import { condition, effect, effects, value } from "../word-fields.ts";

/** One effect after the other, each resolved wholly before the next one starts. */
export const sequence: Word<"effect"> = defineFlow({
  type: "sequence",
  doc: "Does one effect after the other. What an effect causes is resolved before the next one starts.",
  fields: { effects: effects() },
  example: { type: "sequence", effects: ["nothing", "nothing"] },
  compile: ({ effects }) => {
    const [first, second] = effects;
    if (first !== undefined && second !== undefined && effects.length === 2) {
      return (frame) => {
        first(frame);
        second(frame);
      };
    }
    return (frame) => {
      for (const effect of effects) effect(frame);
    };
  },
  text: ({ effects }) => sentencesText(effects.flatMap(({ sentences }) => sentences)),
});

/** One of two effects, or one or none. */
export const ifEffect: Word<"effect"> = defineFlow({
  type: "if",
  doc: "Asks when it is reached whether a condition holds, and does one effect or the other.",
  // biome-ignore lint/suspicious/noThenProperty: the word that card authors write; nothing awaits it.
  fields: { condition: condition(), then: effect(), otherwise: optional(effect()) },
  // biome-ignore lint/suspicious/noThenProperty: as above.
  example: { type: "if", condition: { type: "exists", what: "chosen" }, then: "nothing" },
  compile:
    ({ condition, then, otherwise }) =>
    (frame) => {
      if (condition(frame)) then(frame);
      else otherwise?.(frame);
    },
  text: ({ condition, then, otherwise }) => {
    const { odds } = condition;
    const main = odds === undefined ? `if ${condition.text}, ${then}` : `you have a ${odds} to ${then}`;
    if (otherwise === undefined) return main;
    return sentencesText([main, `otherwise, ${otherwise}`], `${main}; otherwise, ${otherwise}`);
  },
});

/** An effect several times. */
export const repeat: Word<"effect"> = defineFlow({
  type: "repeat",
  doc: `Does an effect several times. The number is read once, before the first time; more than ${MAX_REPEATS} is an error.`,
  fields: { times: value({ min: 0, max: MAX_REPEATS }), effect: effect() },
  example: { type: "repeat", times: 3, effect: "nothing" },
  compile:
    ({ times, effect }) =>
    (frame) => {
      const count = times(frame);
      if (count > MAX_REPEATS) throw limitError(`repeat: ${count} times`, MAX_REPEATS);
      for (let i = 0; i < count; i++) effect(frame);
    },
  text: ({ times, effect }) => {
    if (times.each !== undefined || times.number === undefined)
      return `do this as often as ${times}: ${effect}`;
    if (times.number === 1) return effect;
    if (effect.severalTimes !== undefined) return effect.severalTimes(times.number);
    const often = timesWord(times.number);
    return effect.sentences.length === 1 ? `${effect} ${often}` : `do this ${often}: ${effect}`;
  },
});

/** No effect. */
export const nothing: Word<"effect"> = defineFlow({
  type: "nothing",
  doc: "Does nothing: for the branch of a choice or an `if` in which nothing happens.",
  example: "nothing",
  compile: () => () => {},
  text: () => "do nothing",
});
