/** The whole game with the cards of these tests alone. */
import { hearthstone } from "@course/rules-hs";
import { createStage, type Stage } from "../../src/index.ts";
import { TEST_CARDS } from "./test-cards.ts";

export const stage: Stage = createStage({ rules: hearthstone(), packs: [TEST_CARDS] });
