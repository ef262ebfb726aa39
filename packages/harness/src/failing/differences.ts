/**
 * What a scenario's start cannot say of a world: its start is set up and held against the world.
 *
 * Keywords that are missing can be said, and are; the rest becomes words for the reader.
 */
import {
  BOARD,
  cardOf,
  countIn,
  type EntityId,
  GRAVEYARD,
  HAND,
  HERO,
  listZone,
  NONE,
  type World,
} from "@course/core";
import { attackOf, maxHealthOf } from "@course/damage-pipeline";
import { canAttack, costOf, heroPowerOf, lockedMana } from "@course/rules-hs";
import type { Player } from "../handles.ts";
import { keywordsOf } from "../keyword-bits.ts";
import type { Keyword, ScenarioSide } from "../scenario.ts";

/** Keywords of boards and a list of what else differs. */
export interface Differences {
  readonly keywords: readonly [readonly (readonly Keyword[])[], readonly (readonly Keyword[])[]];
  readonly unsaid: readonly string[];
}

/** A world as it matters to what may happen next. */
interface Looks {
  readonly board: readonly CharacterLooks[];
  readonly hero: CharacterLooks;
  readonly costs: readonly number[];
  readonly locked: number;
  readonly power: string;
  readonly graveyard: number;
}

interface CharacterLooks {
  readonly name: string;
  readonly numbers: string;
  readonly keywords: readonly Keyword[];
  readonly canAttack: boolean;
}

/** Holds a world against one that was set up to be like it. */
export function differencesOf(world: World, other: World): Differences {
  const [there, here] = [looksOf(world), looksOf(other)];
  const keywords = ([0, 1] as const).map((player) =>
    there[player].board.map((minion, index) => {
      const has = here[player].board[index]?.keywords ?? [];
      return minion.keywords.filter((keyword) => !has.includes(keyword) && keyword !== "frozen");
    }),
  ) as unknown as Differences["keywords"];
  const unsaid = ([0, 1] as const).flatMap((player) => unsaidOf(player, there[player], here[player]));
  return { keywords, unsaid };
}

/** A side with the keywords said. */
export function withKeywords(side: ScenarioSide, keywords: readonly (readonly Keyword[])[]): ScenarioSide {
  const board = (side.board ?? []).map((minion, index) => {
    const given = keywords[index] ?? [];
    return given.length === 0 ? minion : { ...minion, keywords: given };
  });
  return { ...side, board };
}

function looksOf(world: World): readonly [Looks, Looks] {
  const knows = (layer: string) => world.rules.layers.some(({ name }) => name === layer);
  const of = (player: Player): Looks => ({
    board: listZone(player, BOARD).map((id) => characterLooks(id, knows("attacks"))),
    hero: characterLooks(listZone(player, HERO)[0] as EntityId, knows("attacks")),
    costs: knows("mana") ? listZone(player, HAND).map(costOf) : [],
    locked: lockedMana(player),
    power: powerOf(player),
    graveyard: countIn(player, GRAVEYARD),
  });
  return world.read(() => [of(0), of(1)] as const);
}

function characterLooks(id: EntityId, attacks: boolean): CharacterLooks {
  return {
    name: cardOf(id).definition.name,
    numbers: `${attackOf(id)}/${maxHealthOf(id)}`,
    keywords: keywordsOf(id),
    canAttack: attacks && canAttack(id),
  };
}

function powerOf(player: Player): string {
  const power = heroPowerOf(player);
  return power === NONE ? "none" : cardOf(power).definition.name;
}

function unsaidOf(player: Player, there: Looks, here: Looks): string[] {
  const said: string[] = [];
  const compare = (what: string, was: unknown, is: unknown) => {
    if (was !== is) said.push(`${what} was ${was} and is ${is}`);
  };
  for (const [index, minion] of [there.hero, ...there.board].entries()) {
    const same = [here.hero, ...here.board][index];
    compare(`${minion.name} of player ${player}`, minion.numbers, same?.numbers);
    if (minion.numbers === same?.numbers && minion.canAttack !== same.canAttack)
      said.push(`${minion.name} of player ${player} ${minion.canAttack ? "could" : "could not"} attack`);
  }
  compare(`costs in the hand of player ${player}`, there.costs.join(","), here.costs.join(","));
  compare(`locked mana of player ${player}`, there.locked, here.locked);
  compare(`hero power of player ${player}`, there.power, here.power);
  compare(`graveyard of player ${player}`, there.graveyard, here.graveyard);
  return said;
}
