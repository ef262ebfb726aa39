/**
 * The public names of the Hearthstone rules, by concept.
 */

// Checks.
export { requireCard, requireInHand, requirePlace, requireRoom, requireTarget } from "./checks.ts";
export { type Draw, drawing } from "./drawing.ts";
export { deathEffects, drawEffects } from "./effects.ts";
// Moves.
export { BOARD_LIMIT, Drew, draw, hasRoom, Summoned, summon } from "./moving.ts";
export { type Play, Played, playing } from "./playing.ts";
// Layers, in the order in which they build on each other.
export { printedCostOf, printing, RACES, raceOf } from "./printing.ts";
export { type Cast, castSpell, SpellCast, spells } from "./spells.ts";
export { CARDS_IN_HAND, type Give, putInto, type Summon, summoning } from "./summoning.ts";
export { battlecries } from "./words/battlecry.ts";
export { TurnEnded, turnEnds } from "./words/end-of-turn.ts";
export { hasTaunt, keywords } from "./words/keywords.ts";
