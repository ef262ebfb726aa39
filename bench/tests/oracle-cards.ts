/**
 * Cards for the differential test: one for each word of the card language and each rule that could differ.
 *
 * A pool can only find a fault that some card of it can tell apart, so a new word needs a card here.
 */
import type { CardData } from "@course/harness";

/** Cards that every engine of module 05 can load. */
export const TEST_CARDS: readonly CardData[] = [
  // Auras.
  minion("Test Martyr", 2, 6, aura({ type: "damageRedirect", from: "friendlyHero", to: "self" })),
  minion("Test Chorus", 1, 3, multiplier("deathrattle", 2, "additive")),
  minion("Test Choir", 1, 4, multiplier("deathrattle", 3, "max")),
  minion("Test Nerve", 1, 5, multiplier("selfDamaged", 2, "max"), multiplier("heroDamaged", 2, "additive")),
  minion("Test Drill", 1, 4, multiplier("minionDamaged", 2, "additive")),
  minion("Test Echo", 1, 3, multiplier("battlecry", 2, "max"), when("battlecry", { type: "draw" })),

  // A trigger for each condition, seen from either side.
  minion("Test Grudge", 1, 7, when("selfDamaged", { type: "buff", target: "self", attack: 1 })),
  minion("Test Witness", 1, 6, when("minionDamaged", gainArmor(1))),
  minion("Test Gloat", 1, 6, when({ type: "minionDamaged", side: "enemy" }, { type: "draw" })),
  minion("Test Grief", 1, 5, when({ type: "heroDamaged", side: "friendly" }, damage("enemyHero", 1))),
  minion("Test Jeer", 1, 5, when({ type: "heroDamaged", side: "enemy" }, gainArmor("eventAmount"))),
  minion("Test Kindling", 1, 4, when({ type: "minionDamaged", side: "friendly" }, damage(all("enemy"), 1))),
  minion("Test Avenger", 2, 5, when({ type: "minionDamaged", side: "friendly" }, damage("eventSubject", 1))),
  minion("Test Bell", 1, 5, when("endOfTurn", { type: "draw" })),

  // Two triggers on one card, for one event and for two.
  minion("Test Twins", 1, 6, when("selfDamaged", gainArmor(1)), when("selfDamaged", { type: "draw" })),
  minion("Test Medley", 1, 3, when("minionDamaged", gainArmor(1)), when("deathrattle", damage(all(), 1))),

  // Arrivals: beside a minion in play, in a dead one's place, on a full board, in mid-Queue.
  minion("Test Brood", 1, 5, when("selfDamaged", { type: "summon", card: "test-filler" })),
  minion("Test Recruiter", 1, 4, when("minionDamaged", { type: "summon", card: "test-witness" })),
  minion("Test Litter", 1, 2, when("deathrattle", { type: "summon", card: "loot-hoarder", count: 2 })),
  minion("Test Herald", 1, 1, when("deathrattle", { type: "summon", card: "baron-rivendare" })),
  minion("Test Heir", 1, 1, when("deathrattle", { type: "summon", card: "test-martyr" })),
  minion("Test Page", 1, 2, when("battlecry", { type: "summon", card: "test-grudge" })),

  // Neighbours and the oldest.
  minion("Test Loner", 2, 4, when("battlecry", damage(others({ type: "adjacent", to: "self" }), 1))),
  minion("Test Elder", 1, 2, when("deathrattle", { type: "destroy", target: oldest(others()) })),
  minion("Test Mentor", 1, 5, when("selfDamaged", buff(oldest(all("friendly")), 1, 1))),

  // Flow, conditions, values.
  minion(
    "Test Doubter",
    1,
    3,
    when("deathrattle", ifElse(exists(all("enemy")), { type: "draw" }, gainArmor(2))),
  ),
  minion("Test Census", 1, 2, when("deathrattle", gainArmor({ type: "count", of: all("friendly") }))),
  minion("Test Brawler", 1, 2, when("deathrattle", sequence(damage(all(), 1), buff(all("friendly"), 0, 1)))),
  minion(
    "Test Ember",
    1,
    1,
    when("deathrattle", sequence({ type: "summon", card: "test-ember" }, damage(all(), 1))),
  ),

  // Spells.
  spell("Test Storm", damage({ type: "all", of: "characters" }, 2)),
  spell(
    "Test Volley",
    sequence(damage(all("enemy"), 1), damage(all("enemy"), 1), { type: "draw", count: 2 }),
  ),
  spell("Test Toll", damage({ type: "all", of: "heroes" }, 3)),
  spell("Test Rally", buff(all("friendly"), 1, 2)),
  spell("Test Blight", buff(all(), 0, -1)),
  spell("Test Levy", { type: "summon", card: "harvest-golem", count: 3 }),
  spell("Test Purge", { type: "destroy", target: { type: "except", from: all(), not: oldest(all()) } }),
  spell(
    "Test Gamble",
    ifElse({ type: "not", condition: exists(all("friendly")) }, gainArmor(3), damage("friendlyHero", 2)),
  ),

  // Neighbours in order of play, and several minions right and left in turn.
  minion("Test Lash", 1, 5, when("selfDamaged", damage({ type: "adjacent", to: "self" }, 1))),
  minion("Test Duo", 1, 5, when("selfDamaged", { type: "summon", card: "test-filler", count: 2 })),
  minion("Test Gossip", 1, 5, when("selfDamaged", damage({ type: "adjacent", to: all() }, 1))),
  minion("Test Regret", 1, 2, when("deathrattle", damage("self", 1))),
  minion("Test Remorse", 1, 2, when("deathrattle", buff("self", 1, 1))),
  minion("Test Chaplain", 1, 5, when("selfDamaged", buff({ type: "adjacent", to: "self" }, 1, 0))),
];

