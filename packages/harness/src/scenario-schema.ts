/**
 * The scenario format as a schema: what stands where, and what was expected when it does not.
 *
 * Each message below is the second half of an error: it says what was expected. Keys that the format
 * does not know are refused. Steps and checks are told apart by the one key that names them, so a
 * misspelt key is answered with the list of keys and not with a failure of each kind in turn.
 * Elsewhere: what must hold between values (`scenario-labels.ts`), text and lines (`scenario-load.ts`).
 */
import * as v from "valibot";
import { type Issue, toIssue } from "./issues.ts";
import {
  type CheckKind,
  type Checks,
  KEYWORDS,
  type Scenario,
  type StepKind,
  type Steps,
} from "./scenario.ts";
import { eitherOf } from "./shown.ts";

/** Integers of a scenario stay in 32 bits: engines may keep them in integer arrays. */
const LARGEST = 2 ** 31 - 1;

/** Checks a value against the format: the scenario that it is, or everything that is wrong with it. */
export function checkShape(
  value: unknown,
): { readonly scenario: Scenario } | { readonly issues: readonly Issue[] } {
  const result = v.safeParse(SCENARIO, value);
  return result.success ? { scenario: result.output } : { issues: result.issues.map(toIssue) };
}

function isObject(input: unknown): input is Record<string, unknown> {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}

/** Refuses whatever stands there. */
function refuse(expected: string) {
  return v.custom<never>(() => false, expected);
}

/** An object with these keys and no other. */
function object<const Entries extends v.ObjectEntries>(entries: Entries) {
  const keys = eitherOf(Object.keys(entries));
  const exact = v.strictObject(entries, ({ expected }) =>
    expected === "never" ? keys : "a value: the key is required",
  );
  return v.lazy((input) => (isObject(input) ? exact : refuse(`an object with the keys ${keys}`)));
}

/** An object that one of its keys names; the other keys depend on which. */
function named<Kinds extends Record<string, v.GenericSchema>>(kinds: Kinds) {
  const expected = `an object with exactly one of the keys ${eitherOf(Object.keys(kinds))}`;
  return v.lazy((input): Kinds[keyof Kinds] | ReturnType<typeof refuse> => {
    const keys = isObject(input) ? Object.keys(input).filter((key) => Object.hasOwn(kinds, key)) : [];
    return (keys.length === 1 && kinds[keys[0] as keyof Kinds]) || refuse(expected);
  });
}

function list<const Item extends v.GenericSchema>(item: Item, of: string) {
  return v.array(item, `a list of ${of}`);
}

function record<const Item extends v.GenericSchema>(item: Item, expected: string) {
  const open = v.record(v.string(), item, expected);
  return v.lazy((input) => (isObject(input) ? open : refuse(expected)));
}

function integer(least: number) {
  const expected = least < 0 ? "an integer" : `an integer of at least ${least}`;
  const large = `an integer between -${LARGEST} and ${LARGEST}`;
  return v.pipe(
    v.number(expected),
    v.integer(expected),
    v.minValue(Math.max(least, -LARGEST), least < 0 ? large : expected),
    v.maxValue(LARGEST, large),
  );
}

function text(expected: string) {
  return v.pipe(v.string(expected), v.nonEmpty(expected));
}

const LABEL = "a label: a letter, then letters, digits, - or _";
const ID = "an id in kebab case";

const name = text("a card's name");
const subject = text("a label, a hero, a place on a board or a card's name");
const label = v.pipe(v.string(LABEL), v.regex(/^[A-Za-z][A-Za-z0-9_-]*$/, LABEL));
const flag = v.boolean("true or false");
const player = v.picklist([0, 1], "0 or 1");
const number = integer(-1 - LARGEST);
const count = integer(0);
const keyword = v.picklist(KEYWORDS, eitherOf(KEYWORDS));
const ZONES = ["deck", "hand", "play", "graveyard", "secret", "removed"] as const;
const zone = v.picklist(ZONES, eitherOf(ZONES));
const as = v.exactOptional(label);

const labelledCard = object({ card: name, as });
const card = v.lazy((input) => (typeof input === "string" ? name : labelledCard));
const minion = object({
  card: name,
  as,
  damage: v.exactOptional(count),
  fresh: v.exactOptional(flag),
  frozen: v.exactOptional(flag),
  keywords: v.exactOptional(list(keyword, "keywords")),
});
const weapon = object({ card: name, as, durability: v.exactOptional(count) });
const side = object({
  hero: name,
  health: v.exactOptional(integer(1)),
  armor: v.exactOptional(count),
  mana: v.exactOptional(count),
  maxMana: v.exactOptional(count),
  fatigue: v.exactOptional(count),
  frozen: v.exactOptional(flag),
  deck: v.exactOptional(list(card, "cards")),
  hand: v.exactOptional(list(card, "cards")),
  board: v.exactOptional(list(minion, "minions")),
  weapon: v.exactOptional(weapon),
  secrets: v.exactOptional(list(card, "cards")),
});

