/**
 * Games made at random: cards and actions as data, played on anything that is an `Engine`.
 *
 * The same script is played on the kernel (`scripted-kernel.ts`) and on a naive telling of it
 * (`naive-kernel.ts`). Cards summon only cards with a smaller number, and the dead stay dead, so that
 * nearly every game ends.
 */
import fc from "fast-check";
import type { EntityId, Player, TriggerScope } from "../src/index.ts";

/** Whom a part of a text is about, asked as the part starts. All but `self` and `subject` are minions in play. */
export type Target = "self" | "subject" | "mine" | "theirs" | "oldest" | "rightmost";

/** One part of a text. */
export type Part =
  | { readonly do: "raise"; readonly kind: "Ping" | "Pong"; readonly at: Target }
  | { readonly do: "wound" | "heal" | "destroy" | "bounce" | "steal" | "silence"; readonly at: Target }
  | { readonly do: "summon"; readonly card: number; readonly atPlaceOfSelf: boolean }
  | { readonly do: "recall" }
  | { readonly do: "update" }
  | { readonly do: "roll"; readonly options: number };

/** Kinds of event that a script's triggers answer. */
export type Kind = "Ping" | "Pong" | "Entered" | "Destroyed";
const KINDS: readonly Kind[] = ["Ping", "Pong", "Entered", "Destroyed"];

export interface TriggerScript {
  readonly on: Kind;
  readonly label: string;
  readonly scope: TriggerScope;
  /** Whether it answers only what happens to others. */
  readonly notItself: boolean;
  readonly evenIfGone: boolean;
  readonly text: readonly Part[];
}

export interface MultiplierScript {
  readonly label: string;
  readonly times: number;
  readonly isAdditive: boolean;
}

export interface CardScript {
  readonly triggers: readonly TriggerScript[];
  readonly multipliers: readonly MultiplierScript[];
}

/** An action: the text that a minion in play acts out, if there is one. */
export interface ActionScript {
  readonly actor: number;
  readonly text: readonly Part[];
}

export interface Script {
  readonly cards: readonly CardScript[];
  readonly board: readonly { readonly card: number; readonly player: Player; readonly before: number }[];
  readonly actions: readonly ActionScript[];
}

/** What a text can do and ask. Ids of minions in play come in order of play. */
export interface Engine {
  minions(): EntityId[];
  rightmost(player: Player): EntityId;
  ownerOf(id: EntityId): Player;
  isMinion(id: EntityId): boolean;
  /** Records one Event for each subject, and then resolves them. */
  raise(kind: Kind, subjects: readonly EntityId[]): void;
  summon(card: number, player: Player, inPlaceOf: EntityId): EntityId;
  wound(id: EntityId): void;
  heal(id: EntityId): void;
  destroy(id: EntityId): void;
  bounce(id: EntityId): void;
  steal(id: EntityId): void;
  silence(id: EntityId): void;
  /** Brings a player's hand into play and says who came. */
  recall(player: Player): EntityId[];
  update(): void;
  roll(options: number): void;
}

/** Who acts out a text. `card` is the number of its card: it summons only smaller ones. */
export interface Actor {
  readonly self: EntityId;
  readonly player: Player;
  readonly subject: EntityId;
  readonly card: number;
}

const NOBODY = 0 as EntityId;

/** Acts out a text, part by part. */
export function act(engine: Engine, actor: Actor, text: readonly Part[]): void {
  for (const part of text) actPart(engine, actor, part);
}

function actPart(engine: Engine, actor: Actor, part: Part): void {
  if (part.do === "raise") engine.raise(part.kind, targets(engine, actor, part.at));
  else if (part.do === "summon") summon(engine, actor, part.card, part.atPlaceOfSelf ? actor.self : NOBODY);
  else if (part.do === "recall") engine.raise("Entered", engine.recall(actor.player));
  else if (part.do === "update") engine.update();
  else if (part.do === "roll") engine.roll(part.options);
  else for (const id of targets(engine, actor, part.at)) if (engine.isMinion(id)) engine[part.do](id);
}

function summon(engine: Engine, actor: Actor, card: number, inPlaceOf: EntityId): void {
  if (actor.card === 0) return;
  engine.raise("Entered", [engine.summon(card % actor.card, actor.player, inPlaceOf)]);
}