/** Cards with words that only the plain engine has so far. */
export const LATER_CARDS: readonly CardData[] = [
  minion("Test Mourner", 1, 4, when({ type: "minionDied", side: "friendly" }, { type: "draw" })),
  minion("Test Vulture", 1, 4, when("minionDied", buff("self", 1, 0))),
  minion(
    "Test Greeter",
    1,
    4,
    when({ type: "minionSummoned", side: "friendly" }, buff("eventSubject", 1, 1)),
  ),
  minion("Test Ambush", 1, 4, when({ type: "minionSummoned", side: "enemy" }, damage("eventSubject", 1))),
];

function minion(name: string, attack: number, health: number, ...abilities: object[]): CardData {
  return { id: idOf(name), name, type: "minion", cost: 1, attack, health, abilities };
}

function spell(name: string, effect: object): CardData {
  return { id: idOf(name), name, type: "spell", cost: 1, effect };
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

function when(on: object | string, effect: object): object {
  return { kind: "trigger", on, effect };
}

function aura(modifier: object): object {
  return { kind: "aura", modifier };
}

function multiplier(trigger: string, times: number, stacking: "max" | "additive"): object {
  return aura({ type: "triggerMultiplier", trigger, times, stacking });
}

function all(side?: "friendly" | "enemy"): object {
  return { type: "all", of: "minions", ...(side && { side }) };
}

function others(not: object | string = "self"): object {
  return { type: "except", from: all(), not };
}

function oldest(of: object): object {
  return { type: "oldest", of };
}

function damage(target: object | string, amount: number): object {
  return { type: "damage", target, amount };
}

function gainArmor(amount: object | string | number): object {
  return { type: "gainArmor", amount };
}

function buff(target: object | string, attack: number, health: number): object {
  return { type: "buff", target, attack, health };
}

function sequence(...effects: object[]): object {
  return { type: "sequence", effects };
}

function exists(what: object): object {
  return { type: "exists", what };
}

function ifElse(condition: object, then: object, otherwise: object): object {
  return { type: "if", condition, then, otherwise };
}
