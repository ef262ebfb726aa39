/**
 * A scenario: one small, deterministic situation with its right outcome, as data.
 *
 * These are the types of the file format; a file is read and checked by `scenario-load.ts` and
 * played by `scenario-run.ts`. Fields that are absent have a default, which `scenario-setup.ts` fills in.
 */
import type { CardData } from "./contract.ts";
import type { Player, Zone } from "./handles.ts";

/**
 * How a scenario names an entity: a label; `"hero0"` or `"hero1"`, the hero that the player has now;
 * `"board0:1"`, player 0's second minion from the left; or a card's name, if exactly one entity of
 * that name is in play, else in a hand.
 */
export type Subject = string;

/** One situation, what happens in it, and what must hold afterwards. */
export interface Scenario {
  /** Unique in its file, kebab case. */
  readonly id: string;
  readonly title: string;
  /** The rule that it shows. */
  readonly rule: string;
  /** Who documents the outcome. */
  readonly source: string;
  /** What is uncertain about it. */
  readonly note?: string;
  /** `"classic"`: auras never update in mid-Phase; `"2017"`: a summoned minion updates all. Absent: any. */
  readonly profile?: Profile;
  readonly players: readonly [ScenarioSide, ScenarioSide];
  /** Labels of entities in play, oldest first. They share out among them the places that they have by default. */
  readonly order?: readonly string[];
  /** Whose turn it is. */
  readonly active: Player;
  readonly steps: readonly Step[];
  /** What must hold after the last step. */
  readonly expect: readonly Expectation[];
  /** Printed numbers that the scenario assumes: minion [cost, attack, health], weapon [cost, attack, durability], spell [cost]. */
  readonly stats?: Readonly<Record<string, readonly number[]>>;
  /** What is drawn, an index a draw, instead of the random stream's numbers; one draw more is an error. */
  readonly rolls?: readonly number[];
  /** Cards of the scenario's own, as a pack holds them. */
  readonly cards?: readonly CardData[];
  /** Rules text by card, for the reader. */
  readonly text?: Readonly<Record<string, string>>;
}

/** Which patch's aura timing a scenario assumes. */
export type Profile = "classic" | "2017";

/** One player at the start. */
export interface ScenarioSide {
  readonly hero: string;
  readonly health?: number;
  readonly armor?: number;
  readonly mana?: number;
  readonly maxMana?: number;
  readonly fatigue?: number;
  readonly frozen?: boolean;
  /** First = top. */
  readonly deck?: readonly ScenarioCard[];
  readonly hand?: readonly ScenarioCard[];
  /** Left to right. */
  readonly board?: readonly ScenarioMinion[];
  readonly weapon?: ScenarioWeapon;
  readonly secrets?: readonly ScenarioCard[];
}

/** A card by its name, or with a label. */
export type ScenarioCard = string | { readonly card: string; readonly as?: string };

/** A minion on a board at the start. `fresh` ones came this turn and cannot attack. */
export interface ScenarioMinion {
  readonly card: string;
  readonly as?: string;
  readonly damage?: number;
  readonly fresh?: boolean;
  readonly frozen?: boolean;
  readonly keywords?: readonly Keyword[];
}

/** A weapon in hand of a hero at the start. */
export interface ScenarioWeapon {
  readonly card: string;
  readonly as?: string;
  readonly durability?: number;
}

/** Keywords that a scenario may give or ask for. */
export const KEYWORDS = [
  "taunt",
  "divineShield",
  "stealth",
  "charge",
  "windfury",
  "frozen",
  "immune",
  "poisonous",
  "silenced",
  "enraged",
] as const;

/** One keyword. */
export type Keyword = (typeof KEYWORDS)[number];

/** Every kind of step, by the key that names it. The direct ones, from `damage` on, have no source and are one Sequence each. */
export interface Steps {
  /** From hand, paid, all Phases of the action. `at`: board index; `choose`: option, from 0 in the order of the text. */
  play: { readonly play: Subject; readonly target?: Subject; readonly at?: number; readonly choose?: number };
  heroPower: { readonly heroPower: Player; readonly target?: Subject };
  attack: { readonly attack: readonly [attacker: Subject, defender: Subject] };
  endTurn: { readonly endTurn: true };
  /** Answers the choice that is open with the name of an option. */
  pick: { readonly pick: string };
  /** The named spell resolves, free, from no hand. */
  cast: { readonly cast: string; readonly player: Player; readonly target?: Subject };
  damage: { readonly damage: readonly [target: Subject, amount: number] };
  heal: { readonly heal: readonly [target: Subject, amount: number] };
  destroy: { readonly destroy: Subject };
  freeze: { readonly freeze: Subject };
  draw: { readonly draw: readonly [player: Player, count: number] };
  summon: { readonly summon: string; readonly player: Player; readonly as?: string };
}

/** The key that names a step. */
export type StepKind = keyof Steps;

/** One step. */
export type Step = Steps[StepKind];

/** A move that `legal` and `illegal` ask about. */
export type Move = Steps["play"] | Steps["heroPower"] | Steps["attack"];

/** Every kind of check and what it is given: mostly a subject or a player, then the value that is expected. */
export interface Checks {
  health: readonly [Subject, number];
  attack: readonly [Subject, number];
  armor: readonly [Player, number];
  keyword: readonly [Subject, Keyword, boolean];
  zone: readonly [Subject, Zone];
  /** Minions left to right, by label or name. */
  board: readonly [Player, readonly Subject[]];
  boardSize: readonly [Player, number];
  /** `[attack, health]` of each minion, left to right. */
  boardStats: readonly [Player, readonly (readonly [attack: number, health: number])[]];
  hand: readonly [Player, readonly Subject[]];
  handSize: readonly [Player, number];
  deck: readonly [Player, readonly Subject[]];
  deckSize: readonly [Player, number];
  secrets: readonly [Player, readonly Subject[]];
  mana: readonly [Player, number];
  maxMana: readonly [Player, number];
  cost: readonly [Subject, number];
  controller: readonly [Subject, Player];
  weapon: readonly [Player, string | null];
  durability: readonly [Subject, number];
  hero: readonly [Player, string];
  heroPower: readonly [Player, string];
  canAttack: readonly [Subject, boolean];
  legal: Move;
  illegal: Move;
  winner: Player | "draw" | null;
  /** Sources of the `Triggered` events in order, over the whole scenario. */
  triggered: readonly Subject[];
  /** The laws of every match that are broken, each a sentence: `[]` says that all hold. */
  laws: readonly string[];
}

/** The key that names a check. */
export type CheckKind = keyof Checks;

/** One check: an object with one key. */
export type Expectation = { [Kind in CheckKind]: { readonly [Key in Kind]: Checks[Kind] } }[CheckKind];
