/** `MinionPlayed`: the event of the After Play Phase, which Secrets on playing a minion answer (rulebook 8.2.4). */
import { defineEvent, type EventKind } from "@course/core";

/** A minion that was played has had its Battlecry, whether it is still in play or not. Not shown in the log. */
export const MinionPlayed: EventKind = defineEvent("MinionPlayed", { silent: true, isMoment: true });
