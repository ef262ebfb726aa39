/**
 * A small game for these tests: all rules there are, and cards that a test writes itself.
 *
 * Cards are data, as in any pack. A few words that no rule here has yet stand in for those to come, so that
 * a test can bring about what only later rules will: a minion that leaves play in the middle of a Phase, an
 * answer to a summon or to a draw.
 */
import {
  type CardLayer,
  cardLanguage,
  compileCards,
  createVocabulary,
  defineEffect,
  defineTrigger,
  describe,
  multipliers,
  selection,
  type Vocabulary,
  validateCards,
} from "@course/cards";
import {
  auras,
  BOARD,
  choose,
  createDeaths,
  createEntity,
  currentLibrary,
  DECK,
  deaths,
  defineRules,
  type EntityId,
  enterPlay,
  GRAVEYARD,
  HAND,
  HERO,
  isPendingDestroy,
  kernel,
  Library,
  type LoggedEvent,
  leavePlay,
  listZone,
  nextId,
  nextInZone,
  orderOfPlay,
  ownerOf,
  type Player,
  peek,
  previousInZone,
  type RulesDefinition,
  releaseSelection,
  selected,
  selectionTop,
  updateAuras,
  World,
  type Zone,
  zoneOf,
} from "@course/core";
import {
  armorGain,
  armorOf,
  attackOf,
  characters,
  DAMAGE_STEPS,
  damage,
  damageOf,
  healthOf,
  interception,
  maxHealthOf,
  stats,
} from "@course/damage-pipeline";
import {
  battlecries,
  combat,
  combatKeywords,
  Drew,
  deathEffects,
  drawEffects,
  drawing,
  keywords,
  playing,
  printing,
  putInto,
  Summoned,
  spells,
  summoning,
  turnEnds,
  turns,
} from "../src/index.ts";

/** Whenever any minion has come onto a board, this one included. */
const arrival = defineTrigger({
  type: "arrival",
  doc: "Whenever a minion arrives.",
  example: "arrival",
  compile: () => ({ event: Summoned, scope: "any" }),
  text: () => "Whenever a minion arrives,",
});

/** Whenever anybody has drawn a card. */
const drawn = defineTrigger({
  type: "drawn",
  doc: "Whenever a card is drawn.",
  example: "drawn",
  compile: () => ({ event: Drew, scope: "any" }),
  text: () => "Whenever a card is drawn,",
});

/** Back to the hand, in the middle of whatever goes on. */
const bounce = defineEffect({
  type: "bounce",
  doc: "Returns minions to their hands.",
  fields: { target: selection() },
  example: { type: "bounce", target: "self" },
  compile:
    ({ target }) =>
    (frame) => {
      const from = target(frame);
      for (let i = from; i < selectionTop(); i++) leavePlay(selected(i), HAND);
      releaseSelection(from);
    },
  text: ({ target }) => `return ${target} to the hand`,
});

/** What later rules will bring. */
export const later: CardLayer = { name: "later", words: [arrival, drawn, bounce] };

/** Every layer of this package, with all that they need. */
export const ALL_LAYERS: readonly CardLayer[] = [
  ...[kernel, cardLanguage, characters, printing, summoning, drawing],
  ...[damage, stats, armorGain, spells, drawEffects, deaths, deathEffects, keywords],
  ...[auras, multipliers, interception, playing, battlecries],
  ...[turnEnds, turns, combatKeywords, combat, later],
];

/** A minion as data: 1/5, and what the test adds. */
export function minion(name: string, parts: object = {}): object {
  return { id: idOf(name), name, type: "minion", attack: 1, health: 5, ...parts };
}

/** A minion with abilities. */
export function minionWith(name: string, ...abilities: readonly object[]): object {
  return minion(name, { abilities });
}

export function spell(name: string, effect: unknown): object {
  return { id: idOf(name), name, type: "spell", effect };
}

export function on(trigger: unknown, effect: unknown): object {
  return { kind: "trigger", on: trigger, effect };
}

export function all(of: string, parts: object = {}): object {
  return { type: "all", of, ...parts };
}

/** What a player may choose among. */
export function chosen(from: object): object {
  return { type: "chosen", from };
}

