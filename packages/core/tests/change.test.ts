/** What may change about an entity where it is: its text, and its card. */
import { expect, test } from "vitest";
import {
  activations,
  attach,
  BOARD,
  changeSides,
  currentLibrary,
  Destroyed,
  destroy,
  type EntityId,
  enterPlay,
  type Field,
  field,
  firstAttached,
  HAND,
  intern,
  isPendingDestroy,
  isTextless,
  lastingField,
  multiplierData,
  NONE,
  orderOfPlay,
  read,
  resetTo,
  selfOf,
  silenceText,
  TriggerMultiplier,
  updateOtherAuras,
  type World,
  write,
} from "../src/index.ts";
import {
  idsIn,
  lines,
  make,
  minion,
  newWorld,
  nothing,
  Ping,
  Pong,
  place,
  put,
  raise,
  run,
  when,
  whenSelf,
} from "./support.ts";

const BUFF: Field = field("buff");
const SCAR: Field = lastingField("scar");

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
const become = (id: EntityId, name: string) => {
  const card = currentLibrary().named(name);
  if (card === undefined) throw new Error("the card is there");
  resetTo(id, card);
};

test("a failed action gives back sides, texts and cards, and who listens to what", () => {
  const world = newWorld(CARDS);
  const filler = place(world, "Filler", 0);
  const [friend, listener, selfish] = [
    place(world, "Friend"),
    place(world, "Listener"),
    place(world, "Selfish"),
  ];
  const all = () => [heard(world, filler), heard(world, selfish as EntityId)];
  const before = all();
  expect(() =>
    run(world, () => {
      changeSides(friend as EntityId, 1);
      silenceText(listener as EntityId);
      become(selfish as EntityId, "Listener");
      attach(make("Charm"), filler);
      throw new Error("no");
    }),
  ).toThrow("no");
  expect(all()).toEqual(before);
});

test("a silenced minion answers nothing more, of others or of itself, and stays where it is", () => {
  const world = newWorld(CARDS);
  const [listener, selfish] = [place(world, "Listener"), place(world, "Selfish")] as const;
  expect(heard(world, selfish)).toEqual([`Triggered ${listener} react`, `Triggered ${selfish} self`]);
  world.edit(() => {
    silenceText(listener);
    silenceText(selfish);
  });
  expect(heard(world, selfish)).toEqual([]);
  expect(idsIn(world)).toEqual([listener, selfish]);
  expect(world.read(() => [listener, selfish].map(isTextless))).toEqual([true, true]);
});

test("a silenced minion's deathrattle is gone", () => {
  const mortal = minion("Mortal", {
    triggers: [whenSelf(Destroyed, nothing, { label: "deathrattle", evenIfGone: true })],
  });
  const world = newWorld([mortal]);
  const id = place(world, "Mortal");
  world.edit(() => silenceText(id));
  run(world, () => destroy(id));
  expect(lines(world)).toEqual([`Destroyed ${id}`, "DeathPhase 1"]);
});

test("a silenced aura counts until the next update, and no longer", () => {
  const world = newWorld(CARDS);
  const doubler = place(world, "Doubler", 0);
  run(world, () => {
    silenceText(doubler);
    expect(reacts(0)).toBe(2);
    updateOtherAuras();
    expect(reacts(0)).toBe(1);
  });
});

test("silence in hand holds in play", () => {
  const world = newWorld(CARDS);
  const listener = put(world, "Listener", 0, HAND);
  world.edit(() => {
    silenceText(listener);
    enterPlay(listener, BOARD);
  });
  expect(heard(world, NONE)).toEqual([]);
});

test("what becomes its card again has its text and its first numbers, and nothing attached", () => {
  const world = newWorld(CARDS);
  const [filler, listener] = [place(world, "Filler"), place(world, "Listener")] as const;
  world.edit(() => {
    write(filler, BUFF, 9);
    write(filler, SCAR, 5);
    attach(make("Charm"), filler);
    silenceText(listener);
    destroy(listener);
  });
  world.edit(() => {
    become(filler, "Filler");
    become(listener, "Listener");
  });
  world.read(() => {
    expect([read(filler, BUFF), read(filler, SCAR), firstAttached(filler)]).toEqual([3, 5, NONE]);
    expect([isTextless(listener), isPendingDestroy(listener)]).toEqual([false, false]);
  });
  expect(heard(world, NONE)).toEqual([`Triggered ${listener} react`]);
});

test("what becomes another card stays where it is and when it came, and answers as that card", () => {
  const world = newWorld(CARDS);
  const left = place(world, "Listener", 0);
  const changed = place(world, "Listener", 0);
  const right = place(world, "Listener", 0);
  world.edit(() => become(changed, "Foe"));
  expect(idsIn(world)).toEqual([left, changed, right]);
  expect(world.read(() => orderOfPlay(changed))).toBe(2);
  const theirs = place(world, "Filler", 1);
  expect(heard(world, theirs)).toEqual([
    `Triggered ${left} react`,
    `Triggered ${changed} foe`,
    `Triggered ${right} react`,
  ]);
  expect(heard(world, left)).toEqual([`Triggered ${left} react`, `Triggered ${right} react`]);
});

test("auras come and go with the card that an entity becomes, from the next update on", () => {
  const world = newWorld(CARDS);
  const id = place(world, "Filler", 0);
  run(world, () => {
    become(id, "Doubler");
    expect(reacts(0)).toBe(1);
    updateOtherAuras();
    expect(reacts(0)).toBe(2);
    become(id, "Filler");
    updateOtherAuras();
    expect(reacts(0)).toBe(1);
  });
});

test("a card in hand becomes another card without a stir in play", () => {
  const world = newWorld(CARDS);
  const inHand = put(world, "Filler", 0, HAND);
  world.edit(() => become(inHand, "Listener"));
  expect(heard(world, NONE)).toEqual([]);
  world.edit(() => enterPlay(inHand, BOARD));
  expect(heard(world, NONE)).toEqual([`Triggered ${inHand} react`]);
});

test("who was silenced, or became another card, before its entry started is skipped", () => {
  const changes: [string, (id: EntityId) => void][] = [
    ["silenced", silenceText],
    ["another card", (id) => become(id, "Filler")],
  ];
  for (const [what, change] of changes) {
    let victim = NONE;
    const world = newWorld([...CARDS, minion("Witch", { triggers: [when(Ping, () => change(victim))] })]);
    const witch = place(world, "Witch");
    victim = place(world, "Listener");
    const last = place(world, "Listener");
    run(world, () => void raise(Ping));
    expect(lines(world), what).toEqual(["Ping 0", `Triggered ${witch} react`, `Triggered ${last} react`]);
  }
});

test("who became its own card again before its entry started still has the trigger", () => {
  let victim = NONE;
  const witch = minion("Witch", { triggers: [when(Ping, () => become(victim, "Listener"))] });
  const world = newWorld([...CARDS, witch]);
  place(world, "Witch");
  victim = place(world, "Listener");
  run(world, () => void raise(Ping));
  expect(lines(world).slice(-1)).toEqual([`Triggered ${victim} react`]);
});

test("a trigger that has started runs to its end though its minion is silenced", () => {
  const quiet = minion("Quiet", {
    triggers: [
      when(Ping, (frame) => {
        silenceText(selfOf(frame));
        raise(Pong, selfOf(frame));
      }),
    ],
  });
  const world = newWorld([quiet]);
  const id = place(world, "Quiet");
  run(world, () => void raise(Ping));
  expect(lines(world)).toEqual(["Ping 0", `Triggered ${id} react`, `Pong ${id}`]);
});
