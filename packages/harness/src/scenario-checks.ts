/** The checks of a scenario: what each one reads from the world, beside what was expected. */
import type { Id, Player } from "./handles.ts";
import type { CheckKind, Checks, Expectation, Move, Subject } from "./scenario.ts";
import { optionalTarget, playOptions } from "./scenario-steps.ts";
import { readLog, type Scene } from "./scene.ts";

/** What a check is about, what was expected and what the world says. */
export interface Outcome {
  readonly expected: unknown;
  readonly actual: unknown;
}

/** The parts of a check: its kind, whom it asks about, and the value that it expects. */
export interface CheckParts {
  readonly check: CheckKind;
  /** A subject, `player 0`, a move, or empty where the check is about the whole game. */
  readonly subject: string;
  readonly expected: unknown;
}

/** What is given to these is the value that is expected, and nothing besides. */
const ABOUT_THE_GAME: ReadonlySet<CheckKind> = new Set(["winner", "triggered", "laws"]);

/** Takes an expectation apart, without a world. */
export function partsOf(expectation: Expectation): CheckParts {
  const [[check, value] = []] = Object.entries(expectation) as [CheckKind, unknown][];
  if (check === undefined) throw new Error("check is an empty object; expected one key");
  if (check === "legal" || check === "illegal") {
    return { check, subject: moveText(value as Move), expected: check };
  }
  if (ABOUT_THE_GAME.has(check) || !Array.isArray(value)) {
    return { check, subject: "", expected: value };
  }
  const [about, ...rest] = value;
  const subject = [typeof about === "number" ? `player ${about}` : about, ...rest.slice(0, -1)].join(" ");
  return { check, subject, expected: rest.at(-1) };
}

/** What the world says to an expectation. */
export function checkOutcome(scene: Scene, expectation: Expectation): Outcome {
  const { check } = partsOf(expectation);
  const read = CHECKS[check] as (scene: Scene, value: unknown) => Outcome; // The value is that kind's own.
  return read(scene, (expectation as Record<string, unknown>)[check]);
}

/** A check of one entity. */
function ofEntity<Value>(read: (scene: Scene, id: Id) => unknown) {
  return (scene: Scene, [subject, expected]: readonly [Subject, Value]): Outcome => ({
    expected,
    actual: read(scene, scene.find(subject)),
  });
}

/** A check of one player. */
function ofPlayer<Value>(read: (scene: Scene, player: Player) => unknown) {
  return (scene: Scene, [player, expected]: readonly [Player, Value]): Outcome => ({
    expected,
    actual: read(scene, player),
  });
}

/** A check of the entities of a zone, in its order. */
function ofZone(read: (scene: Scene, player: Player) => readonly Id[]) {
  return (scene: Scene, [player, expected]: readonly [Player, readonly Subject[]]): Outcome => ({
    expected,
    actual: entityNames(scene, expected, read(scene, player)),
  });
}

/** Entities as the expectation names them where it is right, else by label, else by name. */
function entityNames(scene: Scene, expected: readonly Subject[], ids: readonly Id[]): string[] {
  return ids.map((id, index) => {
    const wanted = expected[index];
    if (wanted !== undefined && scene.names(wanted, id)) return wanted;
    return scene.labelOf(id) ?? scene.world.nameOf(id);
  });
}

const CHECKS: { readonly [Kind in CheckKind]: (scene: Scene, value: Checks[Kind]) => Outcome } = {
  health: ofEntity((scene, id) => scene.knowing("health").health(id)),
  attack: ofEntity((scene, id) => scene.knowing("attack").attack(id)),
  armor: ofPlayer((scene, player) => scene.knowing("armor").armor(player)),
  keyword: (scene, [subject, keyword, expected]) => ({
    expected,
    actual: scene.knowing("keyword").keyword(scene.find(subject), keyword),
  }),
  zone: ofEntity((scene, id) => scene.world.zoneOf(id)),
  board: ofZone((scene, player) => scene.world.board(player)),
  boardSize: ofPlayer((scene, player) => scene.world.board(player).length),
  boardStats: ofPlayer((scene, player) => scene.world.board(player).map((id) => statsOf(scene, id))),
  hand: ofZone((scene, player) => scene.world.hand(player)),
  handSize: ofPlayer((scene, player) => scene.world.hand(player).length),
  deck: ofZone((scene, player) => scene.world.deck(player)),
  deckSize: ofPlayer((scene, player) => scene.world.deck(player).length),
  secrets: ofZone((scene, player) => scene.knowing("secrets").secrets(player)),
  mana: ofPlayer((scene, player) => scene.knowing("mana").mana(player)),
  maxMana: ofPlayer((scene, player) => scene.knowing("maxMana").maxMana(player)),
  cost: ofEntity((scene, id) => scene.knowing("cost").cost(id)),
  controller: ofEntity((scene, id) => scene.world.ownerOf(id)),
  weapon: ofPlayer((scene, player) => {
    const id = scene.knowing("weapon").weapon(player);
    return id === undefined ? null : scene.world.nameOf(id);
  }),
  durability: ofEntity((scene, id) => scene.knowing("durability").durability(id)),
  hero: ofPlayer((scene, player) => scene.world.nameOf(scene.world.hero(player))),
  heroPower: ofPlayer((scene, player) => scene.knowing("heroPowerName", "heroPower").heroPowerName(player)),
  canAttack: ofEntity((scene, id) => scene.knowing("canAttack").canAttack(id)),
  legal: (scene, move) => ({ expected: "legal", actual: legality(scene, move) }),
  illegal: (scene, move) => ({ expected: "illegal", actual: legality(scene, move) }),
  winner: (scene, expected) => ({ expected, actual: scene.knowing("winner").winner() }),
  triggered(scene, expected) {
    const sources = readLog(scene.world).flatMap(({ event }) =>
      event.type === "Triggered" ? event.source : [],
    );
    return { expected, actual: entityNames(scene, expected, sources) };
  },
  laws: (scene, expected) => ({ expected, actual: scene.knowing("brokenLaws", "laws").brokenLaws() }),
};

function statsOf(scene: Scene, id: Id): [attack: number, health: number] {
  return [scene.knowing("attack").attack(id), scene.knowing("health").health(id)];
}

function legality(scene: Scene, move: Move): "legal" | "illegal" {
  return isLegal(scene, move) ? "legal" : "illegal";
}

function isLegal(scene: Scene, move: Move): boolean {
  if ("attack" in move) {
    const [attacker, defender] = move.attack;
    return scene.knowing("canAttack", "legal attack").canAttack(scene.find(attacker), scene.find(defender));
  }
  if ("heroPower" in move) {
    const world = scene.knowing("canUseHeroPower", "legal heroPower");
    return world.canUseHeroPower(move.heroPower, optionalTarget(scene, move.target));
  }
  return scene.knowing("canPlay", "legal play").canPlay(scene.find(move.play), playOptions(scene, move));
}

function moveText(move: Move): string {
  if ("attack" in move) return `attack ${move.attack.join(" on ")}`;
  const what = "play" in move ? `play ${move.play}` : `heroPower of player ${move.heroPower}`;
  return move.target === undefined ? what : `${what} on ${move.target}`;
}
