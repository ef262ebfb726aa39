/** A match in words: who plays, what is decided, what comes of it. */
import { type InPlayView, type Match, type MatchAction, printLogTree, type SideView } from "@course/harness";
import type { Paint } from "../terminal.ts";

/** How many events of the log have been told. */
const told = new WeakMap<Match, number>();

/** Who plays. */
export function tellStart(match: Match, paint: Paint): string[] {
  return [paint.title(`${match.view(0).own.hero.name} against ${match.view(1).own.hero.name}`), ""];
}

/** What the last decision has led to, the table if a turn begins, and the decision that comes now. */
export function tellAction(match: Match, action: MatchAction, paint: Paint): string[] {
  const lines = newEvents(match);
  if (lines.some((line) => line.includes("TurnStarted"))) lines.push("", ...tellTable(match, paint));
  return [...lines, `${paint.title(`player ${match.toMove}`)} ${actionText(match, action)}`];
}

/** The last events, and who has won. */
export function tellEnd(match: Match): string[] {
  const { winner } = match;
  return [...newEvents(match), "", winner === "draw" ? "draw" : `player ${winner} wins`];
}

/** A decision in words. Names are read before it is taken. */
export function actionText(match: Match, action: MatchAction): string {
  const named = (id: number) => `${match.nameOf(id)}#${id}`;
  const at = (target: number | undefined) => (target === undefined ? "" : ` on ${named(target)}`);
  switch (action.type) {
    case "mulligan":
      return action.replace.length === 0 ? "keeps the hand" : `puts ${action.replace.length} back`;
    case "play": {
      const option = action.choose === undefined ? "" : `, option ${action.choose}`;
      return `plays ${named(action.card)}${at(action.target)}${option}`;
    }
    case "attack":
      return `attacks ${named(action.defender)} with ${named(action.attacker)}`;
    case "heroPower":
      return `uses the hero power${at(action.target)}`;
    case "choose":
      return `chooses option ${action.option}`;
    case "endTurn":
      return "ends the turn";
  }
}

function newEvents(match: Match): string[] {
  const log = match.log();
  const from = told.get(match) ?? 0;
  told.set(match, log.length);
  // How decks were shuffled is chance that nobody wants to read.
  const firstTurn = log.findIndex(({ event }) => event.type === "TurnStarted");
  const shown = log.filter(
    ({ event }, at) =>
      at >= from && ((event.type as string) !== "Rolled" || (firstTurn >= 0 && at > firstTurn)),
  );
  return printLogTree(shown, (id) => match.nameOf(id)).map((line) => `  ${line}`);
}

function tellTable(match: Match, paint: Paint): string[] {
  const { own, opponent } = match.view(0);
  return [...sideLines(0, own, paint), ...sideLines(1, opponent, paint), ""];
}

function sideLines(player: number, side: SideView, paint: Paint): string[] {
  const { hero, weapon, board, mana, maxMana, handSize, deckSize, secretCount } = side;
  const numbers = [
    `${hero.health} Health`,
    ...(hero.armor > 0 ? [`${hero.armor} Armor`] : []),
    `${mana} of ${maxMana} mana`,
    `${handSize} in hand`,
    `${deckSize} in deck`,
    ...(secretCount > 0 ? [`${secretCount} Secrets`] : []),
    ...(weapon === null ? [] : [`${weapon.name} ${weapon.attack}/${weapon.health}`]),
  ];
  const minions = board.map(minionText).join(", ");
  return [
    paint.quiet(`player ${player}: ${hero.name}, ${numbers.join(", ")}`),
    paint.quiet(`  ${minions || "no minion"}`),
  ];
}

function minionText({ name, attack, health, keywords }: InPlayView): string {
  const words = keywords.length === 0 ? "" : ` ${keywords.join(" ")}`;
  return `${name} ${attack}/${health}${words}`;
}