const target = v.exactOptional(subject);
const subjectAndAmount = v.strictTuple([subject, count], "[subject, integer]");
const play = object({ play: subject, target, at: v.exactOptional(count), choose: v.exactOptional(count) });
const heroPower = object({ heroPower: player, target });
const attack = object({ attack: v.strictTuple([subject, subject], "[attacker, defender]") });

const step = named<{ [Kind in StepKind]: v.GenericSchema<unknown, Steps[Kind]> }>({
  play,
  heroPower,
  attack,
  endTurn: object({ endTurn: v.literal(true, "true") }),
  pick: object({ pick: name }),
  cast: object({ cast: name, player, target }),
  damage: object({ damage: subjectAndAmount }),
  heal: object({ heal: subjectAndAmount }),
  destroy: object({ destroy: subject }),
  freeze: object({ freeze: subject }),
  draw: object({ draw: v.strictTuple([player, count], "[player, integer]") }),
  summon: object({ summon: name, player, as }),
});
const move = named({ play, heroPower, attack });

const ofSubject = <const Value extends v.GenericSchema>(value: Value, expected: string) =>
  v.strictTuple([subject, value], `[subject, ${expected}]`);
const ofPlayer = <const Value extends v.GenericSchema>(value: Value, expected: string) =>
  v.strictTuple([player, value], `[player, ${expected}]`);
const subjects = list(subject, "labels or card names");
const stats = v.strictTuple([number, number], "[attack, health]");
const RESULTS: readonly unknown[] = [0, 1, "draw", null];

/** What each check is given. */
const CHECKS: { readonly [Kind in CheckKind]: v.GenericSchema<unknown, Checks[Kind]> } = {
  health: ofSubject(number, "integer"),
  attack: ofSubject(number, "integer"),
  armor: ofPlayer(number, "integer"),
  keyword: v.strictTuple([subject, keyword, flag], "[subject, keyword, true or false]"),
  zone: ofSubject(zone, "zone"),
  board: ofPlayer(subjects, "labels or names, left to right"),
  boardSize: ofPlayer(count, "integer"),
  boardStats: ofPlayer(list(stats, "[attack, health] pairs"), "[attack, health] pairs, left to right"),
  hand: ofPlayer(subjects, "labels or names"),
  handSize: ofPlayer(count, "integer"),
  deck: ofPlayer(subjects, "labels or names, top first"),
  deckSize: ofPlayer(count, "integer"),
  secrets: ofPlayer(subjects, "labels or names"),
  mana: ofPlayer(number, "integer"),
  maxMana: ofPlayer(number, "integer"),
  cost: ofSubject(number, "integer"),
  controller: ofSubject(player, "player"),
  weapon: ofPlayer(v.nullable(name), "name or null"),
  durability: ofSubject(number, "integer"),
  hero: ofPlayer(name, "name"),
  heroPower: ofPlayer(name, "name"),
  canAttack: ofSubject(flag, "true or false"),
  legal: move,
  illegal: move,
  winner: v.custom<Checks["winner"]>((input) => RESULTS.includes(input), '0, 1, "draw" or null'),
  triggered: subjects,
  laws: list(text("a broken law"), "broken laws"),
};
const expectation = named(checkObjects());

const printed = v.pipe(
  list(count, "1 to 3 integers"),
  v.minLength(1, "1 to 3 integers"),
  v.maxLength(3, "1 to 3 integers"),
);

/** The stage reads the rest of it, as it reads the cards of a pack. */
const ownCard = v.lazy((input) =>
  isObject(input)
    ? v.looseObject({ name, type: text("a card type") }, "a value: the key is required")
    : refuse("a card"),
);

const SCENARIO: v.GenericSchema<unknown, Scenario> = object({
  id: v.pipe(v.string(ID), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, ID)),
  title: text("a title"),
  rule: text("the name of a rule"),
  source: text("who documents it"),
  note: v.exactOptional(text("a note")),
  profile: v.exactOptional(v.picklist(["classic", "2017"], '"classic" or "2017"')),
  players: v.strictTuple([side, side], "a list of two players"),
  order: v.exactOptional(list(label, "labels")),
  active: player,
  steps: list(step, "steps"),
  expect: list(expectation, "checks"),
  stats: v.exactOptional(record(printed, "an object of card names with their printed numbers")),
  rolls: v.exactOptional(list(count, "integers of at least 0")),
  cards: v.exactOptional(list(ownCard, "cards")),
  text: v.exactOptional(record(v.string("text"), "an object of card names with their text")),
});

/** A check is an object with one key, the kind, and what that kind is given. */
function checkObjects() {
  const kinds = Object.keys(CHECKS) as CheckKind[];
  const entries = kinds.map((kind) => [kind, object({ [kind]: CHECKS[kind] })]);
  return Object.fromEntries(entries) as {
    [Kind in CheckKind]: v.GenericSchema<unknown, { [Key in Kind]: Checks[Kind] }>;
  };
}
