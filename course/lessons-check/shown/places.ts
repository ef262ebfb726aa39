/**
 * Lesson 03: three ways to remember where the dead stood, on a toy of a few lines.
 *
 * The last way is compared with the reference stage; the program fails if they differ.
 */
import { stage } from "@course/module-05/reference";

/** A minion of a row: its name, and the tokens of its Deathrattle if it is dying. Left is oldest. */
type Row = readonly (readonly [name: string, tokens?: readonly string[]])[];

const ROWS: readonly Row[] = [
  [["Hoarder", []], ["Golem", ["token"]], ["Reactor"]],
  [["Golem 1", ["token 1"]], ["Golem 2", ["token 2"]], ["Reactor"]],
  [["Creeper", ["spider 1", "spider 2"]], ["Golem", ["token"]], ["Reactor"]],
];

// #region ways
/** The index before anybody left. */
function indexBefore(row: Row): string[] {
  const board = row.filter(([, tokens]) => tokens === undefined).map(([name]) => name);
  for (const [index, [, tokens = []]] of row.entries()) board.splice(index, 0, ...tokens);
  return board;
}

/** The index as it is when the minion itself leaves, after the older ones have left. */
function indexAtRemoval(row: Row): string[] {
  const board = row.map(([name]) => name);
  const left = row.flatMap(([name, tokens]) => {
    if (tokens === undefined) return [];
    const index = board.indexOf(name);
    board.splice(index, 1);
    return [{ index, tokens }];
  });
  for (const { index, tokens } of left) board.splice(index, 0, ...tokens);
  return board;
}

/** The nearest minion to the right that stays. It becomes an index when the tokens arrive. */
function neighbour(row: Row): string[] {
  const board = row.filter(([, tokens]) => tokens === undefined).map(([name]) => name);
  for (const [index, [, tokens = []]] of row.entries()) {
    const right = row.slice(index).find(([, dying]) => dying === undefined)?.[0];
    board.splice(right === undefined ? board.length : board.indexOf(right), 0, ...tokens);
  }
  return board;
}
// #endregion

for (const row of ROWS) {
  const names = row.map(([name, tokens]) => (tokens === undefined ? name : `${name} (dying)`));
  console.log(names.join(", "));
  show("index before the step", indexBefore(row));
  show("index when it leaves", indexAtRemoval(row));
  show("nearest that stays", neighbour(row));
  const expected = reference(row).join(", ");
  const found = neighbour(row)
    .map((name) => name.replace(/ \d$/, ""))
    .join(", ");
  if (found !== expected)
    throw new Error(`the toy has ${found}; expected ${expected}, as the reference does`);
}

function show(way: string, board: readonly string[]): void {
  console.log(`  ${way}:`.padEnd(26) + board.join(", "));
}

/** The board that the reference has, in the toy's words. */
function reference(row: Row): string[] {
  const cards: Record<string, string> = {
    Hoarder: "Loot Hoarder",
    Golem: "Harvest Golem",
    Creeper: "Test Creeper",
    Reactor: "Test Reactor",
  };
  const card = { type: "minion", cost: 2, attack: 1, health: 2 };
  const effect = { type: "summon", card: "test-spider", count: 2 };
  const abilities = [{ kind: "trigger", on: "deathrattle", effect }];
  const game = stage.newGame({
    cards: [
      { ...card, id: "test-spider", name: "Test Spider" },
      { ...card, id: "test-creeper", name: "Test Creeper", abilities },
    ],
  });
  for (const [name, tokens] of row) {
    const id = game.summon(cards[name.replace(/ \d$/, "")] ?? "", 0);
    if (tokens !== undefined && game.health(id) > 1) game.dealDamage(id, game.health(id) - 1);
  }
  game.cast("Whirlwind", 0);
  const words: Record<string, string> = {
    "Damaged Golem": "token",
    "Test Spider": "spider",
    "Test Reactor": "Reactor",
  };
  return game.board(0).map((id) => words[game.nameOf(id)] ?? game.nameOf(id));
}