/** The minion's player's triggers of a kind resolve so many times. */
export function multiplier(trigger: string, times = 2, stacking = "max"): object {
  return { kind: "aura", modifier: { type: "triggerMultiplier", trigger, times, stacking } };
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

const BASIC: readonly object[] = [
  { id: "leader", name: "Leader", type: "hero", health: 30 },
  minion("Plain"),
  minion("Token", { attack: 1, health: 1 }),
  spell("Air", "nothing"),
];

/** What a game is made of. Absent: all layers, deaths and auras after each Phase, auras after each summon. */
export interface GameOptions extends Partial<RulesDefinition<CardLayer>> {
  readonly cards?: readonly object[];
  readonly decks?: readonly [readonly string[], readonly string[]];
  readonly seed?: number;
}

/** A world with its two heroes, and short calls for what tests do with it. */
export class Game {
  readonly world: World;
  readonly vocabulary: Vocabulary;
  readonly heroes: readonly [EntityId, EntityId];

  constructor({ cards = [], decks = [[], []], seed = 1, ...definition }: GameOptions = {}) {
    const rules = defineRules<CardLayer>({
      layers: ALL_LAYERS,
      phaseEnd: [createDeaths, updateAuras],
      orders: { damageSteps: DAMAGE_STEPS },
      switches: { aurasFollowSummons: true },
      ...definition,
    });
    this.vocabulary = createVocabulary(rules.layers);
    const loaded = validateCards(this.vocabulary, [...BASIC, ...cards], { file: "cards" });
    if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
    const library = new Library(compileCards(this.vocabulary, loaded.cards));
    this.world = new World({ rules, library, seed });
    this.heroes = [this.put("Leader", 0, HERO), this.put("Leader", 1, HERO)];
    for (const player of [0, 1] as const) for (const name of decks[player]) this.put(name, player, DECK);
  }

  /** Makes an entity outside of any Sequence, at the end of a zone; auras are up to date after it. */
  put(name: string, player: Player = 0, zone: Zone = BOARD): EntityId {
    return this.world.edit(() => {
      const card = currentLibrary().named(name);
      if (card === undefined) throw new Error(`put: name is "${name}"; expected a card of the test`);
      if (zone === HAND || zone === DECK) return putInto(zone, card, player) as EntityId;
      const id = createEntity(card, player);
      enterPlay(id, zone);
      return id;
    });
  }

  /** Takes any action at all. */
  perform(type: string, parts: Readonly<Record<string, unknown>> = {}): void {
    this.world.perform({ type, ...parts });
  }

  /** Summons a minion and returns its id: the next one there is. */
  summon(card: string, player: Player = 0, at?: number): EntityId {
    const id = this.world.read(nextId);
    this.perform("summon", { card, player, at });
    return id;
  }

  cast(card: string, player: Player = 0, target?: EntityId): void {
    this.perform("cast", { card, player, target });
  }

  play(id: EntityId, parts: { readonly target?: EntityId; readonly at?: number } = {}): void {
    this.perform("play", { id, ...parts });
  }

  hurt(target: EntityId, amount: number): void {
    this.perform("dealDamage", { target, amount });
  }

  /** A player's zone, by default the board, from left to right. */
  zone(player: Player = 0, zone: Zone = BOARD): EntityId[] {
    return this.world.read(() => listZone(player, zone));
  }

  hand(player: Player = 0): EntityId[] {
    return this.zone(player, HAND);
  }

  deck(player: Player = 0): EntityId[] {
    return this.zone(player, DECK);
  }

  graveyard(player: Player = 0): EntityId[] {
    return this.zone(player, GRAVEYARD);
  }

  health(id: EntityId): number {
    return this.world.read(() => healthOf(id));
  }

  attack(id: EntityId): number {
    return this.world.read(() => attackOf(id));
  }

  log(): LoggedEvent[] {
    return this.world.log();
  }

  /** The log as one line an event: `Summoned 3`, `Triggered 4 deathrattle`. */
  lines(): string[] {
    return this.log().map((event) => Object.values(event).join(" "));
  }

  /** The log since the last time that it was taken. */
  take(): string[] {
    const lines = this.lines();
    this.world.clearLog();
    return lines;
  }
}

/** The integers of a world itself, and of each entity's row. What lies behind the last row is no part of the world. */
const CELLS = 192;
const ROW = 48;

/** All integers of a small world, its random stream among them, with the stack of selections and the log. */
export function everythingOf(world: World): unknown {
  return world.read(() => {
    const length = CELLS + ROW * nextId();
    return [Array.from({ length }, (_, at) => peek(at)), selectionTop(), world.logTree()];
  });
}

/** What rules can tell of a world. Two that are the same in this go on alike, whatever lists they keep inside. */
export function stateOf(world: World): unknown {
  const asks = [
    ...[zoneOf, ownerOf, orderOfPlay, nextInZone, previousInZone, isPendingDestroy],
    ...[attackOf, maxHealthOf, damageOf, armorOf],
  ];
  const entities = world.read(() =>
    Array.from({ length: nextId() - 1 }, (_, index) => asks.map((ask) => ask((index + 1) as EntityId))),
  );
  const next = world.clone().edit(() => choose(1_000_000));
  return { entities, next, log: world.logTree() };
}

/** The rules text of a minion's ability, or of a spell's effect, in a game of all layers. */
export function textOf(parts: { readonly ability: object } | { readonly effect: unknown }): string {
  const { vocabulary } = new Game();
  const card = "ability" in parts ? minionWith("Speaker", parts.ability) : spell("Speaker", parts.effect);
  const loaded = validateCards(vocabulary, [card, ...BASIC], { file: "speaker" });
  if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
  return describe(vocabulary, loaded.cards[0]!, new Map(loaded.cards.map((each) => [each.id, each])));
}
