/**
 * Known-wrong engine: a minion's id is its place on the board, and means whoever stands there now.
 *
 * Lesson 01, Predict: "An index is an answer about one moment."
 */
import { type Id, KernelGame, type NewGame, type Player } from "@course/harness";
import { stage } from "../reference.ts";

/** The tests that tell it from a right engine. */
export const fails: readonly string[] = [
  "test_01_ids_are_unique_and_stable",
  "test_01_summon_at_an_index",
  "test_01_an_index_goes_stale",
  "test_01_board_order_is_not_order_of_play",
];

/** Ids from here on are places: so many for each player's board. */
const FIRST_PLACE = 1000;
const PLACES = 100;

class IndexGame extends KernelGame {
  override summon(card: string, player: Player, at?: number): Id {
    return this.#placeOf(super.summon(card, player, at));
  }

  override board(player: Player): Id[] {
    return super.board(player).map((_, index) => FIRST_PLACE + PLACES * player + index);
  }

  override nameOf(id: Id) {
    return super.nameOf(this.#whoStandsAt(id));
  }

  override ownerOf(id: Id) {
    return super.ownerOf(this.#whoStandsAt(id));
  }

  override zoneOf(id: Id) {
    return super.zoneOf(this.#whoStandsAt(id));
  }

  override attack(id: Id) {
    return super.attack(this.#whoStandsAt(id));
  }

  override health(id: Id) {
    return super.health(this.#whoStandsAt(id));
  }

  override log() {
    return super
      .log()
      .map((event) => (event.type === "Summoned" ? { ...event, id: this.#placeOf(event.id) } : event));
  }

  #placeOf(minion: Id): Id {
    const player = super.ownerOf(minion);
    return FIRST_PLACE + PLACES * player + super.board(player).indexOf(minion);
  }

  #whoStandsAt(id: Id): Id {
    if (id < FIRST_PLACE) return id;
    const player = id < FIRST_PLACE + PLACES ? 0 : 1;
    return super.board(player)[(id - FIRST_PLACE) % PLACES] ?? id;
  }
}

export const newGame: NewGame = (opts) => new IndexGame((stage.newGame(opts) as KernelGame).world);
