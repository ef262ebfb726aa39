/** The types of every library as a CommonJS module sees them. */
import cards = require("@course/cards");
import content = require("@course/content-hs");
import core = require("@course/core");
import damage = require("@course/damage-pipeline");
import harness = require("@course/harness");
import rules = require("@course/rules-hs");

const game: harness.Game = harness.defaultStage().newGame();
const id: core.EntityId | number = game.summon("Baron Rivendare", 0);
const step: damage.DamageStep | undefined = undefined;
console.log([id, step, rules.combat.name, cards.validateCards.name, content.PACK_NAMES.length].length);
