/** The words of whole games: what each picks, counts or does, and what it says. */
import {
  BOARD,
  closeFrame,
  createEntity,
  defineRules,
  type EntityId,
  enterPlay,
  kernel,
  Library,
  type LoggedEvent,
  NO_EVENT,
  NONE,
  openFrame,
  World,
} from "@course/core";
import { expect, describe as group, test } from "vitest";
import {
  type Card,
  cardLanguage,
  compileCards,
  createVocabulary,
  defineEffect,
  describe,
  gameLanguage,
  multipliers,
  options,
  validateCards,
} from "../src/index.ts";
import { minionCard, spellCard, testLayer } from "./test-layer.ts";

/** A choice of which the test says what is taken. */
let taken = 0;
const choice = defineEffect({
  type: "choice",
  doc: "Does one of several effects.",
  fields: { options: options() },
  example: { type: "choice", options: ["nothing", "nothing"] },
  compile: ({ options }, context) => {
    context.mayTarget((frame) => options[taken]?.targets?.(frame) ?? 0);
    return (frame) => options[taken]?.effect(frame);
  },
  text: ({ options }) => `${options[0]}; or ${options[1]}`,
});
const vocabulary = createVocabulary([
  cardLanguage,
  multipliers,
  gameLanguage,
  testLayer,
  { name: "choices", words: [choice] },
]);

function load(card: Card): readonly Card[] {
  const result = validateCards(vocabulary, JSON.parse(JSON.stringify(card)), { file: "a.json" });
  if ("errors" in result) throw new Error(result.errors.map(({ message }) => message).join("\n"));
  return result.cards;
}

/** Three minions of player 0 and one of player 1, and a spell's effect run by the first of them. */
function run(effect: unknown, { seed = 1, chosen = NONE as EntityId } = {}): LoggedEvent[] {
  const [card] = compileCards(vocabulary, load(spellCard("s", effect)));
  const minions = [minionCard("plain", { attack: 1, health: 3 }), minionCard("weak", { health: 1 })];
  const library = new Library(compileCards(vocabulary, minions.flatMap(load)));
  const rules = defineRules({
    layers: [{ ...kernel, isMortallyWounded: (id) => id === 2 }],
    phaseEnd: [],
  });
  const world = new World({ rules, library, seed });
  return world.edit(() => {
    for (const [name, player] of [
      ["plain", 0],
      ["plain", 0],
      ["plain", 0],
      ["weak", 1],
    ] as const) {
      const id = createEntity(library.cards.find(({ definition }) => definition.id === name)!, player);
      enterPlay(id, BOARD);
    }
    const frame = openFrame(1 as EntityId, 0, NO_EVENT, chosen);
    card!.effect!(frame);
    closeFrame();
    return world.log();
  });
}

const hurtBy = (effect: unknown, options = {}) =>
  run(effect, options).flatMap((event) => (event.type === "Hurt" ? [[event.target, event.amount]] : []));
const ifSo = (condition: unknown, then: unknown) => ({ type: "if", condition, then });
const minions = { type: "all", of: "minions" };
const damage = (target: unknown, amount: unknown = 1) => ({ type: "damage", target, amount });

group("selections of selections", () => {
  test.each([
    ["join", { type: "join", first: "self", second: { type: "adjacent", to: "self" } }, [1, 2]],
    ["only", { type: "only", from: minions, where: [{ type: "side", is: "enemy" }] }, [4]],
    [
      "noneOf",
      { ...minions, where: [{ type: "noneOf", filters: [{ type: "side", is: "enemy" }] }] },
      [1, 2, 3],
    ],
    ["notMortallyWounded", { ...minions, where: ["notMortallyWounded"] }, [1, 3, 4]],
    ["eventSource without an event", "eventSource", []],
    ["eventTarget without an event", "eventTarget", []],
  ])("%s", (_, target, ids) => {
    expect(hurtBy(damage(target)).map(([id]) => id)).toEqual(ids);
  });
});

group("values", () => {
  test("a random number between a number and itself is that number", () => {
    expect(hurtBy(damage("self", { type: "randomNumber", from: 4, to: 4 }))).toEqual([[1, 4]]);
  });

  test("a random number is drawn whenever it is read", () => {
    const effect = {
      type: "forEach",
      of: minions,
      effect: damage("it", { type: "randomNumber", from: 2, to: 3 }),
    };
    const log = run(effect);
    expect(log.filter(({ type }) => type === "Rolled")).toHaveLength(4);
    for (const { type, amount } of log) if (type === "Hurt") expect([2, 3]).toContain(amount);
  });
});

