/**
 * What each Legacy card may be aimed at. `legacy-targets.md` says it for every card and option, on a table with
 * one of each kind on either side, and was reviewed beside the facts.
 */
import { expect, test } from "vitest";
import type { FullGame, MatchAction } from "../src/index.ts";
import { legalActions } from "../src/match/legal-actions.ts";
import { type FactAndCard, factsAndCards } from "./legacy-facts.ts";
import { fillMana, intoHand, newTable, type TableOptions, waysToPlay } from "./legacy-facts-table.ts";

/** A Beast that is damaged, a Demon with Taunt, one with much Attack, a Totem. */
const OWN = ["Bloodfen Raptor", "Voidwalker", "Boulderfist Ogre", "Searing Totem"];
/** A Beast with the most Attack, a Murloc, a Demon, one that is damaged and has Taunt; then who is harder to aim at. */
const THEIRS = ["Core Hound", "Murloc Raider", "Flame Imp", "Sen'jin Shieldmasta"];
const ELUSIVE = "Faerie Dragon";
const STEALTHY = "Jungle Panther";

const TABLE: TableOptions = {
  own: {
    board: OWN.map((card, index) => ({ card, damage: index === 0 ? 1 : 0 })),
    hand: ["Wisp", "Wisp", "Wisp"],
    secrets: [],
  },
  enemy: {
    board: [...THEIRS, ELUSIVE, STEALTHY].map((card, index) => ({ card, damage: index === 3 ? 1 : 0 })),
    secrets: [],
  },
};

/** Groups that have a name, the widest first. */
const GROUPS: readonly (readonly [name: string, members: readonly string[]])[] = [
  ["any character", ["own hero", ...OWN, "their hero", ...THEIRS]],
  ["any minion", [...OWN, ...THEIRS]],
  ["any friendly character", ["own hero", ...OWN]],
  ["any enemy", ["their hero", ...THEIRS]],
  ["any friendly minion", OWN],
  ["any enemy minion", THEIRS],
  ["any hero", ["own hero", "their hero"]],
];

/** In short: "any enemy minion, Faerie Dragon". */
function said(names: readonly string[]): string {
  const group = GROUPS.find(([, members]) => members.every((member) => names.includes(member)));
  const rest = names.filter((name) => group?.[1].includes(name) !== true);
  return [...(group === undefined ? [] : [group[0]]), ...rest].join(", ");
}

function nameOf(game: FullGame, id: number): string {
  if (id === game.hero(0)) return "own hero";
  return id === game.hero(1) ? "their hero" : game.nameOf(id);
}

/** What may be aimed at, for each option that there is. */
function targetsSaid(game: FullGame, ways: readonly MatchAction[]): string {
  const options = new Map<number | undefined, string[]>();
  for (const way of ways) {
    if (way.type !== "play" && way.type !== "heroPower") continue;
    const option = way.type === "play" ? way.choose : undefined;
    const names = options.get(option) ?? [];
    options.set(option, [...names, ...(way.target === undefined ? [] : [nameOf(game, way.target)])]);
  }
  return [...options.values()].map((names) => said(names) || "nobody").join(" / ");
}

function targetsOf({ card, fact }: FactAndCard): string {
  const game = newTable(TABLE);
  if (fact.type === "heroPower") return "";
  return targetsSaid(game, waysToPlay(game, intoHand(game, card.id)));
}

/** After another card: a Combo may be aimed where the card alone may not. */
function comboTargetsOf({ card }: FactAndCard): string {
  const game = newTable({ ...TABLE, own: { ...TABLE.own, hand: [] } });
  const id = intoHand(game, card.id);
  game.playWith(intoHand(game, "the-coin"), {});
  fillMana(game);
  return targetsSaid(game, waysToPlay(game, id));
}

test("what each card may be aimed at stands beside what it should", async () => {
  const playable = (await factsAndCards()).filter(({ fact }) =>
    ["minion", "spell", "weapon"].includes(fact.type),
  );
  const rows = playable.flatMap((each) => {
    const isCombo = /combo/i.test(each.fact.means ?? "");
    const targets = targetsOf(each);
    if (!isCombo && /^nobody( \/ nobody)*$/.test(targets)) return [];
    const combo = isCombo ? `; Combo: ${comboTargetsOf(each)}` : "";
    return [`| ${each.fact.name} | ${each.fact.means ?? ""} | ${targets}${combo} |`];
  });
  const table = ["| card | fact | may be aimed at |", "|---|---|---|", ...rows];
  await expect(`${table.join("\n")}\n`).toMatchFileSnapshot("legacy-targets.md");
});

test.each([
  ["Jaina Proudmoore", "any character"],
  ["Anduin Wrynn", "any character"],
  ["Rexxar", "nobody"],
  ["Malfurion Stormrage", "nobody"],
])("the Hero Power of %s may be aimed at %s", (hero, targets) => {
  const game = newTable({ ...TABLE, hero });
  fillMana(game);
  const ways = legalActions(game.world).filter(({ type }) => type === "heroPower");
  expect(targetsSaid(game, ways)).toBe(targets);
});
