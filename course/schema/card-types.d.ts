/** The card language as types. Generated: run `npm run build && node course/schema/generate.ts`. */

/** A card of any type. */
export type CardData = MinionCard | HeroCard | SpellCard;

/** Stands on the board, with Attack and Health. */
export interface MinionCard {
  readonly id: string;
  readonly name: string;
  readonly type: "minion";
  readonly sharesName?: true;
  readonly dbf?: number;
  readonly cardId?: string;
  readonly attack: number;
  readonly health: number;
  readonly cost?: number;
  readonly race?: "Beast" | "Demon" | "Dragon" | "Elemental" | "Mech" | "Murloc" | "Pirate" | "Totem";
  readonly keywords?: readonly Keyword[];
  readonly abilities?: readonly Ability[];
}

/** Stands for a player. */
export interface HeroCard {
  readonly id: string;
  readonly name: string;
  readonly type: "hero";
  readonly sharesName?: true;
  readonly dbf?: number;
  readonly cardId?: string;
  readonly health: number;
  readonly attack?: number;
  readonly cost?: number;
}

/** Does what its effect says, once, and is spent. */
export interface SpellCard {
  readonly id: string;
  readonly name: string;
  readonly type: "spell";
  readonly sharesName?: true;
  readonly dbf?: number;
  readonly cardId?: string;
  readonly cost?: number;
  readonly effect: Effect;
}

/** Any ability word. */
export type Ability = TriggerAbility | AuraAbility | KeywordAbility;

/** Does something at a moment: whenever the trigger's event happens, the effect runs. `needs` is a condition of which the text says nothing: what the effect cannot do without. Without it the trigger does not answer. */
export interface TriggerAbility {
  readonly kind: "trigger";
  readonly on: Trigger;
  readonly needs?: Condition;
  readonly effect: Effect;
}

/** Changes a rule as long as the card is in play. */
export interface AuraAbility {
  readonly kind: "aura";
  readonly modifier: Modifier;
}

/** The card has a keyword. The same as the keyword in the card's list of keywords. */
export interface KeywordAbility {
  readonly kind: "keyword";
  readonly keyword: Keyword;
}

/** Any trigger word. */
export type Trigger = "selfDamaged" | "minionDamaged" | "heroDamaged" | "deathrattle" | "battlecry" | "endOfTurn" | SelfDamagedTrigger | MinionDamagedTrigger | HeroDamagedTrigger | DeathrattleTrigger | BattlecryTrigger | EndOfTurnTrigger;

/** Whenever this minion takes damage. Divine Shield and Immune prevent the damage, and so the trigger. With `survives`, only while it is not mortally wounded. */
export interface SelfDamagedTrigger {
  readonly type: "selfDamaged";
  readonly survives?: boolean;
}

/** Whenever a minion takes damage, this one included; of one side only, if `side` says which, and only what passes every filter. */
export interface MinionDamagedTrigger {
  readonly type: "minionDamaged";
  readonly side?: "friendly" | "enemy";
  readonly where?: readonly Filter[];
}

/** Whenever a hero takes damage, on Armor or on Health; of one side only, if `side` says which. */
export interface HeroDamagedTrigger {
  readonly type: "heroDamaged";
  readonly side?: "friendly" | "enemy";
}

/** When this minion has died: in the Death Phase, after all that died with it have left play. It works for the player who controlled the minion then, whoever gave it. */
export interface DeathrattleTrigger {
  readonly type: "deathrattle";
}

/** When this minion is played from the hand. Not when it is summoned. It resolves even if the minion has left play. If it has a target, and there is none, it does nothing. */
export interface BattlecryTrigger {
  readonly type: "battlecry";
}

/** At the end of your turn, or of your opponent's turn, or of each. */
export interface EndOfTurnTrigger {
  readonly type: "endOfTurn";
  readonly whose?: "yours" | "opponents" | "each";
}

/** Any modifier word. */
export type Modifier = TriggerMultiplierModifier | DamageRedirectModifier;

/** Your triggers of a kind resolve so many times. With "max" only the largest counts; "additive" ones add to it. */
export interface TriggerMultiplierModifier {
  readonly type: "triggerMultiplier";
  readonly trigger: "selfDamaged" | "minionDamaged" | "heroDamaged" | "deathrattle" | "battlecry" | "endOfTurn";
  readonly times: number;
  readonly stacking: "max" | "additive";
}

/** Damage meant for the hero of the same side goes to this minion instead; to the oldest, if there are several. */
export interface DamageRedirectModifier {
  readonly type: "damageRedirect";
  readonly from: "friendlyHero";
  readonly to: "self";
}

/** Any keyword word. */
export type Keyword = "taunt" | TauntKeyword;

