/** The whole game with the cards of these tests alone. */
import { createStage, hearthstoneStage, type Stage } from "../../src/index.ts";
import { TEST_CARDS } from "./test-cards.ts";

const { definition } = await hearthstoneStage();
export const stage: Stage = createStage({ rules: definition.rules, packs: [TEST_CARDS] });
