/** The effect `buff`: Attack and Health for each of a selection. */
import {
  defineEffect,
  selection,
  type ValueText,
  value,
  type Word,
  withAmount,
  withDefault,
} from "@course/cards";
import { releaseSelection, selected, selectionTop } from "@course/core";
import { buff } from "../stats.ts";
import { sortByOrderOfPlay } from "./at-once.ts";

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
      sortByOrderOfPlay(from, end);
      for (let i = from; i < end; i++) buff(selected(i), moreAttack, moreHealth);
      releaseSelection(from);
    },
  text: ({ target, attack, health }) => statsText(target.isSelf ? "gain" : `give ${target}`, attack, health),
});

/**
 * "gain +1 Attack", "give it +1/+2", "gain +1/+1 for each minion", "gain Attack equal to that amount".
 *
 * @param second - What the other number is called: a weapon's is its Durability.
 */
export function statsText(
  verb: string,
  attack: ValueText,
  health: ValueText,
  second: "Health" | "Durability" = "Health",
): string {
  if (health.number === 0) return `${verb} ${gainText(attack, "Attack")}`;
  if (attack.number === 0) return `${verb} ${gainText(health, second)}`;
  if (attack.text === health.text) return `${verb} ${gainText(attack)}`;
  if (isPrinted(attack) && isPrinted(health)) return `${verb} ${signed(attack.text)}/${signed(health.text)}`;
  return `${verb} ${gainText(attack, "Attack")} and ${gainText(health, second)}`;
}

/** So much of one number, or of both where none is named. */
function gainText(value: ValueText, of?: "Attack" | "Health" | "Durability"): string {
  return withAmount(value, (points) => {
    if (of !== undefined) return `${signed(points)} ${of}`;
    return points === "" ? "Attack and Health" : `${signed(points)}/${signed(points)}`;
  });
}

function isPrinted({ number, each }: ValueText): boolean {
  return number !== undefined && each === undefined;
}

/** An amount that is said at the end has no sign. */
function signed(points: string): string {
  return points === "" || points.startsWith("-") ? points : `+${points}`;
}
