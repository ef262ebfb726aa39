/** The selections `friendlyHero` and `enemyHero`. */
import { defineSelection, noun, ofKind, type Selection, type Word } from "@course/cards";
import { firstIn, HERO, NONE, type Player, playerOf, select, selectionTop } from "@course/core";

const HERO_NOUN = noun("hero");

export const friendlyHero: Word<"selection"> = defineSelection({
  type: "friendlyHero",
  doc: "The hero of the card's player.",
  example: "friendlyHero",
  compile: () => heroOfSide((player) => player),
  text: () => ofKind("your hero", false, { noun: HERO_NOUN, side: "friendly" }),
});

export const enemyHero: Word<"selection"> = defineSelection({
  type: "enemyHero",
  doc: "The hero of the other player.",
  example: "enemyHero",
  compile: () => heroOfSide((player) => (1 - player) as Player),
  text: () => ofKind("the enemy hero", false, { noun: HERO_NOUN, side: "enemy" }),
});

function heroOfSide(side: (player: Player) => Player): Selection {
  return (frame) => {
    const from = selectionTop();
    const hero = firstIn(side(playerOf(frame)), HERO);
    if (hero !== NONE) select(hero);
    return from;
  };
}
