/**
 * A scenario in the middle of being played: the world, and who its labels are.
 *
 * Subjects are resolved here, each time anew: a label and an id stay with their entity wherever it
 * goes, while `hero0`, `board0:1` and a card's name mean whoever fits at this moment.
 */
import type { LogEntry } from "./events.ts";
import type { Id, Player } from "./handles.ts";
import { failureKind, NotYetARule } from "./not-yet.ts";
import type { Scenario, ScenarioCard, Subject } from "./scenario.ts";
import type { ScenarioWorld, WorldRules } from "./scenario-player.ts";
import { nearestWord } from "./shown.ts";

const PLAYERS: readonly Player[] = [0, 1];

/** The world of one scenario and the labels of its entities. */
export class Scene {
  readonly world: ScenarioWorld;
  readonly #labels = new Map<string, Id>();

  /** Binds the labels of the setup to what the world holds at their places. */
  constructor(scenario: Scenario, world: ScenarioWorld) {
    this.world = world;
    for (const player of PLAYERS) {
      const side = scenario.players[player];
      this.#bindZone(`board ${player}`, side.board, () => world.board(player));
      this.#bindZone(`hand ${player}`, side.hand, () => world.hand(player));
      this.#bindZone(`deck ${player}`, side.deck, () => world.deck(player));
      if (side.secrets?.length) {
        this.#bindZone(`secrets ${player}`, side.secrets, () => this.knowing("secrets").secrets(player));
      }
      if (side.weapon) this.#bindZone(`weapon ${player}`, [side.weapon], () => weaponsOf(world, [player]));
    }
  }

  /** Names an entity from now on. */
  bind(label: string, id: Id): void {
    this.#labels.set(label, id);
  }

  /** The label of an entity, if it has one. */
  labelOf(id: Id): string | undefined {
    for (const [label, labelled] of this.#labels) if (labelled === id) return label;
    return undefined;
  }

  /** The world, if it has this call. The rule is named in the words of the scenario format. */
  knowing<Call extends keyof WorldRules>(
    call: Call,
    rule: string = call,
  ): ScenarioWorld & Pick<WorldRules, Call> {
    if (typeof this.world[call] !== "function") throw new NotYetARule(rule);
    return this.world as ScenarioWorld & Pick<WorldRules, Call>;
  }

  /** The entity that a subject names now. */
  find(subject: Subject): Id {
    const id = this.#labels.get(subject) ?? this.#place(subject);
    return id ?? this.#named(subject);
  }

  /** Whether this text, a label or a card's name, names this entity. */
  names(subject: Subject, id: Id): boolean {
    const labelled = this.#labels.get(subject) ?? this.#place(subject);
    return labelled === undefined ? this.world.nameOf(id) === subject : labelled === id;
  }

  #bindZone(zone: string, cards: readonly ScenarioCard[] | undefined, read: () => readonly Id[]): void {
    if (!cards || cards.length === 0) return;
    const ids = read();
    if (ids.length !== cards.length) {
      throw new Error(`${zone} holds ${ids.length} cards; expected the ${cards.length} of the scenario`);
    }
    cards.forEach((card, index) => {
      const label = typeof card === "string" ? undefined : card.as;
      const id = ids[index];
      if (label !== undefined && id !== undefined) this.bind(label, id);
    });
  }

  #place(subject: Subject): Id | undefined {
    const [, hero] = /^hero([01])$/.exec(subject) ?? [];
    if (hero !== undefined) return this.world.hero(Number(hero) as Player);
    const [, player, index] = /^board([01]):(\d+)$/.exec(subject) ?? [];
    if (player === undefined) return undefined;
    const id = this.world.board(Number(player) as Player)[Number(index)];
    if (id === undefined) throw new Error(`subject is "${subject}"; expected a minion at that place`);
    return id;
  }

  #named(name: string): Id {
    const inPlay = this.#withName(name, this.#inPlay());
    const inHands = this.#withName(
      name,
      inBoth((player) => this.world.hand(player)),
    );
    const found = inPlay.length > 0 ? inPlay : inHands;
    const [only] = found;
    if (only !== undefined && found.length === 1) return only;
    const many = `${found.length} entities have that name (ids ${found.join(", ")})`;
    const nearest = nearestWord(name, [...this.#labels.keys()]);
    const hint = nearest === undefined ? "" : ` (nearest: "${nearest}")`;
    const expected = "a label, a hero, or the name of exactly one card in play, else in a hand";
    throw new Error(`subject is "${name}"; expected ${expected}${found.length > 0 ? `: ${many}` : hint}`);
  }

  #inPlay(): Id[] {
    const minions = inBoth((player) => this.world.board(player));
    const heroes = PLAYERS.map((player) => this.world.hero(player));
    return [...minions, ...weaponsOf(this.world, PLAYERS), ...heroes];
  }

  #withName(name: string, ids: readonly Id[]): Id[] {
    return ids.filter((id) => this.world.nameOf(id) === name);
  }
}

/** The whole log with depths; all at depth 0 where a stage has no log tree yet. */
export function readLog(world: ScenarioWorld): LogEntry[] {
  try {
    return [...world.logTree()];
  } catch (error) {
    if (!(error instanceof Error) || failureKind(error.message) !== "harness") throw error;
    return world.log().map((event) => ({ depth: 0, event }));
  }
}

function inBoth(zone: (player: Player) => readonly Id[]): Id[] {
  return PLAYERS.flatMap((player) => [...zone(player)]);
}

function weaponsOf(world: ScenarioWorld, players: readonly Player[]): Id[] {
  return players.flatMap((player) => world.weapon?.(player) ?? []);
}
