/** The steps of a scenario: which call of the world each one is. */
import type { Id } from "./handles.ts";
import type { Step, StepKind, Steps, Subject } from "./scenario.ts";
import type { PlayOptions } from "./scenario-player.ts";
import type { Scene } from "./scene.ts";

/** Plays one step. */
export function playStep(scene: Scene, step: Step): void {
  const play = STEPS[kindOfStep(step)] as (scene: Scene, step: Step) => void; // The kind is the step's own.
  play(scene, step);
}

/** The key that names a step. */
export function kindOfStep(step: Step): StepKind {
  const kind = Object.keys(step).find((key) => Object.hasOwn(STEPS, key));
  if (kind === undefined) throw new Error(`step is ${JSON.stringify(step)}; expected a step`);
  return kind as StepKind;
}

/** How a card is played, with ids for subjects. */
export function playOptions(scene: Scene, { target, at, choose }: Steps["play"]): PlayOptions {
  return {
    ...(target !== undefined && { target: scene.find(target) }),
    ...(at !== undefined && { at }),
    ...(choose !== undefined && { choose }),
  };
}

/** The target's id, or none. */
export function optionalTarget(scene: Scene, target: Subject | undefined): Id | undefined {
  return target === undefined ? undefined : scene.find(target);
}

const STEPS: { readonly [Kind in StepKind]: (scene: Scene, step: Steps[Kind]) => void } = {
  play(scene, step) {
    const card = scene.find(step.play);
    const options = playOptions(scene, step);
    if (step.at === undefined && step.choose === undefined) scene.knowing("play").play(card, options.target);
    else scene.knowing("playWith", step.at === undefined ? "play choose" : "play at").playWith(card, options);
  },
  heroPower(scene, { heroPower, target }) {
    scene.knowing("heroPower").heroPower(heroPower, optionalTarget(scene, target));
  },
  attack(scene, { attack: [attacker, defender] }) {
    scene.knowing("orderAttack", "attack").orderAttack(scene.find(attacker), scene.find(defender));
  },
  endTurn(scene) {
    scene.knowing("endTurn").endTurn();
  },
  pick(scene, { pick }) {
    scene.knowing("pick").pick(pick);
  },
  cast(scene, { cast, player, target }) {
    scene.knowing("cast").cast(cast, player, optionalTarget(scene, target));
  },
  damage(scene, { damage: [target, amount] }) {
    scene.knowing("dealDamage", "damage").dealDamage(scene.find(target), amount);
  },
  heal(scene, { heal: [target, amount] }) {
    scene.knowing("heal").heal(scene.find(target), amount);
  },
  destroy(scene, { destroy }) {
    scene.knowing("destroy").destroy(scene.find(destroy));
  },
  freeze(scene, { freeze }) {
    scene.knowing("freeze").freeze(scene.find(freeze));
  },
  draw(scene, { draw: [player, count] }) {
    scene.knowing("draw").draw(player, count);
  },
  summon(scene, { summon, player, as }) {
    const id = scene.knowing("summon").summon(summon, player);
    if (as !== undefined) scene.bind(as, id);
  },
};
