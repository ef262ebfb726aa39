/**
 * Stage 01 with its Expansion Drop: `play`, which moves a card from a hand onto its owner's board.
 *
 * One more layer, and no change to those that stage 01 has.
 *
 * @code the drop is a call of the harness, and no card can bring one
 */
import { extendStage, type NewGame, type Stage } from "@course/harness";
import { playing } from "@course/rules-hs";
import { stage as handles } from "../../reference.ts";

export const stage: Stage = extendStage(handles, { layers: [playing], packs: [] });

export const newGame: NewGame = stage.newGame;
