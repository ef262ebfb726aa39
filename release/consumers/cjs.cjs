// Every library by its name, with require; and the same game as `esm.mjs`.
const libraries = ["cards", "content-hs", "core", "damage-pipeline", "harness", "rules-hs"];
for (const name of libraries) {
  if (Object.keys(require(`@course/${name}`)).length === 0) throw new Error(`${name} has no name in it`);
}
const interceptors = require("@course/content-hs/packs/course/04-interceptors.json");
const manifest = require("@course/core/package.json");
const game = require("@course/harness").defaultStage().newGame();
game.summon("Baron Rivendare", 0);
const golem = game.summon("Harvest Golem", 0);
game.destroy(golem);
console.log(manifest.name, interceptors.cards.length > 0);
console.log(
  game
    .log()
    .map(({ type }) => type)
    .join(" "),
);
