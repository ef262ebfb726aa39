/** An action of the rules as the step of a scenario that takes it: names where the rules have ids. */
import type { Action, World } from "@course/core";
import { cardOf, type EntityId, NONE, ownerOf, zoneName } from "@course/core";
import type { Player } from "../handles.ts";
import type { Step, Subject } from "../scenario.ts";
import { subjectOf } from "./subject-of.ts";
import type { Told } from "./told-start.ts";

/** An action's own fields, which the rules have checked before it began. */
type Fields = Readonly<Record<string, unknown>>;
type Wording = (fields: Fields, name: (id: unknown) => Subject) => Step;

/** The steps of an action and of the answers that it was given; none where no step takes such an action. */
export function toldSteps(
  { world, action, answers }: { world: World; action: Action; answers: readonly number[] },
  { labels }: Pick<Told, "labels">,
): Step[] {
  const nameIn = (id: EntityId) =>
    subjectOf(world, labels, id) ??
    world.read(() => `${cardOf(id).definition.name} in ${zoneName(id)} of ${ownerOf(id)}`);
  const step = toldStep(action, nameIn);
  return step === undefined ? [] : [step, ...picks(world.clone(), action, answers)];
}

/** The step that takes an action; `undefined` where none does. */
export function toldStep(action: Action, name: (id: EntityId) => Subject): Step | undefined {
  return WORDINGS[action.type]?.(action as Fields & Action, (id) => name(id as EntityId));
}

/** The step that answers the question that is open with one of its options. */
export function toldPick(world: World, answer: number): Step | undefined {
  const option = world.pending?.options[answer];
  return option === undefined ? undefined : { pick: world.read(() => cardOf(option).definition.name) };
}

const WORDINGS: Readonly<Record<string, Wording>> = {
  play: ({ id, target, at, choose }, name) => ({
    play: name(id),
    ...aimed(target, name),
    ...(typeof at === "number" && { at }),
    ...(typeof choose === "number" && { choose }),
  }),
  heroPower: ({ player, target }, name) => ({ heroPower: player as Player, ...aimed(target, name) }),
  attack: ({ attacker, defender }, name) => ({ attack: [name(attacker), name(defender)] }),
  endTurn: () => ({ endTurn: true }),
  cast: ({ card, player, target }, name) => ({
    cast: String(card),
    player: player as Player,
    ...aimed(target, name),
  }),
  dealDamage: ({ target, amount }, name) => ({ damage: [name(target), Number(amount)] }),
  heal: ({ target, amount }, name) => ({ heal: [name(target), Number(amount)] }),
  destroy: ({ target }, name) => ({ destroy: name(target) }),
  freeze: ({ target }, name) => ({ freeze: name(target) }),
  draw: ({ player, n }) => ({ draw: [player as Player, Number(n)] }),
  summon: ({ card, player }) => ({ summon: String(card), player: player as Player }),
};

function aimed(target: unknown, name: (id: unknown) => Subject): { readonly target?: Subject } {
  return target === undefined || target === NONE ? {} : { target: name(target) };
}

/** What was answered, by the names of the options. Each question is seen by answering the ones before it. */
function picks(world: World, action: Action, answers: readonly number[]): Step[] {
  return answers.flatMap((answer, index) => {
    if (index === 0) world.perform(action);
    else world.answer(answers[index - 1] as number);
    return toldPick(world, answer) ?? [];
  });
}
