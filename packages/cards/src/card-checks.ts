/**
 * What no schema can say: cards of one file against each other, and words of one card against each other.
 *
 * - An id or a name belongs to one card; but a token may say that it shares its name.
 * - A card has one target, and so has each option of a choice. The word `chosen` says with `from` what it may be, in one place or with the
 *   same words, where the player chooses as the card is played; elsewhere it stands alone and means it.
 *   Chance has no part in what it may be: that is asked before the card is played, maybe in vain.
 */

import type { Card } from "./card.ts";
import { isObject, type Json } from "./json.ts";
import type { Vocabulary } from "./language.ts";
import { type Node, readNode, type Visited, visitCard } from "./node.ts";

/** A fault found by a check, with its place in the card or in the list of cards. */
export interface CheckFault {
  readonly path: readonly (string | number)[];
  readonly found: Json;
  readonly expected: string;
}

/** A card that is known from elsewhere. */
export interface KnownCard {
  readonly id: string;
  readonly name: string;
  /** Whether another card may have its name. */
  readonly sharesName?: boolean;
  /** Absent: it passes for any. */
  readonly type?: string;
}

/** Ids and names that stand twice. A card may take the place of a known one by its id, not by its name. */
export function findDuplicates(cards: readonly unknown[], known: readonly KnownCard[]): CheckFault[] {
  const faults: CheckFault[] = [];
  const ids = new Set<string>();
  const named = known.filter(({ sharesName }) => sharesName !== true);
  const idOfName = new Map(named.map(({ id, name }) => [name, id]));
  const namesHere = new Set<string>();
  for (const [index, card] of cards.entries()) {
    if (!isObject(card)) continue;
    const { id, name, sharesName } = card;
    if (typeof id === "string" && ids.has(id))
      faults.push({ path: [index, "id"], found: id, expected: "an id that no other card has" });
    if (typeof id === "string") ids.add(id);
    if (typeof name !== "string" || sharesName === true) continue;
    const owner = idOfName.get(name);
    const isTaken = namesHere.has(name) || (owner !== undefined && owner !== id);
    if (isTaken)
      faults.push({ path: [index, "name"], found: name, expected: "a name that no other card has" });
    namesHere.add(name);
  }
  return faults;
}

/** Wrong uses of `chosen` in a card that the schema has accepted. */
export function findTargetFaults(vocabulary: Vocabulary, card: Card): CheckFault[] {
  const faults: CheckFault[] = [];
  const chosen: Visited[] = [];
  visitCard(vocabulary, card, (visited) => {
    const { node, path, around } = visited;
    if (isSelection(node, "chosen")) chosen.push(visited);
    if (isSelection(node, "random") && around.some((outer) => isSelection(outer, "chosen")))
      faults.push({ path, found: node.keys, expected: 'no "random" in what the target may be' });
  });
  const offers = chosen.filter(({ node }) => node.keys.from !== undefined);
  const firsts = new Map<string, Json | undefined>();
  for (const { node, path, around, apart } of offers) {
    if (!firsts.has(apart)) firsts.set(apart, node.keys.from);
    if (!isChosenOnPlay(vocabulary, around)) {
      faults.push({
        path,
        found: node.keys,
        expected: '"chosen" only in an effect that happens as the card is played',
      });
    } else if (JSON.stringify(node.keys.from) !== JSON.stringify(firsts.get(apart))) {
      faults.push({
        path: [...path, "from"],
        found: node.keys.from ?? null,
        expected: "one target a card: the same words as before",
      });
    }
  }
  const [alone] = chosen;
  if (offers.length === 0 && alone !== undefined) {
    faults.push({ path: alone.path, found: "chosen", expected: 'a "from" in one "chosen" of the card' });
  }
  return faults;
}

function isSelection({ word }: Node, type: string): boolean {
  return word.category === "selection" && word.type === type;
}

/** A card's own effect chooses; an ability does if its trigger is one that happens as the card is played. */
function isChosenOnPlay(vocabulary: Vocabulary, around: Visited["around"]): boolean {
  const [outermost] = around;
  if (outermost?.word.category !== "ability") return true;
  if (outermost.word.ability?.choosesTarget === true) return true;
  const triggers = Object.entries(outermost.word.fields).filter(
    ([, kind]) => kind.holds?.category === "trigger",
  );
  return triggers.some(([key]) => {
    const held = outermost.keys[key];
    return held !== undefined && readNode(vocabulary, "trigger", held)?.word.trigger?.choosesTarget === true;
  });
}
