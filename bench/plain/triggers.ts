/** When a card answers: the trigger conditions of the card language, and the auras. */
import type { Id } from "@course/harness";
import { compileEffect } from "./effects.ts";
import type { Json } from "./json.ts";
import { subjectOf } from "./log.ts";
import type { Entity, Event, Modifier, Trigger, World } from "./model.ts";
import { compileSide } from "./selections.ts";

type Answers = Trigger["answers"];

const TRIGGERS: Readonly<Record<string, (node: Json) => Answers>> = {
  selfDamaged: () => (_world, listener, event) => event.type === "Damaged" && event.target === listener.id,
  minionDamaged: (node) => whenAny(node, "Damaged", isMinion),
  heroDamaged: (node) => whenAny(node, "Damaged", ({ card }) => card.type === "hero"),
  // A minion does not answer its own arrival, nor, but for its Deathrattle, its own death.
  minionSummoned: (node) => whenAny(node, "Summoned", (subject, listener) => subject.id !== listener.id),
  minionDied: (node) => whenAny(node, "Died", (subject, listener) => subject.id !== listener.id),
  deathrattle: () => whenMine("Died"),
  battlecry: () => whenMine("Played"),
  endOfTurn: () => () => false, // Nothing ends a turn yet.
};

const MODIFIERS: Readonly<Record<string, (node: Json) => Modifier>> = {
  triggerMultiplier: (node) => ({
    type: "triggerMultiplier",
    trigger: node.field("trigger").oneOf(...Object.keys(TRIGGERS)),
    times: node.field("times").integer(),
    stacking: node.field("stacking").oneOf("max", "additive"),
  }),
  damageRedirect: (node) => {
    node.field("from").oneOf("friendlyHero");
    node.field("to").oneOf("self");
    return { type: "damageRedirect" };
  },
};

export function compileTrigger(ability: Json): Trigger {
  const on = ability.field("on");
  return { label: on.type, answers: on.word(TRIGGERS), effect: compileEffect(ability.field("effect")) };
}

export function compileModifier(node: Json): Modifier {
  return node.word(MODIFIERS);
}

/** Answers an event of a type if its subject is on the right side and of the right kind. */
function whenAny(
  node: Json,
  type: Event["type"],
  suits: (subject: Entity, listener: Entity) => boolean,
): Answers {
  const onSide = compileSide(node);
  return (world: World, listener: Entity, event: Event) => {
    if (event.type !== type) return false;
    const subject = subjectOf(world, event);
    return subject !== undefined && suits(subject, listener) && onSide(subject, listener.owner);
  };
}

function whenMine(type: "Died" | "Played"): Answers {
  return (_world, listener, event) => event.type === type && (event as { id: Id }).id === listener.id;
}

function isMinion({ card }: Entity): boolean {
  return card.type === "minion";
}
