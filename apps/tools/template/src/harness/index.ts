/**
 * The contract on your engine: the only thing that the course's tests know of it.
 *
 * It holds no rules. Each call checks its arguments and hands your engine one action, or reads its world.
 * What each call does stands in `contract.ts`, what the log holds in `events.ts`.
 */
import type { Game, GameOpts } from "./contract.ts";

/** Makes a game: build on from here. */
export function newGame(_opts: GameOpts = {}): Game {
  return {
    summon: notBuiltYet("summon"),
    give: notBuiltYet("give"),
    draw: notBuiltYet("draw"),
    board: notBuiltYet("board"),
    hand: notBuiltYet("hand"),
    deck: notBuiltYet("deck"),
    graveyard: notBuiltYet("graveyard"),
    hero: notBuiltYet("hero"),
    nameOf: notBuiltYet("nameOf"),
    zoneOf: notBuiltYet("zoneOf"),
    ownerOf: notBuiltYet("ownerOf"),
    health: notBuiltYet("health"),
    attack: notBuiltYet("attack"),
    log: notBuiltYet("log"),
    clearLog: notBuiltYet("clearLog"),
    // From module 02.
    armor: notBuiltYet("armor"),
    dealDamage: notBuiltYet("dealDamage"),
    cast: notBuiltYet("cast"),
    gainArmor: notBuiltYet("gainArmor"),
    logTree: notBuiltYet("logTree"),
    // From module 03.
    destroy: notBuiltYet("destroy"),
    // From module 04; module 01's Expansion Drop asks for it already.
    play: notBuiltYet("play"),
    // From module 12.
    orderAttack: notBuiltYet("orderAttack"),
    canAttack: notBuiltYet("canAttack"),
    endTurn: notBuiltYet("endTurn"),
  };
}

/** A call as it is before you build it. */
function notBuiltYet(name: string): () => never {
  return () => {
    throw new Error(`not built yet: ${name}`);
  };
}
