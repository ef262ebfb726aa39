/** The course's cards of modules 01 to 05, the same JSON that every engine here loads. */
import handles from "@course/content-hs/packs/course/01-handles.json" with { type: "json" };
import eventQueue from "@course/content-hs/packs/course/02-event-queue.json" with { type: "json" };
import deathStep from "@course/content-hs/packs/course/03-death-step.json" with { type: "json" };
import interceptors from "@course/content-hs/packs/course/04-interceptors.json" with { type: "json" };
import assemble from "@course/content-hs/packs/course/05-assemble.json" with { type: "json" };
import type { CardData } from "@course/harness";

export const COURSE_CARDS: readonly CardData[] = [
  handles,
  eventQueue,
  deathStep,
  interceptors,
  assemble,
].flatMap(({ cards }): CardData[] => cards);
