/** Damage and death: a minion that has no Health left leaves the board on the spot. */
import { allMinions, draw, gainArmor, type Minion, type State, summon } from "./state.ts";

export function damage(state: State, minion: Minion, amount: number): void {
  if (!state.sides[minion.owner].board.includes(minion)) return; // Something has killed it already.
  minion.health -= amount;
  state.log.push(`${minion.name} takes ${amount}`);
  whenDamaged(state, minion);
  if (minion.health <= 0) kill(state, minion);
}

/** Who has something to say about a minion that has just taken damage. */
function whenDamaged(state: State, minion: Minion): void {
  if (minion.name === "Acolyte of Pain") draw(state, minion.owner);
  for (const other of state.sides[minion.owner].board) {
    if (other.name === "Armorsmith") gainArmor(state, minion.owner, 1);
  }
}

// #region kill
export function kill(state: State, minion: Minion): void {
  const { board, graveyard } = state.sides[minion.owner];
  const place = board.indexOf(minion);
  if (place === -1) return;
  board.splice(place, 1);
  graveyard.push(minion);
  state.log.push(`${minion.name} dies`);
  deathrattle(state, minion, place);
}

function deathrattle(state: State, minion: Minion, place: number): void {
  switch (minion.name) {
    case "Loot Hoarder":
      draw(state, minion.owner);
      break;
    case "Harvest Golem":
      summon(state, "Damaged Golem", minion.owner, place);
      break;
    case "Unstable Ghoul":
      for (const other of allMinions(state)) damage(state, other, 1);
      break;
  }
}
// #endregion
