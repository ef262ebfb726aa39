/**
 * The edge of the kernel: a world that can be acted on, copied and read.
 *
 * Worlds take turns in the working memory (`memory.ts`). A `World` is a handle: before each call it makes
 * sure that it is the one being worked on. Rules code is called with its world in place, and never sees
 * this file.
 */
import { giveAnswers, type Pending, type Question, Suspension } from "./choice.ts";
import { refused } from "./errors.ts";
import { keepFailure } from "./failure.ts";
import { type Library, useLibrary } from "./library.ts";
import { type LoggedEvent, type LogTreeEntry, readLogTree } from "./log.ts";
import {
  clearMemory,
  copyIn,
  copyOut,
  eventCount,
  MAX_EVENTS,
  newSnapshot,
  type Snapshot,
  setEventCount,
} from "./memory.ts";
import { rollsBetween, seedStream, useRolls } from "./random.ts";
import { type Action, type ActionDefinition, actionOf, type Rules, useRules } from "./rules.ts";
import { loadMemory, type SavedMemory, type SavedWorld, saveMemory } from "./save.ts";
import { runSequence, startSequence, updateAllAuras } from "./sequence.ts";
import { goBack, startChange, workingWorldEquals } from "./way-back.ts";
import type { WorldOptions } from "./world-options.ts";

/** Rows in the working log from which older ones go to the archive before the next action. */
const ARCHIVE_FROM = MAX_EVENTS / 2;

/** The world that is in the working memory now. */
let live: World | undefined;

const NO_ANSWERS: readonly number[] = [];

/** One game: its rules, its cards and its state. */
export class World {
  #rules: Rules;
  #library: Library;
  #atRest: Snapshot = newSnapshot();
  /** Events that no longer fit the working log. Never changed, so that clones share it. */
  #archive: readonly LogTreeEntry[] = [];
  #pending: Pending | undefined;
  #rolls: readonly number[] | undefined;

  /** A world with no entities, or a copy of another world. */
  constructor(start: WorldOptions | World) {
    this.#rules = start.rules;
    this.#library = start.library;
    if (start instanceof World) {
      this.copyFrom(start);
    } else {
      World.#rest();
      clearMemory();
      workingWorldEquals(undefined);
      this.#rolls = start.rolls;
      this.#beLive();
      seedStream(start.seed ?? 1);
    }
  }

  get rules(): Rules {
    return this.#rules;
  }

  get library(): Library {
    return this.#library;
  }

