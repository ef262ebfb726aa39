/** What loading says of a list with three faulty cards in it, and what became of the good one. */
import { newGame } from "../reference.ts";
import { FAULTY } from "./cards.ts";

/** What an action says when it fails. */
function messageOf(action: () => unknown): string {
  try {
    action();
    return "no error";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

console.log(messageOf(() => newGame({ cards: FAULTY })));
console.log();
console.log(messageOf(() => newGame().summon("Test Good", 0)));
