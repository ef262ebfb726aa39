/**
 * The public names of the Hearthstone rules, by concept.
 */

export { activePlayer, setActivePlayer } from "./active-player.ts";
export { fatalDamage } from "./amounts/fatal-damage.ts";
// Spells, Secrets, choices, amounts.
export { AMOUNT_STEPS, HEAL_STEPS, spellAmounts } from "./amounts/layer.ts";
export { minimumHealth } from "./amounts/minimum-health.ts";
export { spellDamageOf } from "./amounts/spell-damage.ts";
export { CardPlayed, isFromHand } from "./casting/card-played.ts";
export type { FreeCast } from "./casting/cast.ts";
export { requireCastable } from "./casting/castable.ts";
export { casting } from "./casting/layer.ts";
export { mayBeTargeted } from "./casting/targeting.ts";
// Checks.
export { requireCard, requireInHand, requirePlace, requireRoom, requireTarget } from "./checks.ts";
// Driven from outside: what a match asks to list what a player may do, and what sets a game up.
export { considerOption, isTargetWaived, optionsOf, requireOption } from "./choices/chosen-option.ts";
export { choices } from "./choices/layer.ts";
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
export { AfterAttack, Attacked, ProposedAttack } from "./combat/attack-events.ts";
export { type Freeze, freeze, thaw } from "./combat/freeze.ts";
export { attacks, weapons } from "./combat/layers.ts";
export { type Attack, combat } from "./combat/plain-attack.ts";
export { divineShield, immune, prevention } from "./combat/prevention.ts";
export { canAttack, mayAttack, mayBeAttackedBy } from "./combat/rights.ts";
export { destroyWeapon, durabilityOf, equip, loseDurability, weaponOf } from "./combat/weapons.ts";
export { type Draw, drawing } from "./drawing.ts";
export { deathEffects, drawEffects } from "./effects.ts";
// Enchantments.
export { Transformed } from "./enchantments/becoming.ts";
export { ControlTaken, takeControl } from "./enchantments/control.ts";
export { disenchant, type Enchantment, enchant } from "./enchantments/enchantment.ts";
export { expireAtTurnEnd, expireAtTurnStart } from "./enchantments/expiry.ts";
export { enchantments } from "./enchantments/layer.ts";
export { Silenced, silence } from "./enchantments/silence.ts";
export { updateStatAuras } from "./enchantments/stat-auras.ts";
export { refreshHero } from "./enchantments/stats.ts";
// The whole game.
export { type Edition, hearthstone } from "./game.ts";
// Hands and decks.
export { Discarded, discard } from "./hand/discard.ts";
export { Burned, Drew, draw, drawCard } from "./hand/draw.ts";
export { Fatigued, fatigueOf, setFatigue } from "./hand/fatigue.ts";
export { Given, giveCard } from "./hand/give.ts";
export { hands } from "./hand/layer.ts";
export { HAND_LIMIT, isHandFull } from "./hand/limit.ts";
export { Returned, returnToHand } from "./hand/return.ts";
export type { Concede } from "./heroes/concede.ts";
export { becomeHero } from "./heroes/hero-cards.ts";
export { createAllDeaths, HeroDied } from "./heroes/hero-deaths.ts";
export { HeroPowerUsed, heroPowerOf, replaceHeroPower, type UseHeroPower } from "./heroes/hero-powers.ts";
export { heroes } from "./heroes/layer.ts";
export { endInDraw, isOver, noteLoss, requireRunning, winner } from "./heroes/over.ts";
export {
  CANT_ATTACK,
  CHARGE,
  DIVINE_SHIELD,
  ELUSIVE,
  FROZEN,
  gainKeywords,
  hasKeyword,
  IMMUNE,
  loseKeywords,
  POISONOUS,
  STEALTH,
  TAUNT,
  WINDFURY,
} from "./keywords.ts";
// Mana.
export { type Counted, cardsPlayedThisTurn } from "./mana/cards-played.ts";
export { CostAura } from "./mana/cost-auras.ts";
export { costOf } from "./mana/costs.ts";
export { mana } from "./mana/layer.ts";
export {
  gainCrystals,
  gainMana,
  loseCrystals,
  ManaGained,
  ManaLost,
  ManaSpent,
  MOST_MANA,
  manaOf,
  maxManaOf,
  setMana,
  spend,
} from "./mana/mana.ts";
export { countOverload, lockedMana, overloadedMana, overloadOf } from "./mana/overload.ts";
export { canPayFor, noteCardPlayed, payFor, requireMana } from "./mana/paying.ts";
export { endManaTurn, fillCrystals } from "./mana/turn-steps.ts";
// Moves.
export {
  ATTACK_MOVE,
  END_TURN_MOVE,
  listMoves,
  MAX_MOVES,
  moveKind,
  moveOption,
  movePlace,
  moveSubject,
  moveTarget,
  PLAY_MOVE,
  POWER_MOVE,
} from "./moves/legal-moves.ts";
// Moves.
export { BOARD_LIMIT, hasRoom, isFresh, Summoned, setFresh, summon } from "./moving.ts";
export { resolveSummons } from "./playing/arriving.ts";
export { fullPlaying, type PlayCard } from "./playing/play.ts";
export { meetsRequirements, requirements } from "./playing/requirements.ts";
export { type Play, Played, playing } from "./playing.ts";
// Layers, in the order in which they build on each other.
export { printedCostOf, printing } from "./printing.ts";
export { RACES, type Race, raceOf } from "./races.ts";
export { secrets } from "./secrets/layer.ts";
export { reveal, SecretRevealed } from "./secrets/reveal.ts";
export { hasSecretRoom, isSecret, SECRET_LIMIT } from "./secrets/secret-card.ts";
export { type Cast, castSpell, SpellCast, spells } from "./spells.ts";
export { CARDS_IN_HAND, type Give, putInto, type Summon, summoning } from "./summoning.ts";
export { getReady } from "./turns/getting-ready.ts";
export { TURN_END, TURN_START } from "./turns/turn-lists.ts";
export { TURN_LIMIT, turnsEnded } from "./turns/turn-number.ts";
export { drawWeapons, endForTurn, endUntilTurn, thawCharacters } from "./turns/turn-steps.ts";
export { secondsPerTurn, turnTimes } from "./turns/turn-time.ts";
export { type BeginGame, wholeTurns } from "./turns/whole-turns.ts";
export { type EndTurn, TurnStarted, turns } from "./turns.ts";
export { battlecries } from "./words/battlecry.ts";
export { TurnEnded, turnEnds } from "./words/end-of-turn.ts";
export { combatKeywords, hasTaunt, keywords } from "./words/keywords.ts";
export { randomCards } from "./words/random-card.ts";