/** Enemies must attack this minion before others. */
export interface TauntKeyword {
  readonly type: "taunt";
}

/** Any effect word. */
export type Effect = "nothing" | "draw" | SequenceEffect | IfEffect | RepeatEffect | NothingEffect | DamageEffect | HealEffect | BuffEffect | GainArmorEffect | DrawEffect | DestroyEffect | SummonEffect;

/** Does one effect after the other. What an effect causes is resolved before the next one starts. */
export interface SequenceEffect {
  readonly type: "sequence";
  readonly effects: readonly Effect[];
}

/** Asks when it is reached whether a condition holds, and does one effect or the other. */
export interface IfEffect {
  readonly type: "if";
  readonly condition: Condition;
  readonly then: Effect;
  readonly otherwise?: Effect;
}

/** Does an effect several times. The number is read once, before the first time; more than 1000 is an error. */
export interface RepeatEffect {
  readonly type: "repeat";
  readonly times: Value;
  readonly effect: Effect;
}

/** Does nothing: for the branch of a choice or an `if` in which nothing happens. */
export interface NothingEffect {
  readonly type: "nothing";
}

/** Deals an amount of damage to each character of the target, all at once, from the card itself or from the `source`. `also` takes another amount at the same time. With `fixed`, nothing raises the amount. */
export interface DamageEffect {
  readonly type: "damage";
  readonly target: Selection;
  readonly amount: Value;
  readonly also?: Selection;
  readonly alsoAmount?: Value;
  readonly source?: Selection;
  readonly fixed?: boolean;
}

/** Restores Health to each character of the target, up to its maximum: so much, or without an amount all that it lacks. At full Health nothing happens. */
export interface HealEffect {
  readonly type: "heal";
  readonly target: Selection;
  readonly amount?: Value;
}

/** Gives each character of the target Attack, Health, or both, for good. */
export interface BuffEffect {
  readonly type: "buff";
  readonly target: Selection;
  readonly attack?: Value;
  readonly health?: Value;
}

/** Your hero gains Armor, which takes damage before Health. */
export interface GainArmorEffect {
  readonly type: "gainArmor";
  readonly amount: Value;
}

/** You draw cards, one after the other, or your opponent does, or each player. An empty deck draws nothing, in a game without fatigue. */
export interface DrawEffect {
  readonly type: "draw";
  readonly count?: Value;
  readonly side?: "friendly" | "enemy" | "both";
}

/** Marks each minion or hero of the target pending destroy. It dies at the next Death Creation Step, its Health untouched. Weapons and secrets leave play at once. */
export interface DestroyEffect {
  readonly type: "destroy";
  readonly target: Selection;
}

/** Summons minions: where the dead minion stood for a Deathrattle, right of the minion that summons, or in turn right and left of it; for the opponent, or the owner of `it`, from a spell, or with `at`, at the right end. `fill`: as many as there is room for. With `health`, they come damaged and have so much left. */
export interface SummonEffect {
  readonly type: "summon";
  readonly card: CardChoice;
  readonly count?: Value;
  readonly side?: "friendly" | "enemy" | "itsOwner";
  readonly fill?: boolean;
  readonly at?: "end";
  readonly health?: Value;
}

/** Any selection word. */
export type Selection = "self" | "chosen" | "eventSubject" | "it" | "friendlyHero" | "enemyHero" | SelfSelection | ChosenSelection | EventSubjectSelection | ItSelection | AllSelection | ExceptSelection | RandomSelection | AdjacentSelection | OldestSelection | FriendlyHeroSelection | EnemyHeroSelection;

/** The card itself: the minion whose ability it is. */
export interface SelfSelection {
  readonly type: "self";
}

/** The target that the player chose as the card was played. `from` says what it may be, once in a card; without it, the word means the target that was chosen. */
export interface ChosenSelection {
  readonly type: "chosen";
  readonly from?: Selection;
}

/** What the event is about: the minion that was summoned, the character that took damage. */
export interface EventSubjectSelection {
  readonly type: "eventSubject";
}

/** What the last effect of the same sequence was about: the card that it drew, the minion that it summoned. */
export interface ItSelection {
  readonly type: "it";
}

/** Everything of a group that is in play now, in order of play: of both sides or of one, and only what passes every filter under `where`. */
export interface AllSelection {
  readonly type: "all";
  readonly of: "minions" | "characters" | "heroes";
  readonly side?: "friendly" | "enemy";
  readonly where?: readonly Filter[];
}

/** The entities of one selection that are not in another. */
export interface ExceptSelection {
  readonly type: "except";
  readonly from: Selection;
  readonly not: Selection;
}

/** Draws entities of a selection by chance, `count` of them or as many as there are. With `repeats` one entity can be drawn again. Where there is no choice, nothing is drawn from the random stream. */
export interface RandomSelection {
  readonly type: "random";
  readonly from: Selection;
  readonly count?: Value;
  readonly repeats?: boolean;
}

