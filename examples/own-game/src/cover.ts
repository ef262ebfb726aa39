/**
 * The layer `cover`: who is in cover takes half of the next damage, rounded up, and is in the open again.
 *
 * A step of this game's own between a Damage and Health. It is asked only about fighters that it watches.
 */
import { type CardLayer, defineEffect, selection, type Word } from "@course/cards";
import {
  defineEvent,
  type EntityId,
  type EventKind,
  type Field,
  field,
  read,
  record,
  releaseSelection,
  selected,
  selectionTop,
  write,
} from "@course/core";
import { type DamageStep, defineDamageStep, unwatch, watch } from "@course/damage-pipeline";

const CoverTaken: EventKind = defineEvent("CoverTaken", { subject: "id" });
/** Cover has taken a part of a damage; recorded just before its `Damaged`. */
const CoverLost: EventKind = defineEvent("CoverLost", { subject: "id", a: "absorbed" });

const IN_COVER: Field = field("inCover");

export const halveInCover: DamageStep = defineDamageStep("halveInCover", (damage) => {
  const absorbed = Math.floor((damage.amount - damage.absorbed) / 2);
  damage.absorbed += absorbed;
  write(damage.target, IN_COVER, 0);
  unwatch(damage.target, halveInCover);
  record(CoverLost, damage.target, absorbed);
});

function takeCover(id: EntityId): void {
  if (read(id, IN_COVER) !== 0) return;
  write(id, IN_COVER, 1);
  watch(id, halveInCover);
  record(CoverTaken, id);
}

const takeCoverEffect: Word<"effect"> = defineEffect({
  type: "takeCover",
  doc: "Each of the target takes cover, if it is not in cover yet.",
  example: { type: "takeCover", target: "self" },
  fields: { target: selection() },
  compile:
    ({ target }) =>
    (frame) => {
      const from = target(frame);
      for (let i = from; i < selectionTop(); i++) takeCover(selected(i));
      releaseSelection(from);
    },
  text: ({ target }) => `give cover to ${target}`,
});

export const cover: CardLayer = {
  name: "cover",
  needs: ["damage"],
  events: [CoverTaken, CoverLost],
  steps: [halveInCover],
  words: [takeCoverEffect],
};
