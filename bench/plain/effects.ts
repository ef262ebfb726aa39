/** What a card does: each effect of the card language as a closure that returns the actions to perform. */
import type { Json } from "./json.ts";
import type { Action, Context, Effect, Place, World } from "./model.ts";
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
  const id = name.text();
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
  const rightEnd: Place = (world) => boardOf(world, player).length;
  const rightOf = (world: World): number => boardOf(world, player).indexOf(self!.id) + 1;
  const leftOf = (world: World): number => boardOf(world, player).indexOf(self!.id);
  const remembered: Place = (world) => {
    const at = boardOf(world, player).indexOf(self!.rightNeighbour ?? 0);
    return at < 0 ? rightEnd(world) : at;
  };
  const places = Array.from({ length: count }, (_, index) => (index % 2 === 0 ? rightOf : leftOf));
  if (self?.zone === "graveyard") return places.fill(remembered);
  return self?.card.type === "minion" ? places : places.fill(rightEnd);
}

function boardOf(world: World, player: Context["player"]): readonly number[] {
  return world.zones[player].play;
}
