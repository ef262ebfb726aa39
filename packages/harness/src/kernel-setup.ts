/**
 * A scenario's start on the kernel: entities placed outside of any Sequence, so that no event is raised.
 */
import {
  BOARD,
  createEntity,
  DECK,
  type EntityId,
  enterPlay,
  firstIn,
  HAND,
  HERO,
  NONE,
  type World,
} from "@course/core";
import { maxHealthOf, setArmor, setDamage } from "@course/damage-pipeline";
import { CARDS_IN_HAND, putInto, requireCard, setActivePlayer, setFresh } from "@course/rules-hs";
import type { Player } from "./handles.ts";
import { NotYetARule } from "./not-yet.ts";
import type { ResolvedMinion, ResolvedSetup, ResolvedSide } from "./scenario-setup.ts";

/** Mana that a scenario has where it says nothing; rules without mana can play only such. */
const DEFAULT_MANA = 10;

/** Sets a new game up as a scenario says. */
export function setUpWorld(world: World, setup: ResolvedSetup): void {
  for (const side of setup.players) refuseLaterRules(side);
  world.edit(() => {
    for (const player of [0, 1] as const) {
      const side = setup.players[player];
      const hero = firstIn(player, HERO);
      setDamage(hero, maxHealthOf(hero) - side.health);
      setArmor(hero, side.armor);
      for (const name of side.deck) putInto(DECK, requireCard("deck", name, CARDS_IN_HAND), player);
      for (const name of side.hand) putInto(HAND, requireCard("hand", name, CARDS_IN_HAND), player);
    }
    placeMinions(setup);
    setActivePlayer(setup.active);
  });
  world.clearLog();
}

/** Places minions in order of play, each left of the nearest one that is already there and belongs to its right. */
function placeMinions({ players }: ResolvedSetup): void {
  const placed: EntityId[][] = [[], []];
  const minions = ([0, 1] as const).flatMap((player) =>
    players[player].board.map((minion, index) => ({ minion, player, index })),
  );
  minions.sort((left, right) => left.minion.orderOfPlay - right.minion.orderOfPlay);
  for (const { minion, player, index } of minions) {
    const board = placed[player] as EntityId[];
    const right = board.findIndex((id, place) => place > index && id !== undefined);
    board[index] = placeMinion(minion, player, right < 0 ? NONE : (board[right] as EntityId));
  }
}

function placeMinion({ card, damage, fresh }: ResolvedMinion, player: Player, neighbour: EntityId): EntityId {
  const id = createEntity(requireCard("board", card, ["minion"]), player);
  enterPlay(id, BOARD, neighbour);
  setFresh(id, fresh);
  if (damage > 0) setDamage(id, damage);
  return id;
}

function refuseLaterRules({ frozen, weapon, secrets, board, mana, maxMana, fatigue }: ResolvedSide): void {
  if (mana !== DEFAULT_MANA || maxMana !== DEFAULT_MANA) throw new NotYetARule("setup mana");
  if (fatigue > 0) throw new NotYetARule("setup fatigue");
  if (frozen) throw new NotYetARule("setup frozen");
  if (weapon !== undefined) throw new NotYetARule("setup weapon");
  if (secrets.length > 0) throw new NotYetARule("setup secrets");
  if (board.some((minion) => minion.frozen)) throw new NotYetARule("setup frozen");
  if (board.some(({ keywords }) => keywords.length > 0)) throw new NotYetARule("setup keywords");
}
