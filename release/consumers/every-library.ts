/** The types of every library as an ES module sees them. */
import { type Card, validateCards } from "@course/cards";
import { type PackName, pack } from "@course/content-hs";
import { type EntityId, type LoggedEvent, World } from "@course/core";
import { type DamageStep, dealDamage } from "@course/damage-pipeline";
import { defaultStage, type Game } from "@course/harness";
import { combat } from "@course/rules-hs";

const game: Game = defaultStage().newGame();
const id: EntityId | number = game.summon("Baron Rivendare", 0);
const log: readonly unknown[] = game.log();
const name: PackName = "course/03-death-step";
const cards: Promise<readonly Card[]> = pack(name).then((loaded) => loaded.cards);
const typed: { step?: DamageStep; event?: LoggedEvent } = {};
console.log([id, log.length, typed, combat.name, World.name, dealDamage.name, validateCards.name].length);
cards.then((loaded) => console.log(loaded.length > 0));
