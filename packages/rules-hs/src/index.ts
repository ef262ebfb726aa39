/**
 * The public names of the Hearthstone rules, by concept.
 */

export { activePlayer, setActivePlayer } from "./active-player.ts";
// Checks.
export { requireCard, requireInHand, requirePlace, requireRoom, requireTarget } from "./checks.ts";
// Collecting: what decks may hold.
export {
  type CardClass,
  CLASSES,
  classOf,
  collecting,
  isCollectible,
  RARITIES,
  type Rarity,
  rarityOf,
} from "./collecting.ts";
export { type Attack, Attacked, canAttack, combat } from "./combat.ts";
export { type Draw, drawing } from "./drawing.ts";
export { deathEffects, drawEffects } from "./effects.ts";
// Moves.
export { BOARD_LIMIT, Drew, draw, hasRoom, isFresh, Summoned, setFresh, summon } from "./moving.ts";
export { type Play, Played, playing } from "./playing.ts";
// Layers, in the order in which they build on each other.
export { printedCostOf, printing } from "./printing.ts";
export { RACES, type Race, raceOf } from "./races.ts";
export { type Cast, castSpell, SpellCast, spells } from "./spells.ts";
export { CARDS_IN_HAND, type Give, putInto, type Summon, summoning } from "./summoning.ts";
export { type EndTurn, TurnStarted, turns } from "./turns.ts";
export { battlecries } from "./words/battlecry.ts";
export { TurnEnded, turnEnds } from "./words/end-of-turn.ts";
export { combatKeywords, hasTaunt, keywords } from "./words/keywords.ts";
