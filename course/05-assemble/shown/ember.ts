/** An Ember dies, the limit ends the Sequence, and everything is as it was. */
import { newGame } from "../reference.ts";
import { EMBER } from "./cards.ts";

const game = newGame({ cards: [EMBER] });
const ember = game.summon("Test Ember", 0);
const state = () =>
  `board: ${game.board(0).map((id) => `${game.nameOf(id)} ${game.attack(id)}/${game.health(id)}`)}; graveyard: ${game.graveyard(0).length}; log: ${game.log().length} event`;
console.log(`before   ${state()}`);
try {
  game.dealDamage(ember, 1);
} catch (error) {
  console.log(`error    ${error instanceof Error ? error.message : error}`);
}
console.log(`after    ${state()}`);
