/** Both sides of a world as plain data, for showing them before and after. */
import type { Id, Player } from "./handles.ts";
import { failureKind } from "./not-yet.ts";
import type { Scene } from "./scene.ts";

/** One card, in whatever zone. */
export interface CardSnapshot {
  readonly id: Id;
  readonly name: string;
  /** What the scenario calls it. */
  readonly label?: string;
}

/** One minion or hero as it stands. A number that the engine cannot tell is absent. */
export interface CharacterSnapshot extends CardSnapshot {
  readonly attack?: number;
  readonly health?: number;
}

/** One player's side. */
export interface SideSnapshot {
  readonly hero: CharacterSnapshot & { readonly armor?: number };
  /** Left to right. */
  readonly board: readonly CharacterSnapshot[];
  readonly hand: readonly CardSnapshot[];
  /** Top first. */
  readonly deck: readonly CardSnapshot[];
  /** In order of arrival. */
  readonly graveyard: readonly CardSnapshot[];
}

/** Both sides, player 0's first. */
export type BoardsSnapshot = readonly [SideSnapshot, SideSnapshot];

/** Takes down both sides as they are now. */
export function snapshot(scene: Scene): BoardsSnapshot {
  return [side(scene, 0), side(scene, 1)];
}

function side(scene: Scene, player: Player): SideSnapshot {
  const { world } = scene;
  const cards = (ids: readonly Id[]) => ids.map((id) => card(scene, id));
  const armor = known(() => world.armor?.(player));
  return {
    hero: { ...character(scene, world.hero(player)), ...(armor !== undefined && { armor }) },
    board: world.board(player).map((id) => character(scene, id)),
    hand: cards(world.hand(player)),
    deck: cards(world.deck(player)),
    graveyard: cards(known(() => world.graveyard?.(player)) ?? []),
  };
}

function card(scene: Scene, id: Id): CardSnapshot {
  const label = scene.labelOf(id);
  return { id, name: scene.world.nameOf(id), ...(label !== undefined && { label }) };
}

function character(scene: Scene, id: Id): CharacterSnapshot {
  const attack = known(() => scene.world.attack?.(id));
  const health = known(() => scene.world.health?.(id));
  return {
    ...card(scene, id),
    ...(attack !== undefined && { attack }),
    ...(health !== undefined && { health }),
  };
}

/** What a call says, or nothing where the engine does not have it yet. */
function known<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && failureKind(error.message) === "harness") return undefined;
    throw error;
  }
}