group("conditions", () => {
  const when = (condition: unknown) => hurtBy(ifSo(condition, damage("self"))).length === 1;

  test("`is` asks all of a selection, and of nothing it does not hold", () => {
    const enemy = [{ type: "side", is: "enemy" }];
    expect(when({ type: "is", what: "self", where: enemy })).toBe(false);
    expect(when({ type: "is", what: { ...minions, side: "enemy" }, where: enemy })).toBe(true);
    expect(when({ type: "is", what: minions, where: enemy })).toBe(false);
    expect(when({ type: "is", what: "it", where: [] })).toBe(false);
  });

  test("`chance` draws among as few outcomes as there need be", () => {
    const log = run(ifSo({ type: "chance", percent: 75 }, "nothing"));
    expect(log).toMatchObject([{ type: "Rolled", options: 4 }]);
  });
});

group("effects", () => {
  test("`forEach` goes in the order of the selection, settled before the first", () => {
    expect(hurtBy({ type: "forEach", of: minions, effect: damage("it") })).toEqual(
      [1, 2, 3, 4].map((id) => [id, 1]),
    );
  });

  test("`repeatUntil` stops once its condition holds, or after so many times", () => {
    const always = { type: "exists", what: "self" };
    const never = { type: "not", condition: always };
    const until = (condition: object) => ({
      type: "repeatUntil",
      effect: damage("self"),
      until: condition,
      most: 3,
    });
    expect(hurtBy(until(always))).toHaveLength(1);
    expect(hurtBy(until(never))).toHaveLength(3);
  });

  test("`pick` asks nothing where there is one, and does nothing where there is none", () => {
    const pick = (from: unknown) => ({
      type: "pick",
      from,
      chosen: damage("it", 3),
      others: damage("it", 1),
    });
    expect(hurtBy(pick("self"))).toEqual([[1, 3]]);
    expect(hurtBy(pick("it"))).toEqual([]);
    expect(() => run(pick(minions))).toThrow("is missing; expected one of 4");
  });
});

group("options", () => {
  const target = (where: object) => ({ type: "chosen", from: { ...minions, ...where } });
  const options = [damage(target({})), damage(target({ side: "enemy" }), 2)];

  test("each may have a target of its own, of the card's only if it is taken", () => {
    const [card] = compileCards(vocabulary, load(spellCard("s", { type: "choice", options })));
    expect(card!.targets).toBeDefined();
    taken = 1;
    expect(hurtBy({ type: "choice", options }, { chosen: 4 })).toEqual([[4, 2]]);
    taken = 0;
    expect(hurtBy({ type: "choice", options }, { chosen: 2 })).toEqual([[2, 1]]);
  });

  test("one option still has one target", () => {
    const both = { type: "sequence", effects: options };
    expect(() => load(spellCard("s", { type: "choice", options: [both, "nothing"] }))).toThrow(
      "one target a card",
    );
  });
});

group("rules text", () => {
  const textOf = (effect: unknown) => describe(vocabulary, load(spellCard("s", effect))[0]!, new Map());
  const chance = { type: "chance", percent: 50 };
  test.each([
    [damage({ ...minions, where: ["notMortallyWounded"] }), "Deal 1 damage to all minions."],
    [{ type: "forEach", of: minions, effect: damage("it") }, "For each minion, deal 1 damage to it."],
    [
      { type: "repeatUntil", effect: damage("self"), until: { type: "exists", what: "eventSubject" } },
      "Deal 1 damage to this spell. Repeat until it is there.",
    ],
    [ifSo(chance, "nothing"), "You have a 50% chance to do nothing."],
    [
      ifSo({ type: "is", what: "it", where: [{ type: "side", is: "enemy" }] }, "nothing"),
      "If it is an enemy card, do nothing.",
    ],
    [
      { type: "pick", from: minions, chosen: damage("it"), others: "nothing" },
      "Choose one of all minions. Deal 1 damage to it. For the others: do nothing.",
    ],
    [
      { type: "pick", from: minions, chosen: "nothing", others: damage("it") },
      "Choose one of all minions. Do nothing. Deal 1 damage to the others.",
    ],
    [
      damage({ ...minions, where: [{ type: "noneOf", filters: [{ type: "keyword", has: "taunt" }] }] }),
      "Deal 1 damage to all minions without Taunt.",
    ],
    [
      ifSo({ type: "is", what: "it", where: [{ type: "wounded" }] }, "nothing"),
      "If it is wounded, do nothing.",
    ],
  ])("%o", (effect, text) => {
    expect(textOf(effect)).toBe(text);
  });
});
