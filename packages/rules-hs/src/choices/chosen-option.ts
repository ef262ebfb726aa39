/**
 * Choose One: which option the player chose as the card was played (rulebook 17.9).
 *
 * A card's row says how many options it has, as a negative number; once it is played, the same field holds
 * the option's number, from 1. While an action is only being checked, nothing may be written: then the
 * option under consideration stands in for it.
 */
import { type Card, type EntityId, type Field, field, printedOn, read, refused, write } from "@course/core";

/** What `chooseOne` sets in a card's row, and `chooseOption` on its entity. */
export const OPTION: Field = field("chosenOption");

/** The option of an action that is being checked, from 0; -1 for none. */
const considered = new Int32Array([-1]);

/** How many options an entity still lets its player choose from: those of its card, 0 for most. */
export function optionsOf(id: EntityId): number {
  return Math.max(0, -read(id, OPTION));
}

/** How many options a card has. */
export function optionsOfCard(card: Card): number {
  return Math.max(0, -printedOn(card, OPTION));
}

/** Remembers what the player chose, as the card leaves the hand. */
export function chooseOption(id: EntityId, choose: number | undefined): void {
  if (choose !== undefined) write(id, OPTION, choose + 1);
}

/** The option to take, from 0: the chosen one, or the one that is being considered; -1 for none. */
export function optionOf(id: EntityId): number {
  const chosen = read(id, OPTION);
  return chosen > 0 ? chosen - 1 : (considered[0] as number);
}

/** Asks, from here on, what would be if this option were chosen; `undefined` ends it. */
export function considerOption(choose: number | undefined): void {
  considered[0] = choose ?? -1;
}

/** 1 when what may be a target was asked of a card that takes none now. */
const waived = new Int32Array(1);

/** Says that the card takes no target now: its option, or its Combo, is not the one that does. */
export function waiveTarget(): void {
  waived[0] = 1;
}

/** Whether the card whose target was last asked for takes none now. */
export function isTargetWaived(): boolean {
  return waived[0] === 1;
}

/** Starts asking for a target. */
export function takeTarget(): void {
  waived[0] = 0;
}

/** Refuses an option that the card has not, and no option where it has some. Later checks are about this option. */
export function requireOption(call: string, card: Card, choose: unknown): void {
  const options = optionsOfCard(card);
  considerOption(undefined);
  if (options === 0) {
    if (choose === undefined) return;
    throw refused(call, "choose", choose, `no option, of which "${card.definition.name}" has none`);
  }
  if (typeof choose !== "number" || !Number.isInteger(choose) || choose < 0 || choose >= options)
    throw refused(call, "choose", choose, `an option of "${card.definition.name}", from 0 to ${options - 1}`);
  considerOption(choose);
}
