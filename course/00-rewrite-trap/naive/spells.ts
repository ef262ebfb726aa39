/** The spells, each with what it does. */
import { damage, kill } from "./damage.ts";
import { allMinions, type State } from "./state.ts";

// #region cast
export function castSpell(state: State, name: string): void {
  state.log.push(`${name} is cast`);
  switch (name) {
    case "Whirlwind":
      for (const minion of allMinions(state)) damage(state, minion, 1);
      break;
    case "Twisting Nether":
      for (const minion of allMinions(state)) kill(state, minion);
      break;
    default:
      throw new Error(`cast: card is "${name}"; expected the name of a spell`);
  }
}
// #endregion
