/**
 * Lesson 03: removing the dead one by one, each with its Deathrattle, against removing them together.
 *
 * The toy knows a board, damage to all minions, and an Armorsmith that counts it. What happens when they leave
 * together is the reference's.
 */
import { newGame } from "@course/module-03/reference";

interface Minion {
  readonly name: "Unstable Ghoul" | "Loot Hoarder" | "Armorsmith";
  health: number;
}

/** Whirlwind into these minions, in order of play: the Armor gained when each corpse is dealt with in turn. */
function armorOneByOne(names: readonly Minion["name"][]): number {
  let board: Minion[] = names.map((name) => ({ name, health: name === "Armorsmith" ? 4 : 1 }));
  let armor = 0;
  const hitAll = () => {
    for (const minion of board) minion.health--;
    armor += board.length; // The Armorsmith survives all of this, and answers each damage.
  };
  hitAll();
  for (const minion of [...board]) {
    if (minion.health > 0) continue;
    board = board.filter((each) => each !== minion);
    if (minion.name === "Unstable Ghoul") hitAll();
  }
  return armor;
}

/** The same on the reference, where all the dead leave before the first Deathrattle. */
function armorTogether(names: readonly Minion["name"][]): number {
  const game = newGame();
  for (const name of names) {
    const id = game.summon(name, 0);
    if (name === "Unstable Ghoul") game.dealDamage(id, 2);
  }
  const before = game.armor(0);
  game.cast("Whirlwind", 0);
  return game.armor(0) - before;
}

for (const names of [
  ["Unstable Ghoul", "Loot Hoarder", "Armorsmith"],
  ["Loot Hoarder", "Unstable Ghoul", "Armorsmith"],
] as const) {
  console.log(`oldest first: ${names.join(", ")}`);
  console.log(`  one by one: ${armorOneByOne(names)} Armor`);
  console.log(`  together:   ${armorTogether(names)} Armor`);
}
