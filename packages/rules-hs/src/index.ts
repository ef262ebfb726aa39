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
export { Attacked } from "./combat/attack-events.ts";
export { freeze, thaw } from "./combat/freeze.ts";
export { type Attack, combat } from "./combat/plain-attack.ts";
export { canAttack } from "./combat/rights.ts";
export { type Draw, drawing } from "./drawing.ts";
export { deathEffects, drawEffects } from "./effects.ts";
// Hands and decks.
export { Discarded, discard } from "./hand/discard.ts";
export { Burned, Drew, draw, drawCard } from "./hand/draw.ts";
export { Fatigued, fatigueOf, setFatigue } from "./hand/fatigue.ts";
export { Given, giveCard } from "./hand/give.ts";
export { HAND_LIMIT, isHandFull } from "./hand/limit.ts";
export { Returned, returnToHand } from "./hand/return.ts";
export { endInDraw, isOver, noteLoss, requireRunning, winner } from "./heroes/over.ts";
// Mana.
export { type Counted, cardsPlayedThisTurn } from "./mana/cards-played.ts";
export { CostAura } from "./mana/cost-auras.ts";
export { costOf } from "./mana/costs.ts";
export {
  ManaGained,
  ManaLost,
  ManaSpent,
  MOST_MANA,
  manaOf,
  maxManaOf,
  setMana,
} from "./mana/mana.ts";
export { lockedMana, overloadedMana, overloadOf } from "./mana/overload.ts";
export { canPayFor, noteCardPlayed, payFor, requireMana } from "./mana/paying.ts";
// Moves.
export { BOARD_LIMIT, hasRoom, isFresh, Summoned, setFresh, summon } from "./moving.ts";
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
