/**
 * What each Legacy card changes as long as it is in play, and what it leaves alone. `legacy-auras.md` says it for
 * all, whole and damaged, and was reviewed beside the facts.
 */
import { expect, test } from "vitest";
import { type FullGame, KEYWORDS } from "../src/index.ts";
import { type Fact, factsAndCards } from "./legacy-facts.ts";
import { newTable } from "./legacy-facts-table.ts";

/** A table with the card between a Beast and a Demon, or with nothing of note in its place. */
function tableWith(card: string, damage: number): FullGame {
  const hand = ["Wisp", "Murloc Raider", "Moonfire", "Vaporize", "Fiery War Axe", "Chillwind Yeti"];
  const [beast, demon, pirate] = ["Bloodfen Raptor", "Voidwalker", "Bloodsail Raider"].map((name) => ({
    card: name,
  }));
  return newTable({
    own: {
      hand,
      board: [pirate, beast, { card, damage }, demon, { card: "Murloc Raider" }].flatMap(
        (each) => each ?? [],
      ),
    },
    enemy: { hand, board: [{ card: "Stonetusk Boar" }, { card: "Murloc Raider" }] },
  });
}

const PLACE = 2;

/** Everything that can be read of what is in play and in hands, by a name for whose it is. */
function readings(game: FullGame): Map<string, string> {
  const read = new Map<string, string>();
  for (const player of [0, 1] as const) {
    const whose = player === 0 ? "your" : "their";
    const inPlay = [...game.board(player), game.hero(player), game.weapon(player) ?? game.hero(player)];
    for (const [index, id] of inPlay.entries()) {
      const isItself = player === 0 && index === PLACE;
      const who = isItself ? "it" : `${whose} ${game.nameOf(id)}`;
      const words = KEYWORDS.filter((keyword) => game.keyword(id, keyword));
      if (!isItself) read.set(who, `${game.attack(id)}/${game.health(id)} ${words.join(" ")}`.trim());
    }
    for (const id of game.hand(player)) read.set(`${whose} card ${game.nameOf(id)}`, `(${game.cost(id)})`);
  }
  return read;
}

/** What is otherwise than with a Chillwind Yeti in its place; the card itself against what is printed. */
function changes({ name, attack = 0, health = 0, keywords = [] }: Fact, damage: number): string {
  const game = tableWith(name, damage);
  const plain = readings(tableWith("Chillwind Yeti", 0));
  const id = game.board(0)[PLACE] as number;
  const words = KEYWORDS.filter((keyword) => game.keyword(id, keyword) && keyword !== "enraged");
  const self = `${game.attack(id)}/${game.health(id)} ${words.join(" ")}`.trim();
  const printed = `${attack}/${health - damage} ${KEYWORDS.filter((word) => keywords.includes(word)).join(" ")}`;
  const others = [...readings(game)].filter(([who, what]) => plain.get(who) !== what);
  return [
    ...(self === printed.trim() ? [] : [`it ${self}`]),
    ...others.map(([who, what]) => `${who} ${plain.get(who)} to ${what}`),
  ].join("; ");
}

test("what each card changes while it is in play stands beside what it should", async () => {
  const minions = (await factsAndCards()).filter(
    ({ fact, card }) => fact.type === "minion" && card.sharesName !== true,
  );
  const rows = minions.flatMap(({ fact }) => {
    const whole = changes(fact, 0);
    const damaged = (fact.health ?? 0) > 1 ? changes(fact, 1) : whole;
    if (whole === "" && damaged === "") return [];
    return [`| ${fact.name} | ${fact.means ?? ""} | ${whole}${damaged === whole ? "" : ` / ${damaged}`} |`];
  });
  const table = ["| card | fact | changes / when it is damaged |", "|---|---|---|", ...rows];
  await expect(`${table.join("\n")}\n`).toMatchFileSnapshot("legacy-auras.md");
});
