/**
 * A table with enough of everything: minions of every kind on both sides, weapons, Secrets, cards in every zone
 * and full mana, so that each card can be played there with each of its targets and options.
 */
import { type EntityId, HAND, intern } from "@course/core";
import { putInto, setMana } from "@course/rules-hs";
import { FullGame, hearthstoneStage, type MatchAction, resolveSetup, type Scenario } from "../src/index.ts";
import { takeAction } from "../src/match/action-fault.ts";
import { brokenLaws } from "../src/match/laws.ts";
import { legalActions } from "../src/match/legal-actions.ts";
import type { FactAndCard } from "./legacy-facts.ts";

const stage = await hearthstoneStage();

/** What a test wants to be otherwise than on the usual table. */
export interface TableOptions {
  readonly hero?: string;
  readonly own?: Partial<Scenario["players"][0]>;
  readonly enemy?: Partial<Scenario["players"][1]>;
}

const SITUATION: Omit<Scenario, "players"> = {
  ...{ id: "table", title: "A table", rule: "none", source: "none" },
  ...{ active: 0, steps: [], expect: [] },
};

const DECK = [
  "Wisp",
  "Voidwalker",
  "Southsea Deckhand",
  "Bloodfen Raptor",
  "Moonfire",
  "Wisp",
  "Wisp",
  "Wisp",
];

/** The table; it is the turn of player 0. */
export function newTable({ hero = "Jaina Proudmoore", own = {}, enemy = {} }: TableOptions = {}): FullGame {
  const world = stage.scenarioPlayer.createWorld(
    resolveSetup({
      ...SITUATION,
      players: [
        {
          ...{ hero, health: 20, armor: 3, deck: DECK, hand: ["Wisp", "Bloodfen Raptor", "Lightning Bolt"] },
          board: [
            { card: "Bloodfen Raptor", damage: 1 },
            { card: "Voidwalker" },
            { card: "Murloc Raider" },
            { card: "Searing Totem" },
          ],
          ...{ weapon: { card: "Fiery War Axe" }, secrets: ["Ice Barrier"] },
          ...own,
        },
        {
          ...{ hero: "Rexxar", health: 28, deck: DECK, hand: ["Wisp", "Moonfire"] },
          board: [
            { card: "Boulderfist Ogre", damage: 2 },
            { card: "Core Hound", frozen: true },
            { card: "Flame Imp" },
            { card: "Goldshire Footman" },
          ],
          ...{ weapon: { card: "Fiery War Axe" }, secrets: ["Snake Trap"] },
          ...enemy,
        },
      ],
    }),
  );
  if (!(world instanceof FullGame)) throw new Error("newTable: the stage has no whole game");
  return world;
}

/** Puts a card, by its id, into a hand. */
export function intoHand(game: FullGame, card: string, player: 0 | 1 = 0): EntityId {
  const { library } = game.world;
  return game.world.edit(() => putInto(HAND, library.withId(intern(card)), player)) as EntityId;
}

/** Takes an action, answers every choice that it opens with the last option, and says which laws are broken. */
export function take(game: FullGame, action: MatchAction): string[] {
  const refusal = takeAction(game.world, action);
  if (refusal !== undefined) return [`${JSON.stringify(action)} is refused; expected ${refusal}`];
  while (game.world.pending !== undefined) game.world.answer(game.world.pending.options.length - 1);
  return brokenLaws(game.world);
}

/** One action for each target and option that a card in hand may be played with; a minion goes to the far right. */
export function waysToPlay(game: FullGame, id: EntityId): MatchAction[] {
  const ways = new Map<string, MatchAction>();
  for (const action of legalActions(game.world)) {
    if (action.type === "play" && action.card === id) ways.set(`${action.target} ${action.choose}`, action);
  }
  return [...ways.values()];
}

/** Fills both players' mana. */
export function fillMana(game: FullGame): void {
  game.world.edit(() => {
    for (const player of [0, 1] as const) setMana(player, 10, 10);
  });
}

/** The kinds of trigger that a card has of its own. */
export function triggersOf({ card }: FactAndCard): unknown[] {
  const abilities = (card.abilities ?? []) as readonly { kind: string; on?: unknown }[];
  return abilities.flatMap(({ kind, on }) => (kind === "trigger" ? [on] : []));
}

/** How often a trigger of an entity has resolved. */
export function timesTriggered(game: FullGame, id: number): number {
  return game.log().filter((event) => event.type === "Triggered" && event.source === id).length;
}
