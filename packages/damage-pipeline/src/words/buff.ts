/** The effect `buff`: Attack and Health for each of a selection. */
import { defineEffect, selection, type ValueText, value, type Word, withDefault } from "@course/cards";
import { releaseSelection, selected, selectionTop } from "@course/core";
import { buff } from "../stats.ts";

export const buffEffect: Word<"effect"> = defineEffect({
  type: "buff",
  doc: "Gives each character of the target Attack, Health, or both, for good.",
  example: { type: "buff", target: "self", attack: 1 },
  fields: { target: selection(), attack: withDefault(value(), 0), health: withDefault(value(), 0) },
  compile:
    ({ target, attack, health }) =>
    (frame) => {
      const from = target(frame);
      const moreAttack = attack(frame);
      const moreHealth = health(frame);
      const end = selectionTop();
      for (let i = from; i < end; i++) buff(selected(i), moreAttack, moreHealth);
      releaseSelection(from);
    },
  text: ({ target, attack, health }) =>
    target.isSelf ? `gain ${statsText(attack, health)}` : `give ${target} ${statsText(attack, health)}`,
});

/** "+1 Attack", "+2 Health", "+1/+1". */
function statsText(attack: ValueText, health: ValueText): string {
  if (health.number === 0) return `${signed(attack)} Attack`;
  if (attack.number === 0) return `${signed(health)} Health`;
  return `${signed(attack)}/${signed(health)}`;
}

function signed(value: ValueText): string {
  return value.number !== undefined && value.number < 0 ? String(value) : `+${value}`;
}
