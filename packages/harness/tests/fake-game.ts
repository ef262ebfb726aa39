/** A very small engine for the harness's own tests: it knows three minions and one spell. */
import type {
  Game,
  GameEvent,
  GameOpts,
  Id,
  LogEntry,
  Player,
  ResolvedSetup,
  SetupGame,
  Zone,
} from "../src/index.ts";
import { NotYetARule } from "../src/index.ts";

interface Entity {
  readonly name: string;
  owner: Player;
  zone: Zone;
  attack: number;
  health: number;
}

/** Attack and Health; `Prickly` deals 1 damage to its own hero whenever it takes damage. */
const MINIONS: Readonly<Record<string, readonly [number, number]>> = {
  Wisp: [1, 1],
  Yeti: [4, 5],
  Prickly: [0, 4],
};
const SPELLS = ["Blast"];

/** A game of the contract as a learner might write it: nothing beyond its calls. */
export class FakeGame implements Game {
  readonly entities: Map<Id, Entity> = new Map();
  readonly zones: Map<string, Id[]> = new Map();
  readonly armorOf: [number, number] = [0, 0];
  entries: LogEntry[] = [];
  depth = 0;

  constructor(opts: GameOpts = {}) {
    for (const player of [0, 1] as const) this.create("Hero", player, "play", [0, 30]);
    for (const player of [0, 1] as const) {
      for (const card of opts.hands?.[player] ?? []) this.give(card, player);
      for (const card of opts.decks?.[player] ?? []) this.known(card, player, "deck");
    }
  }

  summon(card: string, player: Player, at: number = this.board(player).length): Id {
    const id = this.known(card, player, "play", at);
    this.record({ type: "Summoned", id });
    return id;
  }
  give(card: string, player: Player): Id {
    return this.known(card, player, "hand");
  }
  draw(player: Player, n = 1): void {
    for (const id of this.deck(player).slice(0, n)) {
      this.move(id, "hand");
      this.record({ type: "Drew", player, id });
    }
  }
  board = (player: Player): Id[] => this.zone(player, "play").filter((id) => this.nameOf(id) !== "Hero");
  hand = (player: Player): Id[] => [...this.zone(player, "hand")];
  deck = (player: Player): Id[] => [...this.zone(player, "deck")];
  graveyard = (player: Player): Id[] => [...this.zone(player, "graveyard")];
  hero = (player: Player): Id => player + 1;
  nameOf = (id: Id): string => this.entity(id).name;
  zoneOf = (id: Id): Zone => this.entity(id).zone;
  ownerOf = (id: Id): Player => this.entity(id).owner;
  health = (id: Id): number => this.entity(id).health;
  attack = (id: Id): number => this.entity(id).attack;
  armor = (player: Player): number => this.armorOf[player];

  play(handId: Id): Id {
    if (this.zoneOf(handId) !== "hand")
      throw new Error(`play: handId is ${handId}; expected a card in a hand`);
    this.move(handId, "play");
    this.record({ type: "Summoned", id: handId });
    return handId;
  }
  dealDamage(target: Id, amount: number): void {
    this.hurt(target, amount);
    this.buryTheDead();
  }
  cast(card: string): void {
    if (!SPELLS.includes(card))
      throw new Error(`cast: card is "${card}"; expected the name of a loaded card`);
    this.record({ type: "SpellCast", card });
    for (const id of [...this.board(0), ...this.board(1)]) this.hurt(id, 1);
    this.buryTheDead();
  }
  gainArmor(player: Player, amount: number): void {
    this.armorOf[player] += amount;
    this.record({ type: "ArmorGained", player, amount });
  }
  log = (): GameEvent[] => this.entries.map(({ event }) => event);
  logTree = (): LogEntry[] => [...this.entries];
  clearLog(): void {
    this.entries = [];
  }
  destroy(target: Id): void {
    this.entity(target).health = 0;
    this.buryTheDead();
  }
  orderAttack = (): void => notBuilt("orderAttack");
  canAttack = (): boolean => notBuilt("canAttack");
  endTurn = (): void => notBuilt("endTurn");

  protected known(card: string, player: Player, zone: Zone, at?: number): Id {
    const stats = SPELLS.includes(card) ? ([0, 0] as const) : MINIONS[card];
    if (!stats) throw new Error(`card is "${card}"; expected the name of a loaded card`);
    return this.create(card, player, zone, stats, at);
  }
  protected create(
    name: string,
    owner: Player,
    zone: Zone,
    [attack, health]: readonly [number, number],
    at?: number,
  ): Id {
    const id = this.entities.size + 1;
    this.entities.set(id, { name, owner, zone, attack, health });
    const heroes = zone === "play" && name !== "Hero" ? 1 : 0;
    this.zone(owner, zone).splice(at === undefined ? Number.MAX_SAFE_INTEGER : at + heroes, 0, id);
    return id;
  }
  private entity(id: Id): Entity {
    const entity = this.entities.get(id);
    if (!entity) throw new Error(`id is ${id}; expected an entity of this game`);
    return entity;
  }
  private zone(player: Player, zone: Zone): Id[] {
    const key = `${player} ${zone}`;
    const ids = this.zones.get(key) ?? [];
    this.zones.set(key, ids);
    return ids;
  }
  private move(id: Id, zone: Zone): void {
    const entity = this.entity(id);
    const from = this.zone(entity.owner, entity.zone);
    from.splice(from.indexOf(id), 1);
    entity.zone = zone;
    this.zone(entity.owner, zone).push(id);
  }
  private hurt(target: Id, amount: number): void {
    const entity = this.entity(target);
    entity.health -= amount;
    this.record({ type: "Damaged", target, amount });
    if (entity.name !== "Prickly") return;
    this.record({ type: "Triggered", source: target, trigger: "selfDamaged" });
    this.depth++;
    this.hurt(this.hero(entity.owner), 1);
    this.depth--;
  }
  private buryTheDead(): void {
    for (const id of [...this.board(0), ...this.board(1)]) {
      if (this.health(id) > 0) continue;
      this.move(id, "graveyard");
      this.record({ type: "Destroyed", id });
    }
  }
  private record(event: GameEvent): void {
    this.entries.push({ depth: this.depth, event });
  }
}

/** The same engine with a setup of its own and one later rule, as an adapter offers them. */
export class FakeSetupGame extends FakeGame implements SetupGame {
  setUp({ players, stats, profile }: ResolvedSetup): void {
    if (profile === "2017") throw new NotYetARule("profile 2017");
    for (const player of [0, 1] as const) {
      const { health, armor, deck, hand, board } = players[player];
      const hero = this.entities.get(this.hero(player));
      if (hero) hero.health = health;
      this.armorOf[player] = armor;
      for (const card of deck) this.known(card, player, "deck");
      for (const card of hand) this.known(card, player, "hand");
      for (const { card, damage } of board) {
        const entity = this.entities.get(this.known(card, player, "play"));
        const [, attack, full] = stats.get(card) ?? [];
        if (entity)
          Object.assign(entity, {
            attack: attack ?? entity.attack,
            health: (full ?? entity.health) - damage,
          });
      }
    }
  }
  heal(target: Id, amount: number): void {
    const entity = this.entities.get(target);
    if (entity) entity.health += amount;
  }
}

function notBuilt(name: string): never {
  throw new Error(`not built yet: ${name}`);
}
