/** Changing sides: the place in the order of play stays, and everything else follows the new player. */
import { expect, test } from "vitest";
import {
  activations,
  attach,
  BOARD,
  changeSides,
  DECK,
  type EntityId,
  enterPlay,
  type Field,
  field,
  HAND,
  intern,
  leavePlay,
  multiplierData,
  NONE,
  orderOfPlay,
  ownerOf,
  playerOf,
  selfOf,
  sideInForce,
  TriggerMultiplier,
  updateOtherAuras,
  type World,
} from "../src/index.ts";
import {
  idsIn,
  lines,
  make,
  minion,
  newWorld,
  nothing,
  Ping,
  place,
  put,
  raise,
  run,
  when,
  whenSelf,
} from "./support.ts";

const BUFF: Field = field("buff");

const DOUBLER = minion("Doubler", {
  auras: [{ aura: TriggerMultiplier, data: multiplierData("react", 2, "max") }],
});
const CARDS = [
  DOUBLER,
  minion("Filler", { row: [[BUFF, 3]] }),
  minion("Listener", { triggers: [when(Ping, nothing)] }),
  minion("Friend", { triggers: [when(Ping, nothing, { label: "friend", scope: "friendly" })] }),
  minion("Foe", { triggers: [when(Ping, nothing, { label: "foe", scope: "enemy" })] }),
  minion("Selfish", { triggers: [whenSelf(Ping, nothing, { label: "self" })] }),
  minion("Charm", { type: "enchantment", triggers: [when(Ping, nothing, { label: "charm" })] }),
];
const reacts = (player: 0 | 1) => activations(player, intern("react"));
const heard = (world: World, subject: EntityId) => {
  world.clearLog();
  run(world, () => void raise(Ping, subject));
  return lines(world).slice(1);
};

test("a minion that changes sides stands at the right end there, and keeps its place in the order of play", () => {
  const world = newWorld(CARDS);
  const [left, stolen] = [place(world, "Filler", 0), place(world, "Filler", 0)] as const;
  const theirs = place(world, "Filler", 1);
  world.edit(() => changeSides(stolen, 1));
  expect([idsIn(world, 0), idsIn(world, 1)]).toEqual([[left], [theirs, stolen]]);
  expect(world.read(() => [ownerOf(stolen), orderOfPlay(stolen), orderOfPlay(theirs)])).toEqual([1, 2, 3]);
});

test("friendly and enemy are seen from the side that a minion is on now", () => {
  const world = newWorld(CARDS);
  const [mine, theirs] = [place(world, "Filler", 0), place(world, "Filler", 1)] as const;
  const friend = place(world, "Friend", 0);
  const foe = place(world, "Foe", 0);
  expect(heard(world, mine)).toEqual([`Triggered ${friend} friend`]);
  expect(heard(world, theirs)).toEqual([`Triggered ${foe} foe`]);
  world.edit(() => {
    changeSides(friend, 1);
    changeSides(foe, 1);
  });
  expect(heard(world, mine)).toEqual([`Triggered ${foe} foe`]);
  expect(heard(world, theirs)).toEqual([`Triggered ${friend} friend`]);
});

test("who changed sides answers in its old place in the order of play, between older and younger", () => {
  const world = newWorld(CARDS);
  const ids = [place(world, "Listener"), place(world, "Listener"), place(world, "Listener")] as const;
  world.edit(() => changeSides(ids[1], 1));
  expect(heard(world, NONE)).toEqual(ids.map((id) => `Triggered ${id} react`));
});

test("an aura that changes sides counts for the new one from the next update on", () => {
  const world = newWorld(CARDS);
  const doubler = place(world, "Doubler", 0);
  run(world, () => {
    changeSides(doubler, 1);
    expect([reacts(0), reacts(1), sideInForce(doubler)]).toEqual([2, 1, 0]);
    updateOtherAuras();
    expect([reacts(0), reacts(1), sideInForce(doubler)]).toEqual([1, 2, 1]);
  });
});

test("who changes sides in its own trigger goes on for the player that it started for", () => {
  const seen: number[] = [];
  const turncoat = minion("Turncoat", {
    triggers: [
      when(Ping, (frame) => {
        changeSides(selfOf(frame), 1);
        seen.push(playerOf(frame));
      }),
    ],
  });
  const world = newWorld([turncoat]);
  place(world, "Turncoat", 0);
  run(world, () => {
    raise(Ping);
    raise(Ping);
  });
  expect(seen).toEqual([0, 1]);
});

test("a card that changes sides in hand or deck does not listen there, and once in play answers once", () => {
  for (const zone of [HAND, DECK]) {
    const world = newWorld(CARDS);
    const id = put(world, "Listener", 0, zone);
    world.edit(() => changeSides(id, 1));
    expect([idsIn(world, 0, zone), idsIn(world, 1, zone), heard(world, NONE)]).toEqual([[], [id], []]);
    world.edit(() => enterPlay(id, BOARD));
    expect(heard(world, NONE)).toEqual([`Triggered ${id} react`]);
    world.edit(() => leavePlay(id, HAND));
    expect(heard(world, NONE)).toEqual([]);
  }
});

test("what is attached to a card in hand does not listen when that card changes sides", () => {
  // One that holds even if it is gone shows that it is listed: others are skipped as their turn comes.
  const ghost = minion("Ghost", { triggers: [when(Ping, nothing, { label: "ghost", evenIfGone: true })] });
  const world = newWorld([...CARDS, ghost]);
  const host = put(world, "Filler", 0, HAND);
  world.edit(() => {
    attach(make("Ghost"), host);
    changeSides(host, 1);
  });
  expect(heard(world, NONE)).toEqual([]);
});
