/** The subcommands, in the order in which `course --help` lists them. A new one is one file and one line here. */
import { cards } from "./cards.ts";
import { play } from "./play.ts";
import type { Subcommand } from "./subcommand.ts";
import { verify } from "./verify.ts";

export const subcommands: readonly Subcommand[] = [play, cards, verify];
