/**
 * A game written out so that two engines can be compared: the log tree, then every zone.
 *
 * Ids are an engine's own affair. Here an entity is its card's name and a number, given in order of first
 * appearance: heroes, then the log, then the zones. Equal lines mean equal games up to the ids.
 */
import type { Game, GameEvent, Id, Player } from "@course/harness";

/** The part of the harness contract that it takes to write a game out. */
export type ReadableGame = Pick<
  Game,
  "logTree" | "hero" | "armor" | "board" | "hand" | "deck" | "graveyard" | "nameOf" | "health" | "attack"
>;

const PLAYERS: readonly Player[] = [0, 1];
const ZONES = ["board", "hand", "deck", "graveyard"] as const;

export function canonicalLines(game: ReadableGame): string[] {
  const name = namer(game);
  const heroes = PLAYERS.map((player) => {
    const hero = game.hero(player);
    return `${name(hero)} ${game.attack(hero)}/${game.health(hero)} armor ${game.armor(player)}`;
  });
  const log = game.logTree().map(({ depth, event }) => `${depth} ${eventLine(event, name)}`);
  const zones = PLAYERS.flatMap((player) =>
    ZONES.map((zone) => {
      const cards = game[zone](player).map((id) => `${name(id)} ${game.attack(id)}/${game.health(id)}`);
      return `${zone} ${player}: ${cards.join(", ")}`;
    }),
  );
  return [...log, ...heroes, ...zones];
}

/** A number for all of it (32-bit FNV-1a over the lines). */
export function checksumOf(game: ReadableGame): number {
  let hash = 0x811c9dc5;
  for (const character of canonicalLines(game).join("\n")) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  return hash >>> 0;
}

function namer(game: ReadableGame): (id: Id) => string {
  const names = new Map<Id, string>(PLAYERS.map((player) => [game.hero(player), `hero${player}`]));
  return (id) => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const name = `${game.nameOf(id)}#${names.size - 1}`;
    names.set(id, name);
    return name;
  };
}

/** The order in which an engine writes the fields of an event says nothing. */
function eventLine({ type, ...event }: GameEvent, name: (id: Id) => string): string {
  const fields = Object.entries(event)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([field, value]) => {
      const isId = field === "id" || field === "target" || field === "source";
      return ` ${field}=${isId ? name(value as Id) : value}`;
    });
  return type + fields.join("");
}
