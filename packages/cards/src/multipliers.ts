/** The layer `multipliers`: cards may say that triggers resolve more than once. */
import type { CardLayer } from "./vocabulary.ts";
import { triggerMultiplier } from "./words/trigger-multiplier.ts";

/** Trigger multipliers as data. What they do is the kernel's (`activations`). */
export const multipliers: CardLayer = { name: "multipliers", needs: ["auras"], words: [triggerMultiplier] };
