/** A card as data, and the pack that it comes in. */
import type { Json } from "./json.ts";

/** A card. Which other keys it has, its card type and the vocabulary say; these every card has. */
export interface Card {
  /** Stable and never shown: kebab case, for example `"loot-hoarder"`. Cards refer to each other by it. */
  readonly id: string;
  /** What players see. */
  readonly name: string;
  readonly type: string;
  /** Another card may have the same name, as tokens do. */
  readonly sharesName?: true;
  readonly keywords?: readonly Json[];
  readonly abilities?: readonly Json[];
  readonly effect?: Json;
  readonly [property: string]: Json | undefined;
}

/** A pack file: cards that are published together. */
export interface Pack {
  readonly pack: string;
  readonly version: string;
  readonly cards: readonly Card[];
}
