/** The cards' file, as it stands: `game.ts` checks it. */
import json from "../cards/keeps.json" with { type: "json" };

export const keeps: unknown = json;