/** What stands next to each of the selected entities on the board: the left neighbour, then the right one; each once. */
export interface AdjacentSelection {
  readonly type: "adjacent";
  readonly to: Selection;
}

/** The selected entity that came into play first. */
export interface OldestSelection {
  readonly type: "oldest";
  readonly of: Selection;
}

/** The hero of the card's player. */
export interface FriendlyHeroSelection {
  readonly type: "friendlyHero";
}

/** The hero of the other player. */
export interface EnemyHeroSelection {
  readonly type: "enemyHero";
}

/** Any filter word. */
export type Filter = "notSelf" | "damaged" | "undamaged" | "attack" | "health" | SideFilter | NotSelfFilter | KeywordFilter | AnyOfFilter | DamagedFilter | UndamagedFilter | AttackFilter | HealthFilter | RaceFilter;

/** Lets through what belongs to one side, seen from the player for whom the effect runs. */
export interface SideFilter {
  readonly type: "side";
  readonly is: "friendly" | "enemy";
}

/** Lets through everything but the card itself. */
export interface NotSelfFilter {
  readonly type: "notSelf";
}

/** Lets through what has a keyword. */
export interface KeywordFilter {
  readonly type: "keyword";
  readonly has: Keyword;
}

/** Lets through what passes at least one of several filters. */
export interface AnyOfFilter {
  readonly type: "anyOf";
  readonly filters: readonly Filter[];
}

/** Lets through characters that have taken damage and not been healed. */
export interface DamagedFilter {
  readonly type: "damaged";
}

/** Lets through characters at full Health. */
export interface UndamagedFilter {
  readonly type: "undamaged";
}

/** Lets through characters whose Attack is at least, or at most, a number. */
export interface AttackFilter {
  readonly type: "attack";
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Lets through characters whose Health is at least, or at most, a number. */
export interface HealthFilter {
  readonly type: "health";
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Lets through minions of a race. */
export interface RaceFilter {
  readonly type: "race";
  readonly is: "Beast" | "Demon" | "Dragon" | "Elemental" | "Mech" | "Murloc" | "Pirate" | "Totem";
}

/** Any value word. */
export type Value = number | "eventAmount" | CountValue | PlusValue | TimesValue | EventAmountValue | AttackValue | HealthValue | ArmorValue;

/** How many entities a selection has. */
export interface CountValue {
  readonly type: "count";
  readonly of: Selection;
}

/** The sum of two values. With a negative integer, a difference. */
export interface PlusValue {
  readonly type: "plus";
  readonly left: Value;
  readonly right: Value;
}

/** The product of two values. */
export interface TimesValue {
  readonly type: "times";
  readonly left: Value;
  readonly right: Value;
}

/** The amount of the event that a trigger answers: how much damage was taken. 0 without an event. */
export interface EventAmountValue {
  readonly type: "eventAmount";
}

/** The Attack of a character; of several, the sum. */
export interface AttackValue {
  readonly type: "attack";
  readonly of: Selection;
}

/** The Health of a character as it is now; of several, the sum. */
export interface HealthValue {
  readonly type: "health";
  readonly of: Selection;
}

/** The Armor of a hero. */
export interface ArmorValue {
  readonly type: "armor";
  readonly of: Selection;
}

/** Any condition word. */
export type Condition = ExistsCondition | AtLeastCondition | AtMostCondition | NotCondition | BothCondition | EitherCondition | DyingCondition;

/** Holds if a selection has at least one entity. */
export interface ExistsCondition {
  readonly type: "exists";
  readonly what: Selection;
}

/** Holds if a value is at least as large as another. */
export interface AtLeastCondition {
  readonly type: "atLeast";
  readonly value: Value;
  readonly minimum: Value;
}

/** Holds if a value is at most as large as another. */
export interface AtMostCondition {
  readonly type: "atMost";
  readonly value: Value;
  readonly maximum: Value;
}

/** Holds if a condition does not. */
export interface NotCondition {
  readonly type: "not";
  readonly condition: Condition;
}

/** Holds if two conditions do. The second is not asked if the first does not hold. */
export interface BothCondition {
  readonly type: "both";
  readonly first: Condition;
  readonly second: Condition;
}

/** Holds if at least one of two conditions does. The second is not asked if the first holds. */
export interface EitherCondition {
  readonly type: "either";
  readonly first: Condition;
  readonly second: Condition;
}

/** Holds if one of a selection is mortally wounded or pending destroy: right after damage, if that kills it. */
export interface DyingCondition {
  readonly type: "dying";
  readonly who: Selection;
}

/** Any cardChoice word. */
export type CardChoice = string;
