/** What a card does: each effect of the card language as a closure that returns the actions to perform. */
import type { Json } from "./json.ts";
import type { Action, Context, Effect, Entity, Place, World } from "./model.ts";
import { compileSelection } from "./selections.ts";
import { compileCondition, compileValue } from "./values.ts";

const EFFECTS: Readonly<Record<string, (node: Json) => Effect>> = {
  damage: (node) => {
    const targets = compileSelection(node.field("target"));
    const amount = compileValue(node.field("amount"));
    return (world, context) => [
      { type: "damage", targets: targets(world, context), amount: amount(world, context) },
    ];
  },
  draw: (node) => {
    const count = compileValue(node.field("count"), 1);
    return (world, context) => [{ type: "draw", player: context.player, count: count(world, context) }];
  },
  gainArmor: (node) => {
    const amount = compileValue(node.field("amount"));
    return (world, context) => [
      { type: "gainArmor", player: context.player, amount: amount(world, context) },
    ];
  },
  buff: (node) => {
    const targets = compileSelection(node.field("target"));
    const attack = compileValue(node.field("attack"), 0);
    const health = compileValue(node.field("health"), 0);
    return (world, context) => [
      {
        type: "buff",
        targets: targets(world, context),
        attack: attack(world, context),
        health: health(world, context),
      },
    ];
  },
  destroy: (node) => {
    const targets = compileSelection(node.field("target"));
    return (world, context) => [
      { type: "destroy", targets: targets(world, context).filter(({ card }) => card.type === "minion") },
    ];
  },
  summon,
  sequence: (node) => {
    const effects = node.field("effects").list().map(compileEffect);
    return (_world, context) => [{ type: "each", effects, context }];
  },
  if: (node) => {
    const condition = compileCondition(node.field("condition"));
    const then = compileEffect(node.field("then"));
    const otherwise = node.has("otherwise") ? compileEffect(node.field("otherwise")) : doNothing;
    return (world, context) => (condition(world, context) ? then : otherwise)(world, context);
  },
};

export const doNothing: Effect = () => [];

export function compileEffect(node: Json): Effect {
  return node.word(EFFECTS);
}

function summon(node: Json): Effect {
  const name = node.field("card");
  const id = name.cardId();
  const count = compileValue(node.field("count"), 1);
  return (world, context): Action[] => {
    const card = world.cards.get(id);
    if (card?.type !== "minion") throw name.refused("the id of a loaded minion");
    const places = placesFor(context, count(world, context));
    return [{ type: "summon", card, player: context.player, places }];
  };
}

/**
 * Where summoned minions stand. A Deathrattle's: where the dead minion stood. Another trigger's: right of
 * its minion, or alternately right and left of it if there are several. A spell's: at the right end.
 */
function placesFor({ self, player }: Context, count: number): Place[] {
  const places: Place[] = [];
  for (let index = 0; index < count; index++) {
    if (self?.zone === "graveyard") places.push((world) => remembered(world, self));
    else if (self?.card.type === "minion") places.push((world) => beside(world, self, index % 2 === 0));
    else places.push((world) => world.board(player).length);
  }
  return places;
}

function beside(world: World, self: Entity, right: boolean): number {
  return world.board(self.owner).indexOf(self) + (right ? 1 : 0);
}

/** Before the neighbour that stayed, or at the right end if there was none. */
function remembered(world: World, dead: Entity): number {
  const board = world.board(dead.owner);
  const at = board.findIndex(({ id }) => id === dead.rightNeighbour);
  return at < 0 ? board.length : at;
}
