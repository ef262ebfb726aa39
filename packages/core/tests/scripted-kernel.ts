/** Scripts (`script.ts`) played on the kernel. */
import {
  BOARD,
  type CardDefinition,
  type CardNumber,
  changeSides,
  choose,
  Destroyed,
  destroy,
  type EntityId,
  type EventKind,
  enterPlay,
  eventOf,
  HAND,
  isInPlay,
  type Limits,
  lastIn,
  leavePlay,
  listZone,
  multiplierData,
  NONE,
  nextInPlay,
  oldestInPlay,
  ownerOf,
  type Player,
  playerOf,
  rememberedPlace,
  selfOf,
  silenceText,
  subjectOf,
  TriggerMultiplier,
  updateOtherAuras,
  type World,
  write,
} from "../src/index.ts";
import {
  type ActionScript,
  act,
  actorOf,
  type Engine,
  type Kind,
  type Script,
  type TriggerScript,
} from "./script.ts";
import {
  Entered,
  enter,
  idsIn,
  minion,
  newWorld,
  Ping,
  Pong,
  place,
  raiseAll,
  run,
  WOUND,
  when,
  wound,
} from "./support.ts";

const KINDS: Readonly<Record<Kind, EventKind>> = { Ping, Pong, Entered, Destroyed };

/** The kernel as a script sees it, for use inside of an action. */
const kernelEngine: Engine = {
  minions: () => {
    const ids: EntityId[] = [];
    for (let id = oldestInPlay(); id !== NONE; id = nextInPlay(id)) ids.push(id);
    return ids;
  },
  rightmost: (player) => lastIn(player, BOARD),
  ownerOf,
  isMinion: isInPlay,
  raise: (kind, subjects) => raiseAll(KINDS[kind], subjects),
  summon: (card, player, inPlaceOf) => {
    const isGone = inPlaceOf !== NONE && !isInPlay(inPlaceOf);
    return enter(nameOf(card), player, isGone ? rememberedPlace(inPlaceOf, player) : NONE);
  },
  wound,
  heal: (id) => write(id, WOUND, 0),
  destroy,
  bounce: (id) => {
    write(id, WOUND, 0);
    leavePlay(id, HAND);
  },
  steal: (id) => changeSides(id, (1 - ownerOf(id)) as Player),
  silence: silenceText,
  recall: (player) => {
    const ids = listZone(player, HAND);
    for (const id of ids) enterPlay(id, BOARD);
    return ids;
  },
  update: updateOtherAuras,
  roll: choose,
};

/** A world with a script's cards, and the board that it starts with. */
export function startOf({ cards, board }: Script, limits: Partial<Limits> = {}): World {
  const world = newWorld(cards.map(cardOfScript), { limits: limits as Record<string, number> });
  for (const { card, player, before } of board) {
    place(world, nameOf(card % cards.length), player, idsIn(world, player)[before] ?? NONE);
  }
  return world;
}

/** Takes one action of a script. */
export function take(world: World, action: ActionScript): void {
  const cards = world.library.cards.length;
  run(world, () => act(kernelEngine, actorOf(kernelEngine, action, cards), action.text));
}

/** Whether an action of a script could be taken. Any error but a limit is passed on. */
export function tryToTake(world: World, action: ActionScript): boolean {
  try {
    take(world, action);
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === "LimitError") return false;
    throw error;
  }
}

/** All that there is of a script's world: its log, and each zone of each player with what is wounded there. */
export function stateOf(world: World): unknown {
  const zones = ([0, 1] as const).map((player) =>
    [1, 2, 3, 4, 5, 6, 7].map((zone) => idsIn(world, player, zone)),
  );
  return { log: world.logTree(), zones, order: world.read(kernelEngine.minions) };
}

function nameOf(card: CardNumber): string {
  return `Card ${card}`;
}

function cardOfScript({ triggers, multipliers }: Script["cards"][number], number: number): CardDefinition {
  return minion(nameOf(number), {
    triggers: triggers.map((trigger) => triggerOfScript(trigger, number)),
    auras: multipliers.map(({ label, times, isAdditive }) => ({
      aura: TriggerMultiplier,
      data: multiplierData(label, times, isAdditive ? "additive" : "max"),
    })),
  });
}

function triggerOfScript(script: TriggerScript, card: number): CardDefinition["triggers"][number] {
  const { on, label, scope, notItself, evenIfGone, text } = script;
  return when(
    KINDS[on],
    (frame) => {
      const subject = subjectOf(eventOf(frame));
      act(kernelEngine, { self: selfOf(frame), player: playerOf(frame), subject, card }, text);
    },
    {
      label,
      scope,
      evenIfGone,
      ...(notItself && scope !== "self" ? { condition: (me, event) => subjectOf(event) !== me } : {}),
    },
  );
}