  /**
   * Takes an action: one Sequence. If it comes to a choice, it stops there: see `pending`.
   *
   * @throws `RefusedError` when the action is unknown or not allowed now, or a choice is pending;
   * `LimitError` when its Sequence would not end. Either way the world and the log are as before.
   */
  perform<A extends Action>(action: A): void {
    this.#enterToChange(action.type);
    const definition = actionOf(this.#rules, action.type);
    definition.check(action);
    if (eventCount() > ARCHIVE_FROM) this.#moveLogToArchive();
    this.#run(definition, action, NO_ANSWERS);
  }

  /** The choice that a player has to make before the game goes on, if there is one. */
  get pending(): Question | undefined {
    return this.#pending?.question;
  }

  /**
   * Answers the pending choice; the action that asked goes on.
   *
   * @param index - Which option, from 0.
   * @throws `RefusedError` when nothing is asked or there is no such option; the choice stays pending.
   */
  answer(index: number): void {
    this.#enter();
    const pending = this.#pending;
    if (pending === undefined) throw refused("answer", "index", index, "a pending choice");
    const { options } = pending.question;
    if (!Number.isInteger(index) || index < 0 || index >= options.length) {
      throw refused("answer", "index", index, `an option from 0 to ${options.length - 1}`);
    }
    const asked = newSnapshot();
    copyOut(asked);
    copyIn(pending.before);
    workingWorldEquals(undefined);
    this.#pending = undefined;
    const definition = this.#rules.actions.get(pending.action.type) as ActionDefinition; // It ran before.
    try {
      this.#run(definition, pending.action, [...pending.answers, index]);
    } catch (error) {
      copyIn(asked);
      this.#pending = pending;
      throw error;
    }
  }

  /** Changes the world outside of any Sequence, to set a game up: no trigger answers, and auras are up to date after it. */
  edit<T>(change: () => T): T {
    this.#enterToChange("edit");
    startSequence();
    const back = startChange();
    try {
      const result = change();
      updateAllAuras();
      return result;
    } catch (error) {
      goBack(back);
      throw error;
    }
  }

  /** Calls `reader` with this world in place, so that it can ask the rules' questions of it. */
  read<T>(reader: () => T): T {
    this.#enter();
    return reader();
  }

  /** A new world in the same state, with the same log. */
  clone(): World {
    return new World(this);
  }

  /**
   * Makes this world a copy of another, its log included: a clone that allocates nothing once it is big
   * enough. A search keeps one scratch world, and clears the log of the world that it copies from.
   */
  copyFrom(other: World): this {
    if (other === this) return this;
    if (live === other) {
      World.#rest();
    } else {
      if (live !== this) World.#rest();
      copyIn(other.#atRest);
    }
    workingWorldEquals(other.#atRest);
    this.#rules = other.#rules;
    this.#library = other.#library;
    this.#archive = other.#archive;
    this.#pending = other.#pending;
    this.#rolls = other.#rolls;
    this.#beLive();
    return this;
  }

  /** The world as plain data for `JSON.stringify`: its state, its log, and a pending choice. */
  save(): SavedWorld {
    this.#enter();
    const memory = saveMemory();
    const pending = this.#pending;
    const saved = { memory, archive: this.#archive, ...(this.#rolls && { rolls: this.#rolls }) };
    if (pending === undefined) return saved;
    return { ...saved, pending: { ...pending, before: this.#saveBefore(pending) } };
  }

  /**
   * The world that was saved, by the same rules and cards.
   *
   * @throws `RefusedError` when the data is of another format or names what these rules and cards don't have.
   */
  static load(options: Pick<WorldOptions, "rules" | "library">, saved: SavedWorld): World {
    const world = new World({ rules: options.rules, library: options.library, rolls: saved.rolls });
    if (saved.pending !== undefined) {
      loadMemory(saved.pending.before);
      const before = newSnapshot();
      copyOut(before);
      world.#pending = { ...saved.pending, before };
    }
    loadMemory(saved.memory);
    world.#archive = saved.archive;
    return world;
  }

  /** The events recorded since the start or the last `clearLog`, in order. */
  log(): LoggedEvent[] {
    return this.logTree().map((entry) => entry.event);
  }

  /** The same events with their depths. */
  logTree(): LogTreeEntry[] {
    this.#enter();
    return [...this.#archive, ...readLogTree()];
  }

  /**
   * Forgets all recorded events.
   *
   * @throws `RefusedError` when a choice is pending: its answer plays from before the question.
   */
  clearLog(): void {
    this.#enterToChange("clearLog");
    this.#archive = [];
    setEventCount(0);
    workingWorldEquals(undefined);
  }

  #run(definition: ActionDefinition, action: Action, answers: readonly number[]): void {
    const back = startChange();
    giveAnswers(answers);
    try {
      runSequence(definition, action);
    } catch (error) {
      if (error instanceof Suspension) {
        this.#suspend(error.question, action, answers, back);
      } else {
        const end = eventCount();
        goBack(back);
        const rolls = rollsBetween(eventCount(), end);
        keepFailure(error, { world: this.clone(), action, answers, rolls });
        this.#enter(); // The copy has taken the working memory.
        throw error;
      }
    }
  }

  /** Keeps what an answer needs: the world before the action. What is seen meanwhile is the world at the question. */
  #suspend(question: Question, action: Action, answers: readonly number[], back: Snapshot | undefined): void {
    const asking = newSnapshot();
    copyOut(asking);
    goBack(back);
    const before = newSnapshot();
    copyOut(before);
    copyIn(asking);
    this.#pending = { question, action, answers, before };
  }

  /** The world before the action that waits, written down; the world at the question is the working one again after it. */
  #saveBefore({ before }: Pending): SavedMemory {
    const asking = newSnapshot();
    copyOut(asking);
    copyIn(before);
    const saved = saveMemory();
    copyIn(asking);
    return saved;
  }

  /** Makes this the working world, unless a choice is pending. */
  #enterToChange(call: string): void {
    this.#enter();
    if (this.#pending === undefined) return;
    const { player, options } = this.#pending.question;
    throw refused(
      call,
      "the game",
      "waiting",
      `an answer of player ${player} first, one of ${options.length}`,
    );
  }

  /** Makes this the working world. */
  #enter(): void {
    if (live === this) return;
    World.#rest();
    copyIn(this.#atRest);
    workingWorldEquals(this.#atRest);
    this.#beLive();
  }

  /** Copies the working world out, into the handle that it belongs to. */
  static #rest(): void {
    if (live === undefined) return;
    copyOut(live.#atRest);
    live = undefined;
  }

  #beLive(): void {
    live = this;
    useRules(this.#rules);
    useLibrary(this.#library);
    useRolls(this.#rolls);
  }

  #moveLogToArchive(): void {
    this.#archive = [...this.#archive, ...readLogTree()];
    setEventCount(0);
    workingWorldEquals(undefined);
  }
}
