/**
 * A scenario's start on the plain engine: entities placed outside of any Sequence, so that no event is raised.
 *
 * What the rules up to module 05 do not know is refused, never left out.
 */
import { NotYetARule, type Player, type ResolvedSetup, type ResolvedSide } from "@course/harness";
import { updateAuras } from "./auras.ts";
import { type Card, type Entity, health, World } from "./model.ts";
import { create } from "./zones.ts";

const PLAYERS: readonly Player[] = [0, 1];

/** A world as the setup says, with the cards and the heroes of another. */
export function setUp(fresh: World, setup: ResolvedSetup): World {
  refuseLaterRules(setup);
  const world = new World(withPrintedNumbers(fresh.cards, setup.stats), fresh.limits);
  for (const player of PLAYERS) {
    const { deck, hand, health: left, armor } = setup.players[player];
    const hero = create(world, fresh.hero(player).card, player, "play");
    hero.damage = health(hero) - left;
    hero.armor = armor;
    for (const name of deck) create(world, cardNamed(world, name), player, "deck");
    for (const name of hand) create(world, cardNamed(world, name), player, "hand");
  }
  placeMinions(world, setup);
  updateAuras(world);
  return world;
}

/** Places minions in order of play, then brings each board into the order of the setup. */
function placeMinions(world: World, { players }: ResolvedSetup): void {
  const minions = PLAYERS.flatMap((player) => players[player].board.map((minion) => ({ ...minion, player })));
  const placed = new Map<number, Entity>();
  for (const minion of minions.toSorted((a, b) => a.orderOfPlay - b.orderOfPlay)) {
    const entity = create(world, cardNamed(world, minion.card), minion.player, "play");
    entity.damage = minion.damage;
    placed.set(minion.orderOfPlay, entity);
  }
  for (const player of PLAYERS) {
    world.zones[player].play = players[player].board.map(({ orderOfPlay }) => placed.get(orderOfPlay)!);
  }
}

function cardNamed(world: World, name: string): Card {
  const card = world.cards.get(name);
  if (card === undefined) throw new Error(`setUp: card is "${name}"; expected the name of a loaded card`);
  return card;
}

function withPrintedNumbers(cards: World["cards"], stats: ResolvedSetup["stats"]): World["cards"] {
  return new Map(
    [...cards].map(([key, card]) => {
      const [, attack = card.attack, printedHealth = card.health] = stats.get(card.name) ?? [];
      return [key, { ...card, attack, health: printedHealth }];
    }),
  );
}

function refuseLaterRules({ active, profile, players }: ResolvedSetup): void {
  if (active !== 0) throw new NotYetARule("setup active");
  if (profile === "classic") throw new NotYetARule("setup profile");
  for (const side of players) {
    for (const [what, isUsed] of Object.entries(laterRulesOf(side))) {
      if (isUsed) throw new NotYetARule(`setup ${what}`);
    }
  }
}

function laterRulesOf({ board, ...side }: ResolvedSide): Record<string, boolean> {
  return {
    mana: side.mana !== 10 || side.maxMana !== 10,
    fatigue: side.fatigue > 0,
    frozen: side.frozen || board.some(({ frozen }) => frozen),
    fresh: board.some(({ fresh }) => fresh),
    keywords: board.some(({ keywords }) => keywords.length > 0),
    weapon: side.weapon !== undefined,
    secrets: side.secrets.length > 0,
  };
}
