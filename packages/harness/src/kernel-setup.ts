/**
 * A scenario's start on the kernel: entities placed outside of any Sequence, so that no event is raised.
 *
 * What the rules have no layer for is refused as not yet a rule, unless the scenario leaves it as it is
 * by default.
 * Elsewhere: the defaults and the order of play (`scenario-setup.ts`).
 */
import {
  BOARD,
  cardOf,
  createEntity,
  DECK,
  type EntityId,
  enterPlay,
  firstIn,
  HAND,
  HERO,
  NONE,
  type Rules,
  SECRET,
  WEAPON,
  type World,
} from "@course/core";
import { damageOf, maxHealthOf, setArmor, setDamage, setMaxHealth } from "@course/damage-pipeline";
import {
  becomeHero,
  freeze,
  gainKeywords,
  putInto,
  refreshHero,
  requireCard,
  setActivePlayer,
  setFatigue,
  setFresh,
  setMana,
  silence,
} from "@course/rules-hs";
import type { Player } from "./handles.ts";
import { KEYWORD_BITS } from "./keyword-bits.ts";
import { heroNamed } from "./match/deck.ts";
import { NotYetARule } from "./not-yet.ts";
import type { Keyword } from "./scenario.ts";
import type { ResolvedMinion, ResolvedSetup, ResolvedSide } from "./scenario-setup.ts";
import { bringsTrigger, giveWithTrigger } from "./setup-keywords.ts";

/** Mana that a scenario has where it says nothing; rules without mana can play only such. */
const DEFAULT_MANA = 10;

/** Sets a new game up as a scenario says. */
export function setUpWorld(world: World, setup: ResolvedSetup): void {
  for (const side of setup.players) refuseLaterRules(world.rules, side);
  world.edit(() => {
    setActivePlayer(setup.active);
    for (const player of [0, 1] as const) setUpHero(world, player, setup.players[player]);
    for (const player of [0, 1] as const) {
      const { deck, hand } = setup.players[player];
      for (const name of deck) putInto(DECK, requireCard("deck", name, PLAYABLE), player);
      for (const name of hand) putInto(HAND, requireCard("hand", name, PLAYABLE), player);
    }
    placeInOrderOfPlay(setup);
    if (knows(world.rules, "enchantments")) for (const player of [0, 1] as const) refreshHero(player);
  });
  world.clearLog();
}

const PLAYABLE: readonly string[] = ["minion", "spell", "weapon"];

function setUpHero(world: World, player: Player, side: ResolvedSide): void {
  const card = heroNamed(world.library, side.hero);
  const isAnother = card !== undefined && card !== cardOf(firstIn(player, HERO));
  if (isAnother && world.rules.actions.has("heroPower")) becomeHero(card, player);
  const hero = firstIn(player, HERO);
  if (side.health > maxHealthOf(hero)) setMaxHealth(hero, side.health);
  setDamage(hero, maxHealthOf(hero) - side.health);
  setArmor(hero, side.armor);
  if (knows(world.rules, "mana")) setMana(player, side.mana, side.maxMana);
  if (side.fatigue > 0) setFatigue(player, side.fatigue);
  if (side.frozen) freeze(hero);
}

/** One thing that is in play from the start, and when it has to come. */
interface Placed {
  readonly orderOfPlay: number;
  readonly place: () => void;
}

/** Places everything in play, oldest first: so each gets its own place in the order of play. */
function placeInOrderOfPlay({ players }: ResolvedSetup): void {
  const placed = ([0, 1] as const).flatMap((player): Placed[] => {
    const { board, weapon, secrets } = players[player];
    const minions: EntityId[] = [];
    return [
      ...board.map((minion, index) => ({
        orderOfPlay: minion.orderOfPlay,
        place: () => {
          minions[index] = placeMinion(minion, player, minions, index);
        },
      })),
      ...secrets.map(({ card, orderOfPlay }) => ({
        orderOfPlay,
        place: () => enterPlay(createEntity(requireCard("secrets", card, ["spell"]), player), SECRET),
      })),
      ...(weapon === undefined
        ? []
        : [{ orderOfPlay: weapon.orderOfPlay, place: () => placeWeapon(weapon, player) }]),
    ];
  });
  placed.sort((left, right) => left.orderOfPlay - right.orderOfPlay);
  for (const { place } of placed) place();
}

/** Places a minion left of the nearest one that is already there and belongs to its right. */
function placeMinion(
  { card, damage, fresh, frozen, keywords }: ResolvedMinion,
  player: Player,
  placed: readonly EntityId[],
  index: number,
): EntityId {
  const id = createEntity(requireCard("board", card, ["minion"]), player);
  const right = placed.find((other, place) => place > index && other !== undefined);
  enterPlay(id, BOARD, right ?? NONE);
  setFresh(id, fresh);
  if (damage > 0) setDamage(id, damage);
  if (frozen) freeze(id);
  for (const keyword of keywords) giveKeyword(id, keyword);
  return id;
}

/** Enraged is what a damaged minion is anyhow. */
function giveKeyword(id: EntityId, keyword: Keyword): void {
  if (keyword === "enraged" && damageOf(id) <= 0) throw new NotYetARule("setup enraged without damage");
  if (keyword === "silenced") silence(id);
  else if (keyword === "enraged") return;
  else if (bringsTrigger(keyword)) giveWithTrigger(id, keyword);
  else gainKeywords(id, KEYWORD_BITS[keyword]);
}

function placeWeapon({ card, durability }: NonNullable<ResolvedSide["weapon"]>, player: Player): void {
  const id = createEntity(requireCard("weapon", card, ["weapon"]), player);
  enterPlay(id, WEAPON);
  if (durability === undefined) return;
  if (durability > maxHealthOf(id)) setMaxHealth(id, durability);
  setDamage(id, maxHealthOf(id) - durability);
}

function refuseLaterRules(rules: Rules, side: ResolvedSide): void {
  const { frozen, weapon, secrets, board, mana, maxMana, fatigue } = side;
  const needs: readonly [rule: string, layer: string, isNeeded: boolean][] = [
    ["mana", "mana", mana !== DEFAULT_MANA || maxMana !== DEFAULT_MANA],
    ["fatigue", "hands", fatigue > 0],
    ["frozen", "attacks", frozen || board.some((minion) => minion.frozen)],
    ["weapon", "attacks", weapon !== undefined],
    ["secrets", "secrets", secrets.length > 0],
    ["keywords", "enchantments", board.some(({ keywords }) => keywords.length > 0)],
  ];
  for (const [rule, layer, isNeeded] of needs)
    if (isNeeded && !knows(rules, layer)) throw new NotYetARule(`setup ${rule}`);
}

function knows({ layers }: Rules, layer: string): boolean {
  return layers.some(({ name }) => name === layer);
}
