/** One scenario in full: what it shows, both sides before and after, the log, each expectation. */
import { relative } from "node:path";
import {
  type CardSnapshot,
  type CharacterSnapshot,
  printLogTree,
  type ScenarioResult,
  type SideSnapshot,
} from "@course/harness";
import { counted, expectationLine, statusText } from "./play-words.ts";
import type { Played } from "./played.ts";
import type { Terminal } from "./terminal.ts";

/** Prints one scenario that was played. */
export function printOne({ file, result }: Played, terminal: Terminal): void {
  const { paint } = terminal;
  const section = (title: string, lines: readonly string[]) => {
    for (const line of ["", paint.title(title), ...lines.map((text) => `  ${text}`)]) terminal.out(line);
  };
  terminal.out(paint.title(result.title));
  terminal.out(`  rule:   ${result.rule}`);
  terminal.out(`  source: ${result.source}`);
  terminal.out(`  file:   ${relative(terminal.folder, file)} (${result.id})`);
  if (result.before) section("before", result.before.flatMap(sideLines));
  if (result.before) section("log", logLines(result));
  if (result.after) section("after", result.after.flatMap(sideLines));
  if (result.problem !== undefined) section("stopped", [result.problem]);
  if (result.expectations.length > 0) {
    section(
      "expected",
      result.expectations.map((one) => expectationLine(one, paint)),
    );
  }
  terminal.out("");
  terminal.out(verdict(result, terminal));
}

function verdict(
  { status, expectations, missing, missingRules }: ScenarioResult,
  { paint }: Terminal,
): string {
  const lacks = [...missing, ...missingRules].join(", ");
  const held = expectations.filter((one) => one.held).length;
  const counts = `${held} of ${counted(expectations.length, "expectation")} held`;
  const why = status === "held" || status === "failed" || lacks === "" ? counts : `${lacks} (${counts})`;
  return `${statusText(status, paint)}: ${why}`;
}

function logLines({ log, names }: ScenarioResult): string[] {
  return log.length === 0 ? ["no event"] : printLogTree(log, (id) => names[id] ?? "?");
}

function sideLines({ hero, board, hand, deck, graveyard }: SideSnapshot, player: number): string[] {
  const armor = hero.armor ? `, ${hero.armor} Armor` : "";
  return [
    `player ${player}: ${cardText(hero)}, ${hero.health ?? "?"} Health${armor}`,
    `  board: ${listed(board.map(characterText))}`,
    `  hand: ${listed(grouped(hand))}`,
    `  deck: ${listed(grouped(deck))}`,
    ...(graveyard.length > 0 ? [`  graveyard: ${listed(grouped(graveyard))}`] : []),
  ];
}

function characterText(character: CharacterSnapshot): string {
  return `${cardText(character)} ${character.attack ?? "?"}/${character.health ?? "?"}`;
}

/** A card as the log names it, with its label: `Loot Hoarder#7 (h)`. */
function cardText({ id, name, label }: CardSnapshot): string {
  return label === undefined ? `${name}#${id}` : `${name}#${id} (${label})`;
}

/** Neighbours of one name, none of them labelled, become one entry: a deck is often five times the same. */
function grouped(cards: readonly CardSnapshot[]): string[] {
  const groups: { text: string; name: string | undefined; count: number }[] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    const name = card.label === undefined ? card.name : undefined;
    if (last && name !== undefined && last.name === name) last.count++;
    else groups.push({ text: card.label === undefined ? card.name : cardText(card), name, count: 1 });
  }
  return groups.map(({ text, count }) => (count === 1 ? text : `${count} × ${text}`));
}

function listed(texts: readonly string[]): string {
  return texts.length === 0 ? "empty" : texts.join(", ");
}
