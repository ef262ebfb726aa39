/** Whom an effect is about: the selections of the card language, each answered anew when it is asked. */
import type { Json } from "./json.ts";
import { subjectOf } from "./log.ts";
import { byOrderOfPlay, type Context, type Entity, type Selection, type World } from "./model.ts";

const SELECTIONS: Readonly<Record<string, (node: Json) => Selection>> = {
  self: () => (_world, context) => some(context.self),
  friendlyHero: () => (world, context) => [world.hero(context.player)],
  enemyHero: () => (world, context) => [world.hero(context.player === 0 ? 1 : 0)],
  eventSubject: () => (world, context) => some(context.event && subjectOf(world, context.event)),
  all,
  except,
  oldest,
  adjacent,
};

export function compileSelection(node: Json): Selection {
  return node.word(SELECTIONS);
}

/** Whether an entity is on the side that a node asks for; both sides are asked for by silence. */
export function compileSide(node: Json): (entity: Entity, viewer: Context["player"]) => boolean {
  if (!node.has("side")) return () => true;
  const friendly = node.field("side").oneOf("friendly", "enemy") === "friendly";
  return (entity, viewer) => (entity.owner === viewer) === friendly;
}

function all(node: Json): Selection {
  const of = node.field("of").oneOf("minions", "heroes", "characters");
  const onSide = compileSide(node);
  return (world, { player }) =>
    world
      .characters()
      .filter(({ card }) => of === "characters" || (card.type === "hero") === (of === "heroes"))
      .filter((character) => onSide(character, player))
      .sort(byOrderOfPlay);
}

function except(node: Json): Selection {
  const from = compileSelection(node.field("from"));
  const not = compileSelection(node.field("not"));
  return (world, context) => {
    const left = not(world, context);
    return from(world, context).filter((entity) => !left.includes(entity));
  };
}

function oldest(node: Json): Selection {
  const of = compileSelection(node.field("of"));
  return (world, context) => some([...of(world, context)].sort(byOrderOfPlay)[0]);
}

function adjacent(node: Json): Selection {
  const to = compileSelection(node.field("to"));
  return (world, context) => {
    const neighbours = to(world, context).flatMap((entity) => neighboursOf(world, entity));
    return [...new Set(neighbours)].sort(byOrderOfPlay);
  };
}

/** The minions beside a minion in play. */
function neighboursOf(world: World, entity: Entity): Entity[] {
  const board = world.board(entity.owner);
  const at = board.indexOf(entity);
  return at < 0 ? [] : [...some(board[at - 1]), ...some(board[at + 1])];
}

function some(entity: Entity | undefined): Entity[] {
  return entity === undefined ? [] : [entity];
}
