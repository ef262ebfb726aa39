/** Lesson 01: three numbers that look alike and are not: the id, the order of play, the place on the board. */
import { newGame } from "@course/module-04/reference";

const game = newGame({ hands: [["Test Filler"], []] });
const [held = 0] = game.hand(0);
game.summon("Test Filler", 0);
game.play(held);
game.summon("Test Filler", 0, 0);

const inOrderOfPlay = game.log().flatMap((event) => (event.type === "Summoned" ? [event.id] : []));
console.log(`by id:              ${[...inOrderOfPlay].sort((one, other) => one - other).join(", ")}`);
console.log(`in order of play:   ${inOrderOfPlay.join(", ")}`);
console.log(`on the board:       ${game.board(0).join(", ")}`);
