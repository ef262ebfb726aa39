/**
 * A scenario's start with nothing left out: every default filled in, every entity with its place.
 *
 * An engine that sets up a scenario sees this, and never a label or an absent field. Labels are bound
 * afterwards by place: the third minion of a board is whatever the engine has put there.
 */
import type { CardData } from "./contract.ts";
import type { Player } from "./handles.ts";
import type { Keyword, Profile, Scenario, ScenarioCard, ScenarioSide } from "./scenario.ts";

/** The world before the first step. Setting it up raises no events; auras are up to date at its end. */
export interface ResolvedSetup {
  /** The aura timing that the scenario assumes; `undefined`: it holds for any. */
  readonly profile: Profile | undefined;
  /** Whose turn it is. */
  readonly active: Player;
  readonly players: readonly [ResolvedSide, ResolvedSide];
  /** Printed numbers that replace those of the packs, by card name, also for copies that effects create later. */
  readonly stats: ReadonlyMap<string, readonly number[]>;
  /** What is drawn instead of the random stream's numbers; `undefined`: what the stream gives. */
  readonly rolls: readonly number[] | undefined;
  /** Cards of the scenario's own, which no pack needs to have. */
  readonly cards: readonly CardData[];
}

/** One player before the first step. */
export interface ResolvedSide {
  /** The hero's name. An engine that has but one kind of hero may ignore it. */
  readonly hero: string;
  readonly health: number;
  readonly armor: number;
  readonly mana: number;
  readonly maxMana: number;
  readonly fatigue: number;
  readonly frozen: boolean;
  /** Card names, first = top. */
  readonly deck: readonly string[];
  /** Card names, left to right. */
  readonly hand: readonly string[];
  /** Left to right. */
  readonly board: readonly ResolvedMinion[];
  readonly weapon: ResolvedWeapon | undefined;
  readonly secrets: readonly ResolvedSecret[];
}

/** What every entity in play has: a place in the order of play, 0 = oldest, each place taken once. */
export interface ResolvedInPlay {
  readonly card: string;
  readonly orderOfPlay: number;
}

/** A minion on a board. It can attack unless it is `fresh`. */
export interface ResolvedMinion extends ResolvedInPlay {
  readonly damage: number;
  readonly fresh: boolean;
  readonly frozen: boolean;
  /** Keywords that it has besides its own. */
  readonly keywords: readonly Keyword[];
}

/** A weapon; `durability` is `undefined` where it is the printed one. */
export interface ResolvedWeapon extends ResolvedInPlay {
  readonly durability: number | undefined;
}

/** A secret. */
export type ResolvedSecret = ResolvedInPlay;

/** Fills in the defaults of a scenario's start. */
export function resolveSetup(scenario: Scenario): ResolvedSetup {
  const places = placesInPlay(scenario);
  const side = (player: Player): ResolvedSide => resolveSide(scenario.players[player], player, places);
  return {
    profile: scenario.profile,
    active: scenario.active,
    players: [side(0), side(1)],
    stats: new Map(Object.entries(scenario.stats ?? {})),
    rolls: scenario.rolls,
    cards: scenario.cards ?? [],
  };
}

/** The name of a card, with or without a label. */
export function cardName(card: ScenarioCard): string {
  return typeof card === "string" ? card : card.card;
}

function resolveSide(side: ScenarioSide, player: Player, places: ReadonlyMap<string, number>): ResolvedSide {
  const inPlay = (card: ScenarioCard, zone: string, index = 0): ResolvedInPlay => ({
    card: cardName(card),
    orderOfPlay: places.get(placeKey(player, zone, index)) ?? 0,
  });
  const { weapon, maxMana = 10 } = side;
  return {
    hero: side.hero,
    health: side.health ?? 30,
    armor: side.armor ?? 0,
    mana: side.mana ?? maxMana,
    maxMana,
    fatigue: side.fatigue ?? 0,
    frozen: side.frozen ?? false,
    deck: (side.deck ?? []).map(cardName),
    hand: (side.hand ?? []).map(cardName),
    board: (side.board ?? []).map((minion, index) => ({
      ...inPlay(minion, "board", index),
      damage: minion.damage ?? 0,
      fresh: minion.fresh ?? false,
      frozen: minion.frozen ?? false,
      keywords: minion.keywords ?? [],
    })),
    weapon: weapon && { ...inPlay(weapon, "weapon"), durability: weapon.durability },
    secrets: (side.secrets ?? []).map((secret, index) => inPlay(secret, "secrets", index)),
  };
}

/**
 * The order of play: player 0's board left to right, player 1's, weapons, secrets.
 *
 * The labels of `order` then share out the places that they hold among themselves; whoever is not
 * named there keeps his.
 */
function placesInPlay(scenario: Scenario): Map<string, number> {
  const byDefault = defaultOrder(scenario);
  const wanted = (scenario.order ?? []).flatMap((label) =>
    byDefault.filter((entity) => entity.label === label),
  );
  const moving = new Set(wanted);
  const waiting = wanted.values();
  const ordered = byDefault.map((entity) => (moving.has(entity) ? (waiting.next().value ?? entity) : entity));
  return new Map(ordered.map(({ key }, place) => [key, place]));
}

function defaultOrder({ players }: Scenario): { key: string; label: string | undefined }[] {
  const entity = (card: ScenarioCard, player: number, zone: string, index = 0) => ({
    key: placeKey(player, zone, index),
    label: typeof card === "string" ? undefined : card.as,
  });
  return [
    ...players.flatMap((side, player) =>
      (side.board ?? []).map((card, at) => entity(card, player, "board", at)),
    ),
    ...players.flatMap((side, player) => (side.weapon ? [entity(side.weapon, player, "weapon")] : [])),
    ...players.flatMap((side, player) =>
      (side.secrets ?? []).map((card, at) => entity(card, player, "secrets", at)),
    ),
  ];
}

function placeKey(player: number, zone: string, index: number): string {
  return `${player} ${zone} ${index}`;
}
