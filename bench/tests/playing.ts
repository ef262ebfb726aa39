/** Plays a situation on an engine and writes down all that can be seen of it. */
import { type Id, resolveSetup, type Scenario, type ScenarioPlayer, type Step } from "@course/harness";
import { canonicalLines, type ReadableGame } from "../src/canonical.ts";

/** What the contract's engines have, of all that a scenario's world may have. */
export interface PlayedGame extends ReadableGame {
  cast(card: string, player: 0 | 1): void;
  dealDamage(target: Id, amount: number): void;
  destroy(target: Id): void;
  play(handId: Id): Id;
  summon(card: string, player: 0 | 1): Id;
  draw(player: 0 | 1, n: number): void;
}

/** What to do with the game before each step: a copy must go on like the original. */
export type Between = (game: PlayedGame) => PlayedGame;

/** Log, zones and refusals, line by line. A step that an engine refuses must be refused by the other too. */
export function play(
  player: ScenarioPlayer,
  scenario: Scenario,
  between: Between = (game) => game,
): string[] {
  let game = player.createWorld(resolveSetup(scenario)) as unknown as PlayedGame; // A stage of the contract has them all.
  const hands = labelsOfHands(game, scenario);
  const refusals: string[] = [];
  for (const [index, step] of scenario.steps.entries()) {
    game = between(game);
    try {
      perform(game, step, hands);
    } catch (error) {
      refusals.push(`step ${index + 1} was refused: ${reasonOf(error)}`);
    }
  }
  return [...refusals, ...canonicalLines(game)];
}

/** A step that has no target on this board is left out. */
function perform(game: PlayedGame, step: Step, hands: ReadonlyMap<string, Id>): void {
  if ("cast" in step) game.cast(step.cast, step.player);
  else if ("summon" in step) game.summon(step.summon, step.player);
  else if ("draw" in step) game.draw(...step.draw);
  else if ("play" in step) onTarget(hands.get(step.play), (id) => game.play(id));
  else if ("destroy" in step) onTarget(characterAt(game, step.destroy), (id) => game.destroy(id));
  else if ("damage" in step) {
    const [subject, amount] = step.damage;
    onTarget(characterAt(game, subject), (id) => game.dealDamage(id, amount));
  }
}

function onTarget(id: Id | undefined, act: (id: Id) => void): void {
  if (id !== undefined) act(id);
}

/** `hero0`, or `board0:1`. */
function characterAt(game: PlayedGame, subject: string): Id | undefined {
  const [, zone, player, index] = /^(hero|board)([01]):?(\d?)$/.exec(subject)!;
  const side = Number(player) as 0 | 1;
  return zone === "hero" ? game.hero(side) : game.board(side)[Number(index)];
}

function labelsOfHands(game: PlayedGame, { players }: Scenario): Map<string, Id> {
  const labels = new Map<string, Id>();
  for (const player of [0, 1] as const) {
    for (const [index, card] of (players[player].hand ?? []).entries()) {
      if (typeof card !== "string" && card.as) labels.set(card.as, game.hand(player)[index]!);
    }
  }
  return labels;
}

/** Engines word their refusals as they like, but they must agree that it was a limit. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /Death Phase limit|event limit/i.exec(message)?.[0].toLowerCase() ?? "not allowed";
}
