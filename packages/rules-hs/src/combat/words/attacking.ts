/**
 * Triggers on attacks: this minion's, the hero's, anybody's (rulebook 8.6).
 *
 * Most answer the proposed attack, when the defender can still change. A trigger that asks for the defender
 * answers again when there is another one; one that does not has answered this attack already. A Secret that is
 * asked again when its turn comes finds no attack any more whose attacker has left play (rulebook 15.4).
 */
import {
  defineTrigger,
  type Filter,
  type FilterText,
  filters,
  group,
  isInGroup,
  type KindText,
  noun,
  oneOf,
  optional,
  passes,
  type TriggerPart,
  type TypesOfGroup,
  type Word,
  withDefault,
} from "@course/cards";
import {
  amountOf,
  bearerOf,
  type EntityId,
  type EventKind,
  type EventRow,
  isInPlay,
  ownerOf,
  secondOf,
  subjectOf,
} from "@course/core";
import { isHero } from "@course/damage-pipeline";
import { oneOfSide, SIDES, type Side, scopeOf } from "../../words/sides.ts";
import { AfterAttack, Attacked, ProposedAttack } from "../attack-events.ts";

/** When in the attack: as it is proposed, as it begins with its final defender, when it is over. */
const MOMENTS = ["proposed", "begins", "over"] as const;
type Moment = (typeof MOMENTS)[number];

const EVENTS: Readonly<Record<Moment, EventKind>> = {
  proposed: ProposedAttack,
  begins: Attacked,
  over: AfterAttack,
};

/** Whom it is about on one end of the attack. */
interface Who {
  readonly side: Side | undefined;
  readonly of: TypesOfGroup | undefined;
  readonly where: Filter;
}

const moment = withDefault(oneOf(MOMENTS), "proposed");
const whom = {
  targetSide: optional(oneOf(SIDES)),
  target: optional(group()),
  targetWhere: withDefault(filters(), []),
};

export const attacks: Word<"trigger"> = defineTrigger({
  type: "attacks",
  doc: "Whenever a character attacks: of a side, a group, with filters; and a target of the same kind. `moment`: as the attack is proposed and may still be redirected, as it begins, or when it is over.",
  example: { type: "attacks", side: "enemy", of: "minions", target: "heroes", targetSide: "friendly" },
  fields: {
    side: optional(oneOf(SIDES)),
    of: optional(group()),
    where: withDefault(filters(), []),
    ...whom,
    moment,
  },
  compile: ({ side, of, where, targetSide, target, targetWhere, moment }) => {
    const defender = { side: targetSide, of: target, where: targetWhere };
    const asksDefender = targetSide !== undefined || target !== undefined;
    return onAttack(moment, scopeOf(side), asksDefender, (listener, event) => {
      const attacker = { side, of, where };
      return (
        (moment === "over" || isInPlay(subjectOf(event))) &&
        isOne(attacker, listener, event, subjectOf(event)) &&
        isOne(defender, listener, event, amountOf(event) as EntityId)
      );
    });
  },
  text: ({ side, of = character, where, targetSide, target, targetWhere, moment }) => {
    const attacker = isOwnHero(side, of) ? "your hero" : oneOfSide(of, side, where);
    return `${lead(moment)} ${attacker} attacks${targetText(targetSide, target, targetWhere)},`;
  },
});

export const selfAttacks: Word<"trigger"> = defineTrigger({
  type: "selfAttacks",
  doc: "Whenever this minion attacks, or the one that has this enchantment.",
  example: "selfAttacks",
  fields: { moment },
  compile: ({ moment }) =>
    onAttack(moment, "any", false, (listener, event) => subjectOf(event) === bearerOf(listener)),
  text: ({ moment }, { self }) => `${lead(moment)} this ${self.singular} attacks,`,
});

export const heroAttacks: Word<"trigger"> = defineTrigger({
  type: "heroAttacks",
  doc: "Whenever your hero attacks; only certain targets, if they are given.",
  example: { type: "heroAttacks", target: "minions", moment: "begins" },
  fields: { ...whom, moment },
  compile: ({ targetSide, target, targetWhere, moment }) => {
    const defender = { side: targetSide, of: target, where: targetWhere };
    return onAttack(moment, "friendly", target !== undefined, (listener, event) => {
      return isHero(subjectOf(event)) && isOne(defender, listener, event, amountOf(event) as EntityId);
    });
  },
  text: ({ targetSide, target, targetWhere, moment }) =>
    `${lead(moment)} your hero attacks${targetText(targetSide, target, targetWhere)},`,
});

const character: KindText = { noun: noun("character"), enemyNoun: noun("enemy", "enemies") };

function onAttack(
  moment: Moment,
  scope: TriggerPart["scope"],
  asksDefender: boolean,
  condition: (listener: EntityId, event: EventRow) => boolean,
): TriggerPart {
  if (moment !== "proposed" || asksDefender) return { event: EVENTS[moment], scope, condition };
  const isFirst = (event: EventRow) => secondOf(event) === 0;
  return {
    event: ProposedAttack,
    scope,
    condition: (listener, event) => isFirst(event) && condition(listener, event),
  };
}

function isOne({ side, of, where }: Who, listener: EntityId, event: EventRow, id: EntityId): boolean {
  if (side !== undefined && (side === "friendly") !== (ownerOf(id) === ownerOf(listener))) return false;
  if (of !== undefined && !isInGroup(of, id)) return false;
  return passes(listener, event, where, id);
}

function lead(moment: Moment): string {
  return moment === "over" ? "After" : "Whenever";
}

function targetText(
  side: Side | undefined,
  target: KindText | undefined,
  where: readonly FilterText[],
): string {
  if (side === undefined && target === undefined && where.length === 0) return "";
  const kind = target ?? character;
  return isOwnHero(side, kind) ? " your hero" : ` ${oneOfSide(kind, side, where)}`;
}

function isOwnHero(side: Side | undefined, kind: KindText): boolean {
  return side === "friendly" && kind.noun.singular === "hero";
}
