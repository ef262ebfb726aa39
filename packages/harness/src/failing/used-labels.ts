/** A scenario without the labels that nothing in it speaks of, and without order of what is not there. */

import type { Scenario, ScenarioCard, ScenarioMinion, ScenarioSide, ScenarioWeapon } from "../scenario.ts";
import { cardName } from "../scenario-setup.ts";

/** Takes away what tells the reader nothing: unused labels, labels in `order` that nobody has, an empty `order`. */
export function withoutUnusedLabels(scenario: Scenario): Scenario {
  const { order: given = [], ...others } = scenario;
  const inPlay = new Set(scenario.players.flatMap(labelsInPlay));
  const order = given.filter((label) => inPlay.has(label));
  const used = new Set<unknown>([...order, ...scenario.steps.flatMap((step) => Object.values(step).flat())]);
  const [first, second] = scenario.players;
  const players = [withUsed(first, used), withUsed(second, used)] as const;
  return { ...others, players, ...(order.length > 0 && { order }) };
}

function labelsInPlay({ board = [], weapon, secrets = [] }: ScenarioSide): (string | undefined)[] {
  return [...board, ...(weapon ? [weapon] : []), ...secrets].map((card) =>
    typeof card === "string" ? undefined : card.as,
  );
}

/** A side with the labels that are used, and without zones that are empty. */
function withUsed(side: ScenarioSide, used: ReadonlySet<unknown>): ScenarioSide {
  const { deck = [], hand = [], board = [], weapon, secrets = [], ...hero } = side;
  const cards = (zone: readonly ScenarioCard[]) => zone.map((card) => short(card, used));
  return {
    ...hero,
    ...(deck.length > 0 && { deck: cards(deck) }),
    ...(hand.length > 0 && { hand: cards(hand) }),
    ...(board.length > 0 && { board: board.map((minion) => unlabelled(minion, used)) }),
    ...(weapon && { weapon: unlabelled(weapon, used) }),
    ...(secrets.length > 0 && { secrets: cards(secrets) }),
  };
}

function short(card: ScenarioCard, used: ReadonlySet<unknown>): ScenarioCard {
  return typeof card !== "string" && used.has(card.as) ? card : cardName(card);
}

function unlabelled<Kind extends ScenarioMinion | ScenarioWeapon>(
  card: Kind,
  used: ReadonlySet<unknown>,
): Kind {
  if (used.has(card.as)) return card;
  const { as: _, ...rest } = card;
  return rest as Kind; // All that a card must have is still there.
}
