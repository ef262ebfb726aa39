/**
 * What sets off each Legacy card's trigger, and what does not: everything that can happen, done once to every
 * card that waits for something. `legacy-triggers.md` says it for all, and was reviewed beside the facts.
 */
import type { EntityId } from "@course/core";
import { expect, test } from "vitest";
import type { FullGame } from "../src/index.ts";
import { type FactAndCard, factsAndCards } from "./legacy-facts.ts";
import {
  fillMana,
  intoHand,
  newTable,
  take,
  timesTriggered,
  triggersOf,
  waysToPlay,
} from "./legacy-facts-table.ts";

/** The far left of each board, behind the card itself: a Beast of player 0, an Ogre of player 1, both damaged. */
const beast = (game: FullGame) => game.board(0).find((id) => game.nameOf(id) === "Bloodfen Raptor") as number;
const whelp = (game: FullGame) =>
  game.board(0).find((id) => game.nameOf(id) === "Silver Hand Recruit") as number;
const ogre = (game: FullGame) => game.board(1)[0] as number;

const plays =
  (card: string, player: 0 | 1 = 0) =>
  (game: FullGame) => {
    const id = intoHand(game, card, player);
    fillMana(game);
    const [way] = waysToPlay(game, id);
    if (way === undefined) throw new Error(`plays: ${card} cannot be played`);
    expect(take(game, way)).toEqual([]);
  };

/** All that happens, by the words for it; what comes before it does not count. */
const HAPPENINGS: Readonly<Record<string, Happening>> = {
  "you play a minion": { act: plays("wisp") },
  "you play a Murloc": { act: plays("murloc-raider") },
  "you play a Beast": { act: plays("stonetusk-boar") },
  "you play a big minion": { act: plays("boulderfist-ogre") },
  "you cast a spell": { act: plays("arcane-intellect") },
  "you cast a spell with Overload": { act: plays("feral-spirit") },
  "you play a Secret": { act: plays("vaporize") },
  "you equip a weapon": { act: plays("lights-justice") },
  "you use your Hero Power": { act: (game) => game.heroPower(0, game.hero(1)) },
  "you summon a minion": { act: (game) => void game.summon("Wisp", 0) },
  "they summon a minion": { act: (game) => void game.summon("Wisp", 1) },
  "they summon a Murloc": { act: (game) => void game.summon("Murloc Raider", 1) },
  "they play a minion": { before: endTurn, act: plays("wisp", 1) },
  "they cast a spell": { before: endTurn, act: plays("arcane-intellect", 1) },
  "they play a Secret": { before: endTurn, act: plays("vaporize", 1) },
  "it takes damage": { act: (game, id) => game.board(0).includes(id) && game.dealDamage(id, 1) },
  "your minion takes damage": { act: (game) => game.dealDamage(beast(game), 1) },
  "their minion takes damage": { act: (game) => game.dealDamage(ogre(game), 1) },
  "your hero takes damage": { act: (game) => game.dealDamage(game.hero(0), 1) },
  "their hero takes damage": { act: (game) => game.dealDamage(game.hero(1), 1) },
  "your minion is healed": { act: (game) => game.heal(beast(game), 1) },
  "their minion is healed": { act: (game) => game.heal(ogre(game), 1) },
  "your hero is healed": { act: (game) => game.heal(game.hero(0), 1) },
  "their hero is healed": { act: (game) => game.heal(game.hero(1), 1) },
  "nobody is healed": { act: (game) => game.heal(whelp(game), 1) },
  "it dies": { act: (game, id) => game.board(0).includes(id) && game.destroy(id) },
  "your Beast dies": { act: (game) => game.destroy(beast(game)) },
  "your minion dies": { act: (game) => game.destroy(whelp(game)) },
  "their minion dies": { act: (game) => game.destroy(ogre(game)) },
  "it attacks a minion": { act: (game, id) => game.board(0).includes(id) && attacks(game, id, ogre(game)) },
  "your minion attacks": { act: (game) => game.orderAttack(beast(game), game.hero(1)) },
  "your hero attacks a hero": { act: (game) => game.orderAttack(game.hero(0), game.hero(1)) },
  "your hero attacks a minion": { act: (game) => game.orderAttack(game.hero(0), ogre(game)) },
  "their minion attacks your hero": {
    before: endTurn,
    act: (game) => attacks(game, ogre(game), game.hero(0)),
  },
  "your turn ends": { act: endTurn },
  "your turn starts": { before: endTurn, act: endTurn },
};

interface Happening {
  readonly before?: (game: FullGame) => void;
  readonly act: (game: FullGame, id: EntityId) => unknown;
}

function endTurn(game: FullGame): void {
  game.endTurn();
}

/** An attack, where it is allowed: the card may have Taunt, or it cannot attack. */
function attacks(game: FullGame, attacker: number, defender: number): void {
  if (game.canAttack(attacker, defender)) game.orderAttack(attacker, defender);
}

/** A table with the card in play, on the side of player 0. */
function tableWith({ card, fact }: FactAndCard): { game: FullGame; id: EntityId } {
  const isWeapon = fact.type === "weapon";
  const others = [{ card: "Bloodfen Raptor", damage: 1 }, { card: "Silver Hand Recruit" }];
  const game = newTable({
    own: {
      board: isWeapon ? others : [...others, { card: card.name }],
      weapon: { card: isWeapon ? card.name : "Fiery War Axe" },
    },
    enemy: { board: [{ card: "Boulderfist Ogre", damage: 2 }, { card: "Wisp" }], secrets: [] },
  });
  const id = isWeapon ? game.weapon(0) : game.board(0)[2];
  return { game, id: id as EntityId };
}

/** What sets the card off. */
function settingOff(each: FactAndCard): string[] {
  return Object.entries(HAPPENINGS).flatMap(([what, { before, act }]) => {
    const { game, id } = tableWith(each);
    before?.(game);
    game.clearLog();
    act(game, id);
    const times = timesTriggered(game, id);
    if (times === 0) return [];
    return times === 1 ? [what] : [`${what} (${times} times)`];
  });
}

test("what sets off each trigger stands beside what should", async () => {
  const waiting = (await factsAndCards()).filter(
    (each) =>
      !["hero", "spell"].includes(each.fact.type) && triggersOf(each).some((on) => on !== "battlecry"),
  );
  const rows = waiting.map(
    (each) => `| ${each.fact.name} | ${each.fact.means ?? ""} | ${settingOff(each).join(", ")} |`,
  );
  const table = ["| card | fact | set off when |", "|---|---|---|", ...rows];
  await expect(`${table.join("\n")}\n`).toMatchFileSnapshot("legacy-triggers.md");
});
