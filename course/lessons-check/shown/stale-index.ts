/** Lesson 01: what an index and an id say before and after something else has moved. */
import { newGame } from "@course/module-01/reference";

// #region stale
const game = newGame();
const a = game.summon("Test Filler", 0);
const b = game.summon("Test Filler", 0);
const index = game.board(0).indexOf(b);
show("before");
game.summon("Test Filler", 0, 0);
show("after ");
// #endregion

function show(when: string): void {
  const names = game.board(0).map((id) => (id === a ? "a" : id === b ? "b" : "new"));
  const there = names[index];
  console.log(
    `${when}  board: ${names.join(", ").padEnd(9)}  at index ${index}: ${there}  index of b: ${names.indexOf("b")}`,
  );
}
