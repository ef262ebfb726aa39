/**
 * Errors as scenario files: an error that a Sequence threw, told so that `course play` shows it again.
 *
 * A world can hold more than a scenario can say, such as enchantments or a graveyard. That is named in the
 * scenario's note, so that nobody trusts it further than it goes.
 */
import { failureOf, type World } from "@course/core";
import { firstLineOf, messageOf } from "../error-text.ts";
import { startGame } from "../kernel-game.ts";
import { setUpWorld } from "../kernel-setup.ts";
import { ownCardsOf } from "../own-cards.ts";
import type { Scenario } from "../scenario.ts";
import { resolveSetup } from "../scenario-setup.ts";
import { differencesOf, withKeywords } from "./differences.ts";
import { type Told, tellStart } from "./told-start.ts";
import { toldSteps } from "./told-step.ts";
import { withoutUnusedLabels } from "./used-labels.ts";

/**
 * The scenario that shows an error again: the world before the action, the action, and the answers.
 *
 * @returns `undefined` for an error that no Sequence threw, such as a refusal, which says all in its message.
 * @example writeFileSync("failure.json", JSON.stringify(scenarioOf(error))) // then: course play failure.json
 */
export function scenarioOf(error: unknown): Scenario | undefined {
  const failure = failureOf(error);
  if (failure === undefined) return undefined;
  const { world, action, rolls } = failure;
  const told = world.read(() => tellStart(world));
  const steps = toldSteps(failure, told);
  const scenario: Scenario = {
    id: `failed-${action.type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    title: firstLineOf(messageOf(error)),
    rule: "an action ends, or is refused before it begins",
    source: "told by an error",
    ...startOf(world, told),
    steps,
    expect: [],
    ...(rolls.length > 0 && { rolls }),
  };
  const noStep = steps.length === 0 ? [`no step takes the action ${JSON.stringify(action)}`] : [];
  return withoutUnusedLabels(withNote(scenario, told, world, noStep));
}

/** What a scenario says of the world that it starts from. */
export function startOf(
  world: World,
  told: Told,
): Pick<Scenario, "profile" | "players" | "order" | "active" | "cards"> {
  const cards = ownCardsOf(world.library);
  return {
    profile: world.rules.switches.aurasFollowSummons === true ? "2017" : "classic",
    ...told.start,
    ...(cards.length > 0 && { cards }),
  };
}

/** Says what no scenario can say. It may be that much that the start cannot even be set up. */
export function withNote(
  scenario: Scenario,
  told: Told,
  world: World,
  noStep: readonly string[] = [],
): Scenario {
  try {
    const [whole, differences] = withAllKeywords(scenario, told, world);
    return noted(whole, [...noStep, ...differences]);
  } catch (error) {
    return noted(scenario, [...noStep, `the start cannot be set up: ${firstLineOf(messageOf(error))}`]);
  }
}

function noted(scenario: Scenario, unsaid: readonly string[]): Scenario {
  return unsaid.length === 0 ? scenario : { ...scenario, note: `Not said here: ${unsaid.join("; ")}` };
}

/** The scenario with the keywords that the first telling left out, and how its start differs still. */
function withAllKeywords(scenario: Scenario, told: Told, world: World): [Scenario, readonly string[]] {
  const { keywords } = differencesOf(world, setUp(scenario, world));
  const [first, second] = told.start.players;
  const players = [withKeywords(first, keywords[0]), withKeywords(second, keywords[1])] as const;
  const whole = { ...scenario, players };
  return [whole, differencesOf(world, setUp(whole, world)).unsaid];
}

function setUp(scenario: Scenario, { library, rules }: World): World {
  const { world } = startGame(library, rules, {});
  setUpWorld(world, resolveSetup(scenario));
  return world;
}
