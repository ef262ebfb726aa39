/**
 * Lesson 02: three ways to answer what one action did, on a toy of a few lines.
 *
 * The way of the rulebook is compared with the reference stage; the program fails if they differ.
 */
import type { Game } from "@course/harness";
import { stage } from "@course/module-05/reference";

interface Minion {
  readonly name: string;
  /** Whether it answers something that happened to `subject`. */
  readonly answers: (subject: string) => boolean;
  /** What its effect does: to whom, or which minion comes into play. */
  readonly hits?: readonly string[];
  readonly summons?: Minion;
}

// #region policies
/** A Queue for each Event, resolved depth-first. */
function perEvent(board: Minion[], subjects: readonly string[]): string[] {
  return subjects.flatMap((subject) => {
    const queue = board.filter((minion) => minion.answers(subject)); // A new list: locked.
    return queue.flatMap((minion) => [minion.name, ...perEvent(board, effect(board, minion))]);
  });
}

/** One Queue for all Events of the action, sorted by listener. */
function perAction(board: Minion[], subjects: readonly string[]): string[] {
  const queue = board.flatMap((minion) => subjects.filter(minion.answers).map(() => minion));
  return queue.flatMap((minion) => [minion.name, ...perAction(board, effect(board, minion))]);
}

/** A Queue for each Event, but what a trigger causes goes to the end of the line. */
function breadthFirst(board: Minion[], subjects: readonly string[]): string[] {
  const line = [...subjects];
  const names: string[] = [];
  for (let subject = line.shift(); subject !== undefined; subject = line.shift()) {
    for (const minion of board.filter((each) => each.answers(subject as string))) {
      names.push(minion.name);
      line.push(...effect(board, minion));
    }
  }
  return names;
}
// #endregion

/** Runs a minion's effect and says to whom something happened. */
function effect(board: Minion[], { hits = [], summons }: Minion): readonly string[] {
  if (summons !== undefined) board.push(summons);
  return hits;
}

const itself = (name: string) => ({ name, answers: (subject: string) => subject === name });
const minions = (name: string) => ({ name, answers: (subject: string) => subject !== "hero" });
const heroes = (name: string) => ({ name, answers: (subject: string) => subject === "hero" });

const REACTOR = heroes("reactor");
const TWO_ACOLYTES = () => [itself("acolyte 1"), itself("acolyte 2"), minions("armorsmith")];
const CONDUIT = () => [
  { ...heroes("conduit"), hits: ["conduit", "acolyte", "reactor"] },
  itself("acolyte"),
  REACTOR,
];
const NEST = () => [{ ...itself("nest"), summons: minions("scout") }, REACTOR];

show("two Acolytes and an Armorsmith; Whirlwind", [
  ["a Queue for each Event", perEvent(TWO_ACOLYTES(), ["acolyte 1", "acolyte 2", "armorsmith"])],
  ["one Queue for the action", perAction(TWO_ACOLYTES(), ["acolyte 1", "acolyte 2", "armorsmith"])],
  ["the reference", reference(["Acolyte of Pain", "Acolyte of Pain", "Armorsmith"], whirlwind)],
]);
show("Test Conduit, Acolyte, Test Reactor; 1 damage to a hero", [
  ["depth-first", perEvent(CONDUIT(), ["hero"])],
  ["breadth-first", breadthFirst(CONDUIT(), ["hero"])],
  ["the reference", reference(["Test Conduit", "Acolyte of Pain", "Test Reactor"], heroDamage)],
]);
show("Test Nest and a Test Reactor; Whirlwind", [
  ["a Queue for each Event", perEvent(NEST(), ["nest", "reactor"])],
  ["one Queue for the action", perAction(NEST(), ["nest", "reactor"])],
  ["the reference", reference(["Test Nest", "Test Reactor"], whirlwind)],
]);

function whirlwind(game: Game): void {
  game.cast("Whirlwind", 0);
}

function heroDamage(game: Game): void {
  game.dealDamage(game.hero(1), 1);
}

/** The sources of the triggers in the reference's log, in the toy's words. */
function reference(board: readonly string[], action: (game: Game) => void): string[] {
  const card = { type: "minion", cost: 2, attack: 1, health: 5 };
  const summon = { type: "summon", card: "test-scout" };
  const armor = { type: "gainArmor", amount: 1 };
  const game = stage.newGame({
    cards: [
      {
        ...card,
        id: "test-nest",
        name: "Test Nest",
        abilities: [{ kind: "trigger", on: "selfDamaged", effect: summon }],
      },
      {
        ...card,
        id: "test-scout",
        name: "Test Scout",
        abilities: [{ kind: "trigger", on: "minionDamaged", effect: armor }],
      },
    ],
  });
  const ids = board.map((name) => game.summon(name, 0));
  game.clearLog();
  action(game);
  const names = game.log().flatMap((event) => (event.type === "Triggered" ? [event.source] : []));
  return names.map((id) => inToysWords(game, ids, id));
}

function inToysWords(game: Game, ids: readonly number[], id: number): string {
  const name = game.nameOf(id);
  const copies = ids.filter((each) => game.nameOf(each) === name);
  const word = name.replace(" of Pain", "").replace("Test ", "").toLowerCase();
  return copies.length > 1 ? `${word} ${copies.indexOf(id) + 1}` : word;
}

/** Prints the ways, one a line. The first and the last must be the same. */
function show(board: string, ways: readonly (readonly [way: string, names: readonly string[]])[]): void {
  console.log(board);
  for (const [way, names] of ways) console.log(`  ${way}:`.padEnd(28) + names.join(", "));
  const [first, last] = [ways[0]?.[1].join(), ways.at(-1)?.[1].join()];
  if (first !== last) throw new Error(`the toy answers ${first}; expected ${last}, as the reference does`);
}
