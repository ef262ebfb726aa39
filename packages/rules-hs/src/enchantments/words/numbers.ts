/** Effects that give or set Attack and Health, each by an enchantment. */
import {
  defineEffect,
  optional,
  type SelectionText,
  selection,
  type ValueText,
  value,
  type Word,
  withAmount,
  withDefault,
} from "@course/cards";
import { currentLibrary, type EntityId, type Frame, playerOf, record } from "@course/core";
import { attackOf, healthOf, maxHealthOf, StatsChanged, setDamage, statsText } from "@course/damage-pipeline";
import { enchant, FOR_GOOD } from "../enchantment.ts";
import { SETS_ATTACK, SETS_HEALTH } from "../stats.ts";
import { durationText, termsOf, until } from "./durations.ts";
import { toEach } from "./each.ts";

/** What an effect gives to one entity. */
export interface Gift {
  readonly card: number;
  readonly attack: number;
  readonly health: number;
  readonly sets: number;
  readonly terms: number;
}

export const buffEffect: Word<"effect"> = defineEffect({
  type: "buff",
  doc: "Gives each of the target Attack, Health (a weapon: durability), or both, for good or for a time.",
  example: { type: "buff", target: "self", attack: 1 },
  fields: {
    target: selection(),
    attack: withDefault(value(), 0),
    health: withDefault(value(), 0),
    until: until(),
  },
  compile: ({ target, attack, health, until }, context) => {
    const card = context.addCard(() => {});
    const terms = termsOf(until);
    return (frame) => {
      const [moreAttack, moreHealth] = [attack(frame), health(frame)];
      if (moreAttack === 0 && moreHealth === 0) return;
      toEach(target, frame, (id) =>
        give(id, frame, { card, attack: moreAttack, health: moreHealth, sets: 0, terms }),
      );
    };
  },
  text: ({ target, attack, health, until }, { self }) => {
    const twice = doubled(target, attack, health);
    if (twice !== undefined) return `${twice}${durationText(until)}`;
    const verb = target.isSelf ? "gain" : `give ${target.yours ?? target}`;
    const what = target.isSelf ? self : target.kind?.noun;
    const second = what?.singular === "weapon" ? "Durability" : "Health";
    return `${statsText(verb, attack, health, second)}${durationText(until)}`;
  },
});

export const setStatsEffect: Word<"effect"> = defineEffect({
  type: "setStats",
  doc: "Sets the Attack, the Health or both of each of the target. Set Health is full: earlier damage is gone.",
  example: { type: "setStats", target: { type: "all", of: "minions" }, health: 1 },
  fields: { target: selection(), attack: optional(value()), health: optional(value()), until: until() },
  compile: ({ target, attack, health, until }, context) => {
    const card = context.addCard(() => {});
    const sets = (attack === undefined ? 0 : SETS_ATTACK) | (health === undefined ? 0 : SETS_HEALTH);
    const terms = termsOf(until);
    return (frame) => {
      const [newAttack, newHealth] = [attack?.(frame) ?? 0, health?.(frame) ?? 0];
      toEach(target, frame, (id) =>
        give(id, frame, { card, attack: newAttack, health: newHealth, sets, terms }),
      );
    };
  },
  text: ({ target, attack, health, until }) => {
    const parts = [numberText("Attack", attack), numberText("Health", health)].filter((part) => part !== "");
    return `set ${whose(target)} ${parts.join(" and ")}${durationText(until)}`;
  },
});

export const swapStatsEffect: Word<"effect"> = defineEffect({
  type: "swapStats",
  doc: "Swaps the Attack and the Health that each of the target has now. Both are then set: earlier damage is gone.",
  example: { type: "swapStats", target: { type: "all", of: "minions" } },
  fields: { target: selection(), until: until() },
  compile: ({ target, until }, context) => {
    const card = context.addCard(() => {});
    const terms = termsOf(until);
    return (frame) => {
      toEach(target, frame, (id) => {
        const [attack, health] = [healthOf(id), attackOf(id)];
        give(id, frame, { card, attack, health, sets: SETS_ATTACK | SETS_HEALTH, terms });
      });
    };
  },
  text: ({ target, until }) => `swap the Attack and Health of ${target}${durationText(until)}`,
});

export const setRemainingHealthEffect: Word<"effect"> = defineEffect({
  type: "setRemainingHealth",
  doc: "Sets the Health that each of the target has left; the maximum rises only where it must. Not healing and not damage.",
  example: { type: "setRemainingHealth", target: "enemyHero", health: 15 },
  fields: { target: selection(), health: value({ min: 0 }) },
  compile: ({ target, health }, context) => {
    const card = context.addCard(() => {});
    return (frame) => {
      const left = health(frame);
      toEach(target, frame, (id) => {
        const missing = left - maxHealthOf(id);
        if (missing > 0) give(id, frame, { card, attack: 0, health: missing, sets: 0, terms: FOR_GOOD });
        setDamage(id, maxHealthOf(id) - left);
      });
    };
  },
  text: ({ target, health }) =>
    withAmount(health, (points) => `set ${whose(target)} remaining Health to ${points}`),
});

/** Gives one enchantment, and records by how much the numbers are other ones now. */
export function give(id: EntityId, frame: Frame, { card, ...gift }: Gift): void {
  const [attack, health] = [attackOf(id), healthOf(id)];
  enchant(id, { ...gift, card: currentLibrary().withId(card), player: playerOf(frame) });
  record(StatsChanged, id, attackOf(id) - attack, healthOf(id) - health);
}

/** "its", "a minion's", "all minions'". */
function whose(target: SelectionText): string {
  if (target.isSelf || target.text === "it") return "its";
  return `${target}${target.plural && target.text.endsWith("s") ? "'" : "'s"}`;
}

/** "double a minion's Attack", for one that gets as much as it has. */
function doubled(target: SelectionText, attack: ValueText, health: ValueText): string | undefined {
  if (target.isSelf || target.plural) return undefined;
  if (attack.text === "its Attack" && health.number === 0) return `double ${whose(target)} Attack`;
  if (health.text === "its Health" && attack.number === 0) return `double ${whose(target)} Health`;
  return undefined;
}

function numberText(of: string, number: ValueText | undefined): string {
  return number === undefined ? "" : `${of} to ${number}`;
}
