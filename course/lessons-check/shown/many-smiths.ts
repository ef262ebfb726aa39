/** Lesson 02: seven Armorsmiths and a Whirlwind, counted on the reference stage. */
import { newGame } from "@course/module-02/reference";

for (const count of [1, 2, 7]) {
  const game = newGame();
  for (let n = 0; n < count; n++) game.summon("Armorsmith", 0);
  game.clearLog();
  game.cast("Whirlwind", 0);
  const triggers = game.log().filter(({ type }) => type === "Triggered").length;
  console.log(
    `Armorsmiths: ${count}  Armor: ${game.armor(0)}  triggers: ${triggers}  events: ${game.log().length}`,
  );
}