function targets(engine: Engine, { self, player, subject }: Actor, at: Target): EntityId[] {
  const only = (id: EntityId | undefined) => (id === undefined || id === NOBODY ? [] : [id]);
  switch (at) {
    case "self":
      return only(self);
    case "subject":
      return only(subject);
    case "oldest":
      return only(engine.minions()[0]);
    case "rightmost":
      return only(engine.rightmost(player));
    default:
      return engine.minions().filter((id) => (engine.ownerOf(id) === player) === (at === "mine"));
  }
}

/** The one who acts out an action: a minion in play, or nobody for player 0. */
export function actorOf(engine: Engine, { actor }: ActionScript, cards: number): Actor {
  const minions = engine.minions();
  const self = minions[actor % Math.max(1, minions.length)] ?? NOBODY;
  return { self, player: self === NOBODY ? 0 : engine.ownerOf(self), subject: NOBODY, card: cards };
}

const target = fc.constantFrom<Target>(
  "self",
  "self",
  "subject",
  "subject",
  "mine",
  "theirs",
  "oldest",
  "rightmost",
);
const label = fc.constantFrom("react", "deathrattle");

const raising = fc.record({
  do: fc.constant("raise" as const),
  kind: fc.constantFrom("Ping" as const, "Pong" as const),
  at: target,
});
const killing = fc.record({ do: fc.constantFrom("wound" as const, "destroy" as const), at: target });
const moving = fc.record({
  do: fc.constantFrom("heal" as const, "bounce" as const, "steal" as const, "silence" as const),
  at: target,
});
const summoning = fc.record({
  do: fc.constant("summon" as const),
  card: fc.nat(5),
  atPlaceOfSelf: fc.boolean(),
});
const recalling = fc.constant({ do: "recall" as const });
const updating = fc.constant({ do: "update" as const });
const rolling = fc.record({ do: fc.constant("roll" as const), options: fc.integer({ min: 1, max: 6 }) });

function texts(withDice: boolean): fc.Arbitrary<Part[]> {
  const part: fc.Arbitrary<Part> = fc.oneof(
    { weight: 4, arbitrary: raising },
    { weight: 3, arbitrary: killing },
    { weight: 2, arbitrary: moving },
    { weight: 2, arbitrary: summoning },
    { weight: 1, arbitrary: recalling },
    { weight: 1, arbitrary: updating },
    { weight: withDice ? 2 : 0, arbitrary: rolling },
  );
  return fc.array(part, { minLength: 1, maxLength: 3, size: "max" });
}

function cardScripts(text: fc.Arbitrary<Part[]>): fc.Arbitrary<CardScript> {
  const trigger = fc.record<TriggerScript>({
    on: fc.constantFrom(...KINDS),
    label,
    scope: fc.constantFrom<TriggerScope>("any", "friendly", "enemy", "self"),
    notItself: fc.boolean(),
    evenIfGone: fc.boolean(),
    text,
  });
  const multiplier = fc.record<MultiplierScript>({
    label,
    times: fc.integer({ min: 1, max: 3 }),
    isAdditive: fc.boolean(),
  });
  return fc.record({
    triggers: fc.array(trigger, { minLength: 1, maxLength: 3, size: "max" }).map(oneScopeAKind),
    multipliers: fc.array(multiplier, { maxLength: 1 }),
  });
}

/** Which of a card's own and its broad triggers on one kind goes first is no rule, so no card has both. */
function oneScopeAKind(triggers: readonly TriggerScript[]): TriggerScript[] {
  return triggers.map((trigger) => {
    const first = triggers.find(({ on }) => on === trigger.on) ?? trigger;
    const isSelf = first.scope === "self";
    return (trigger.scope === "self") === isSelf ? trigger : { ...trigger, scope: first.scope };
  });
}

/** Scripts of whole games, with or without dice. */
export function scripts({ withDice }: { readonly withDice: boolean }): fc.Arbitrary<Script> {
  const text = texts(withDice);
  return fc.record({
    cards: fc.array(cardScripts(text), { minLength: 1, maxLength: 4, size: "max" }),
    board: fc.array(
      fc.record({ card: fc.nat(3), player: fc.constantFrom<Player>(0, 1), before: fc.nat(6) }),
      { minLength: 2, maxLength: 7, size: "max" },
    ),
    actions: fc.array(fc.record({ actor: fc.nat(6), text }), { minLength: 1, maxLength: 4, size: "max" }),
  });
}
