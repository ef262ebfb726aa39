/**
 * How a match opens: heroes and their powers, shuffled decks, first hands, and what is put back of them.
 *
 * The first player has three cards, the second four and The Coin. Each may put cards back once: others are
 * drawn for them, and then those put back are shuffled in (rulebook 18.9).
 */
import {
  type Action,
  type Card,
  choose,
  createEntity,
  currentLibrary,
  DECK,
  type EntityId,
  firstIn,
  HAND,
  listZone,
  moveTo,
  NOWHERE,
  type Player,
  type World,
} from "@course/core";
import { becomeHero, requireCard } from "@course/rules-hs";
import { type Deck, heroNamed } from "./deck.ts";

/** How many cards the first and the second player begin with. */
export const FIRST_HANDS: readonly [number, number] = [3, 4];

/** What the second player gets besides. */
const COIN = "The Coin";

/** Sets both sides up. The first hands are drawn, and nobody has put a card back. */
export function openMatch(world: World, decks: readonly [Deck, Deck]): void {
  world.edit(() => {
    for (const player of [0, 1] as const) {
      const { hero, cards } = decks[player];
      becomeHero(heroNamed(currentLibrary(), hero) as Card, player);
      for (const name of cards) moveTo(createEntity(requireCard("newMatch", name, PLAYABLE), player), DECK);
      shuffleDeck(player);
      drawFirst(player, FIRST_HANDS[player]);
    }
  });
  world.clearLog();
}

/** Puts cards of the first hand back, by their places, and draws others. */
export function putBack(world: World, player: Player, places: readonly number[]): void {
  world.edit(() => {
    const hand = listZone(player, HAND);
    const returned = places.map((place) => hand[place] as EntityId);
    for (const id of returned) {
      moveTo(firstIn(player, DECK), HAND, id); // The new card takes the place of the old one.
      moveTo(id, NOWHERE);
    }
    for (const id of returned) moveTo(id, DECK);
    if (returned.length > 0) shuffleDeck(player);
  });
}

/** Both hands are settled: the second player gets The Coin, where these cards have one, and the first turn begins. */
export function beginFirstTurn(world: World): void {
  const coin = world.library.named(COIN);
  if (coin !== undefined) world.edit(() => moveTo(createEntity(coin, 1), HAND));
  world.perform({ type: "beginGame", player: 0 } as Action);
}

const PLAYABLE: readonly string[] = ["minion", "spell", "weapon"];

function drawFirst(player: Player, count: number): void {
  for (let drawn = 0; drawn < count; drawn++) moveTo(firstIn(player, DECK), HAND);
}

/** Brings a deck into another order, by the game's own stream. */
function shuffleDeck(player: Player): void {
  const order = listZone(player, DECK);
  for (let last = order.length - 1; last > 0; last--) {
    const other = choose(last + 1);
    [order[last], order[other]] = [order[other] as EntityId, order[last] as EntityId];
  }
  for (const id of order) moveTo(id, DECK);
}
