/**
 * Labels: each names one entity, and the order of play speaks only of entities in play.
 *
 * These rules hold between values, so the schema cannot say them. Whether a subject finds an entity
 * is seen when the scenario runs: a card's name may name what an effect brings into play.
 */
import { type Issue, withNearest } from "./issues.ts";
import type { Scenario, ScenarioCard, ScenarioSide } from "./scenario.ts";

const HEROES: ReadonlySet<string> = new Set(["hero0", "hero1"]);

/** A label and where the scenario gives it. */
interface Given {
  readonly label: string;
  readonly path: readonly (string | number)[];
  readonly inPlay: boolean;
}

/** Everything that is wrong with the labels of a scenario. */
export function checkLabels(scenario: Scenario): Issue[] {
  const given = [...scenario.players.flatMap(labelsOfSide), ...labelsOfSteps(scenario)];
  return [...repeated(given), ...reserved(given), ...outOfOrder(scenario, given)];
}

function labelsOfSide(side: ScenarioSide, player: number): Given[] {
  const at = (zone: keyof ScenarioSide, inPlay: boolean) => (card: ScenarioCard, index: number) =>
    given(card, ["players", player, zone, index, "as"], inPlay);
  return [
    ...(side.deck ?? []).flatMap(at("deck", false)),
    ...(side.hand ?? []).flatMap(at("hand", false)),
    ...(side.board ?? []).flatMap(at("board", true)),
    ...(side.secrets ?? []).flatMap(at("secrets", true)),
    ...(side.weapon ? given(side.weapon, ["players", player, "weapon", "as"], true) : []),
  ];
}

function labelsOfSteps(scenario: Scenario): Given[] {
  return scenario.steps.flatMap((step, index) =>
    "summon" in step ? given({ card: step.summon, ...step }, ["steps", index, "as"], false) : [],
  );
}

function given(card: ScenarioCard, path: Given["path"], inPlay: boolean): Given[] {
  const label = typeof card === "string" ? undefined : card.as;
  return label === undefined ? [] : [{ label, path, inPlay }];
}

function repeated(given: readonly Given[]): Issue[] {
  const seen = new Set<string>();
  const again = given.filter(({ label }) => seen.size === seen.add(label).size);
  return again.map((one) => issue(one, "a label that no other entity has"));
}

function reserved(given: readonly Given[]): Issue[] {
  const taken = given.filter(({ label }) => HEROES.has(label));
  return taken.map((one) => issue(one, "another label: this one always names a hero"));
}

function outOfOrder(scenario: Scenario, given: readonly Given[]): Issue[] {
  const inPlay = given.filter((one) => one.inPlay).map(({ label }) => label);
  const order = scenario.order ?? [];
  return order.flatMap((label, index) => {
    const path = ["order", index];
    if (order.indexOf(label) < index) return issue({ label, path }, "each label once");
    if (inPlay.includes(label)) return [];
    const known = inPlay.map((name) => JSON.stringify(name)).join(", ");
    const expected = known === "" ? "no label: none is in play" : `a label of an entity in play: ${known}`;
    return withNearest(issue({ label, path }, expected), [label]);
  });
}

function issue({ label, path }: Pick<Given, "label" | "path">, expected: string): Issue {
  return { path, found: JSON.stringify(label), expected };
}
