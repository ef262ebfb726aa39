/** Lesson 02: a Conduit that hits heroes too, and so wakes itself, on the reference stage. */
import { printLogTree } from "@course/harness";
import { stage } from "@course/module-02/reference";

const wide = {
  id: "test-wide-conduit",
  name: "Wide Conduit",
  type: "minion",
  cost: 3,
  attack: 1,
  health: 9,
  abilities: [
    {
      kind: "trigger",
      on: "heroDamaged",
      effect: { type: "damage", target: { type: "all", of: "characters" }, amount: 1 },
    },
  ],
};
const count = Number(process.argv[2] ?? 1);
const game = stage.withCards([{ pack: "shown", version: "1.0.0", cards: [wide] }]).newGame();
for (let n = 0; n < count; n++) game.summon("Wide Conduit", 0);
game.clearLog();
game.dealDamage(game.hero(1), 1);
const log = count === 1 ? game.logTree() : game.logTree().filter(({ event }) => event.type === "Triggered");
for (const line of printLogTree(log, (id) => game.nameOf(id))) console.log(line);
