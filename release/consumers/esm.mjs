// Every library by its name, as an ES module; and a game by Hearthstone's rules.
import * as cards from "@course/cards";
import * as content from "@course/content-hs";
import interceptors from "@course/content-hs/packs/course/04-interceptors.json" with { type: "json" };
import * as core from "@course/core";
import manifest from "@course/core/package.json" with { type: "json" };
import * as damage from "@course/damage-pipeline";
import * as harness from "@course/harness";
import * as rules from "@course/rules-hs";

for (const library of [cards, content, core, damage, harness, rules]) {
  if (Object.keys(library).length === 0) throw new Error("a library without a name in it");
}
const game = harness.defaultStage().newGame();
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
