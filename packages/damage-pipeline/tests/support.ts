/**
 * A small table for these tests: two heroes, minions, and cards whose text a test has run.
 *
 * Cards are data, as in any pack. What packages above this one bring is not here: minions are placed
 * outside of any Sequence, and the action `act` runs the effect of a card of type `text` in one Phase.
 */
import {
  type CardLayer,
  cardLanguage,
  compileCards,
  createVocabulary,
  defineCardType,
  describe,
  multipliers,
  noun,
  type Vocabulary,
  validateCards,
} from "@course/cards";
import {
  type Action,
  type ActionDefinition,
  auras,
  BOARD,
  choose,
  closeFrame,
  createDeaths,
  createEntity,
  currentLibrary,
  deaths,
  defineRules,
  type EntityId,
  enterPlay,
  HERO,
  isPendingDestroy,
  kernel,
  Library,
  type LoggedEvent,
  NO_EVENT,
  NONE,
  nextId,
  nextInZone,
  openFrame,
  orderOfPlay,
  ownerOf,
  type Player,
  peek,
  previousInZone,
  type RulesDefinition,
  selectionTop,
  updateAuras,
  World,
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
} from "../src/index.ts";

/** Runs a card's effect, for a player and with a target, as if `self` had said it. */
export interface Act extends Action {
  readonly type: "act";
  readonly card: string;
  readonly player: Player;
  readonly self: EntityId;
  readonly target: EntityId;
}

const act: ActionDefinition<Act> = {
  type: "act",
  check: () => {},
  phases: [
    ({ card, player, self, target }) => {
      const frame = openFrame(self, player, NO_EVENT, target);
      currentLibrary().named(card)?.definition.effect?.(frame);
      closeFrame();
    },
  ],
};

/** Cards of type `text`, and the action that runs them. */
export const texts: CardLayer = {
  name: "texts",
  needs: ["kernel"],
  actions: [act],
  cardTypes: [
    defineCardType({
      type: "text",
      doc: "Says something.",
      noun: noun("text"),
      parts: ["effect"],
      row: () => {},
    }),
  ],
};

/** Every layer of this package, with all that they need. */
export const ALL_LAYERS: readonly CardLayer[] = [
  ...[kernel, cardLanguage, characters, damage, stats, armorGain],
  ...[deaths, auras, multipliers, interception, texts],
];

/** A minion as data: 1/5, and what the test adds. */
export function minion(name: string, parts: object = {}): object {
  return { id: idOf(name), name, type: "minion", attack: 1, health: 5, ...parts };
}

/** A minion with abilities. */
export function minionWith(name: string, ...abilities: readonly object[]): object {
  return minion(name, { abilities });
}

/** A card for `act`. */
export function text(name: string, effect: unknown): object {
  return { id: idOf(name), name, type: "text", effect };
}

export function on(trigger: unknown, effect: unknown): object {
  return { kind: "trigger", on: trigger, effect };
}

export function all(of: string, parts: object = {}): object {
  return { type: "all", of, ...parts };
}

/** Damage for the hero of the same side goes to the minion that has this. */
export const REDIRECT: object = {
  kind: "aura",
  modifier: { type: "damageRedirect", from: "friendlyHero", to: "self" },
};

/** Every hero's card. */
const LEADER = { id: "leader", name: "Leader", type: "hero", health: 30 };

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** What a table's game is made of. Absent: all layers, deaths and auras after each Phase. */
export interface TableOptions extends Partial<RulesDefinition<CardLayer>> {
  readonly cards?: readonly object[];
  readonly heroes?: boolean;
}

/** A world with its two heroes, and short calls for what tests do with it. */
export class Table {
  readonly world: World;
  readonly vocabulary: Vocabulary;
  /** `NONE` in a game without heroes. */
  readonly heroes: readonly [EntityId, EntityId];

  constructor({ cards = [], heroes = true, ...definition }: TableOptions = {}) {
    const rules = defineRules<CardLayer>({
      layers: ALL_LAYERS,
      phaseEnd: [createDeaths, updateAuras],
      orders: { damageSteps: DAMAGE_STEPS },
      ...definition,
    });
    this.vocabulary = createVocabulary(rules.layers);
    const loaded = validateCards(this.vocabulary, [LEADER, minion("Plain"), ...cards], { file: "cards" });
    if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
    this.world = new World({ rules, library: new Library(compileCards(this.vocabulary, loaded.cards)) });
    this.heroes = heroes ? [this.#enter("Leader", 0, HERO), this.#enter("Leader", 1, HERO)] : [NONE, NONE];
  }

  /** Places a minion outside of any Sequence, at the right end of a board; auras are up to date after it. */
  put(name: string, player: Player = 0): EntityId {
    return this.#enter(name, player, BOARD);
  }

  hurt(target: EntityId, amount: number): void {
    this.world.perform({ type: "dealDamage", target, amount });
  }

  gainArmor(player: Player, amount: number): void {
    this.world.perform({ type: "gainArmor", player, amount });
  }

  /** Runs the text of a card. */
  act(card: string, parts: Partial<Act> = {}): void {
    this.world.perform<Act>({ type: "act", card, player: 0, self: NONE, target: NONE, ...parts });
  }

  health(id: EntityId): number {
    return this.world.read(() => healthOf(id));
  }

  damage(id: EntityId): number {
    return this.world.read(() => damageOf(id));
  }

  attack(id: EntityId): number {
    return this.world.read(() => attackOf(id));
  }

  armor(player: Player): number {
    return this.world.read(() => armorOf(this.heroes[player]));
  }

  log(): LoggedEvent[] {
    return this.world.log();
  }

  /** The log as one line an event: `Damaged 3 2`, `Triggered 4 selfDamaged`. */
  lines(): string[] {
    return this.log().map((event) => Object.values(event).join(" "));
  }

  /** The log since the last time that it was taken. */
  take(): string[] {
    const lines = this.lines();
    this.world.clearLog();
    return lines;
  }

  #enter(name: string, player: Player, zone: typeof BOARD | typeof HERO): EntityId {
    return this.world.edit(() => {
      const card = currentLibrary().named(name);
      if (card === undefined) throw new Error(`enter: name is "${name}"; expected a card of the test`);
      const id = createEntity(card, player);
      enterPlay(id, zone);
      return id;
    });
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

/** The row of `NONE`, in which nothing may ever stand. */
export function rowOfNobody(world: World): number[] {
  return world.read(() => Array.from({ length: ROW }, (_, at) => peek(CELLS + at)));
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

/** The rules text of one ability or effect, on a minion or a text, in a game of all layers. */
export function textOf(
  parts: { readonly ability: object } | { readonly effect: unknown },
  layers: readonly CardLayer[] = ALL_LAYERS,
): string {
  const { vocabulary } = new Table({ layers });
  const card = "ability" in parts ? minionWith("Speaker", parts.ability) : text("Speaker", parts.effect);
  const loaded = validateCards(vocabulary, card, { file: "speaker" });
  if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
  return describe(vocabulary, loaded.cards[0]!, new Map());
}
