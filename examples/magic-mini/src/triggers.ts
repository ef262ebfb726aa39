/**
 * The layer `triggers`: when cards of this game look up.
 *
 * How often they do is the kernel's `activations`: nothing here knows that anything multiplies it.
 */
import { type CardLayer, defineTrigger, type Word } from "@course/cards";
import { Destroyed, subjectOf, textOf, typeOf } from "@course/core";
import { Entered } from "./battlefield.ts";

const enters: Word<"trigger"> = defineTrigger({
  type: "enters",
  doc: "When this permanent enters the battlefield.",
  example: "enters",
  yours: "your enters abilities trigger",
  compile: () => ({ event: Entered, scope: "self", evenIfGone: true }),
  text: (_, context) => `When this ${context.self.singular} enters,`,
});

const anotherCreatureEnters: Word<"trigger"> = defineTrigger({
  type: "anotherCreatureEnters",
  doc: "Whenever another creature enters the battlefield, whoever controls it.",
  example: "anotherCreatureEnters",
  yours: "your abilities that see a creature enter trigger",
  compile: () => ({
    event: Entered,
    scope: "any",
    condition: (listener, event) =>
      subjectOf(event) !== listener && textOf(typeOf(subjectOf(event))) === "creature",
  }),
  text: () => "Whenever another creature enters,",
});

const dies: Word<"trigger"> = defineTrigger({
  type: "dies",
  doc: "When this creature has died.",
  example: "dies",
  yours: "your dies abilities trigger",
  compile: () => ({ event: Destroyed, scope: "self", evenIfGone: true }),
  text: (_, context) => `When this ${context.self.singular} dies,`,
});

export const triggers: CardLayer = {
  name: "triggers",
  needs: ["battlefield", "deaths"],
  words: [enters, anotherCreatureEnters, dies],
};
