/** An action of the rules as the step of a scenario that takes it: names where the rules have ids. */
import type { Action, World } from "@course/core";
import { cardOf, type EntityId, NONE, ownerOf, zoneName } from "@course/core";
import type { Player } from "../handles.ts";
import type { Step, Subject } from "../scenario.ts";
import type { Told } from "./told-start.ts";

/** An action's own fields, which the rules have checked before it began. */
type Fields = Readonly<Record<string, unknown>>;
type Wording = (fields: Fields, name: (id: unknown) => Subject) => Step;

/** The steps of an action and of the answers that it was given; none where no step takes such an action. */
export function toldSteps(
  { world, action, answers }: { world: World; action: Action; answers: readonly number[] },
  told: Told,
): Step[] {
  const wording = WORDINGS[action.type];
  if (wording === undefined) return [];
  const step = wording(action as Fields & Action, (id) => nameIn(world, told, id as EntityId));
  return [step, ...picks(world.clone(), action, answers)];
}

function nameIn(world: World, told: Told, id: EntityId): Subject {
  const label = told.labels.get(id);
  return label ?? world.read(() => `${cardOf(id).definition.name} in ${zoneName(id)} of ${ownerOf(id)}`);
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
  const steps: Step[] = [];
  for (const [index, answer] of answers.entries()) {
    if (index === 0) world.perform(action);
    else world.answer(answers[index - 1] as number);
    const option = world.pending?.options[answer];
    if (option !== undefined) steps.push({ pick: world.read(() => cardOf(option).definition.name) });
  }
  return steps;
}
