/** References from card to card: to a known one, and of the type that the word asks for. */
import { expect, test } from "vitest";
import {
  cardLanguage,
  cardRef,
  createVocabulary,
  defineEffect,
  multipliers,
  validateCards,
} from "../src/index.ts";
import { minionCard, spellCard, testLayer } from "./test-layer.ts";

const invite = defineEffect({
  type: "invite",
  doc: "Invites a minion.",
  example: { type: "invite", guest: "wolf" },
  fields: { guest: cardRef("minion") },
  compile: () => () => {},
  text: ({ guest }) => `invite ${guest}`,
});
const layers = [cardLanguage, multipliers, testLayer, { name: "invitations", words: [invite] }];
const vocabulary = createVocabulary(layers);

function messages(
  guest: string,
  known: readonly { id: string; name: string; type?: string }[] = [],
): string[] {
  const cards = [spellCard("s", { type: "invite", guest }), minionCard("wolf"), spellCard("bolt", "nothing")];
  const result = validateCards(vocabulary, cards, { file: "a.json", known });
  return "errors" in result ? result.errors.map(({ message }) => message) : [];
}

const OF_A_MINION = "expected the id of a minion";

test("a card of the type is taken, of this file or from elsewhere", () => {
  expect(messages("wolf")).toEqual([]);
  expect(messages("bear", [{ id: "bear", name: "Bear", type: "minion" }])).toEqual([]);
});

test("a card of another type is refused", () => {
  expect(messages("bolt")).toEqual([`a.json: /0/effect/guest is "bolt"; ${OF_A_MINION}`]);
  expect(messages("frost", [{ id: "frost", name: "Frost", type: "spell" }])).toEqual([
    `a.json: /0/effect/guest is "frost"; ${OF_A_MINION}`,
  ]);
});

test("a card from elsewhere whose type nobody says passes", () => {
  expect(messages("bear", [{ id: "bear", name: "Bear" }])).toEqual([]);
});

test("a card of this file takes the place of one from elsewhere, with its type", () => {
  expect(messages("wolf", [{ id: "wolf", name: "Test wolf", type: "spell" }])).toEqual([]);
  expect(messages("bolt", [{ id: "bolt", name: "Test bolt", type: "minion" }])).toHaveLength(1);
});

test("a card that nobody knows is that, and one error", () => {
  expect(messages("wulf")).toEqual([
    'a.json: /0/effect/guest is "wulf"; expected the id of a known card (nearest: "wolf")',
  ]);
});
