/**
 * Known-wrong engine: a redirected Damage is redirected again, by every minion that asks for it.
 *
 * Lesson 04, Name it: "a replacement effect gets one opportunity to affect an event"
 */
import { cardOf, firstInForce, NONE, nextInForce, ownerOf, sideInForce } from "@course/core";
import { DAMAGE_STEPS, DamageRedirect, type DamageStep, redirect } from "@course/damage-pipeline";
import { alterStage, type NewGame, type Stage } from "@course/harness";
import { stage as interceptors } from "../reference.ts";

/** The tests that tell it from a right engine. */
export const fails: readonly string[] = ["test_04_redirect_applies_once"];

/** The step, in which each of the snapshot has its say; the last word is the youngest's. */
const redirectByAll: DamageStep = {
  ...redirect,
  run: (damage) => {
    const player = ownerOf(damage.target);
    for (let id = firstInForce(); id !== NONE; id = nextInForce(id)) {
      const asks = cardOf(id).definition.auras.some(({ aura }) => aura === DamageRedirect);
      if (asks && sideInForce(id) === player) damage.target = id;
    }
  },
};

export const stage: Stage = alterStage(interceptors, {
  orders: { damageSteps: DAMAGE_STEPS.map((step) => (step === redirect ? redirectByAll : step)) },
});

export const newGame: NewGame = stage.newGame;
