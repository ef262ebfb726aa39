/**
 * The calls of a game: what each takes and gives, so that ids and players in it can be told from other numbers.
 *
 * A call that is not listed here passes as it is.
 */

/** What a value is. `options`: how a card is played; `log` and `tree`: events. */
export type Kind = "plain" | "player" | "winner" | "id" | "ids" | "options" | "log" | "tree";

/** One call. */
export interface Call {
  readonly takes: readonly Kind[];
  readonly gives: Kind;
  /** Whether it may change the world. */
  readonly changes: boolean;
}

export const CALLS: Readonly<Record<string, Call>> = {
  summon: changing(["plain", "player", "plain"], "id"),
  give: changing(["plain", "player"], "id"),
  draw: changing(["player", "plain"]),
  play: changing(["id", "id"], "id"),
  playWith: changing(["id", "options"], "id"),
  heroPower: changing(["player", "id"]),
  pick: changing(["plain"]),
  heal: changing(["id", "plain"]),
  freeze: changing(["id"]),
  dealDamage: changing(["id", "plain"]),
  cast: changing(["plain", "player", "id"]),
  gainArmor: changing(["player", "plain"]),
  destroy: changing(["id"]),
  orderAttack: changing(["id", "id"]),
  endTurn: changing([]),
  clearLog: changing([]),

  board: reading(["player"], "ids"),
  hand: reading(["player"], "ids"),
  deck: reading(["player"], "ids"),
  graveyard: reading(["player"], "ids"),
  secrets: reading(["player"], "ids"),
  hero: reading(["player"], "id"),
  weapon: reading(["player"], "id"),
  armor: reading(["player"], "plain"),
  mana: reading(["player"], "plain"),
  maxMana: reading(["player"], "plain"),
  heroPowerName: reading(["player"], "plain"),
  nameOf: reading(["id"], "plain"),
  zoneOf: reading(["id"], "plain"),
  ownerOf: reading(["id"], "player"),
  health: reading(["id"], "plain"),
  attack: reading(["id"], "plain"),
  durability: reading(["id"], "plain"),
  cost: reading(["id"], "plain"),
  keyword: reading(["id", "plain"], "plain"),
  canAttack: reading(["id", "id"], "plain"),
  canPlay: reading(["id", "options"], "plain"),
  canUseHeroPower: reading(["player", "id"], "plain"),
  winner: reading([], "winner"),
  log: reading([], "log"),
  logTree: reading([], "tree"),
};

function changing(takes: readonly Kind[], gives: Kind = "plain"): Call {
  return { takes, gives, changes: true };
}

function reading(takes: readonly Kind[], gives: Kind): Call {
  return { takes, gives, changes: false };
}
