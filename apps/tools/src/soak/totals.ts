/** What all threads of a soak have reported: told and written as it comes, and added up at the end. */
import type { Terminal } from "../terminal.ts";
import { type FailureFiles, writeFailure } from "./failure-files.ts";
import { againCommand, type Commands, failureLines, playCommand, replayCommand } from "./failure-words.ts";
import type { SoakFailure, SoakReport } from "./share.ts";

/** What a soak's report depends on. */
export interface TotalsOptions {
  readonly games: number;
  /** Where failures are written. */
  readonly failuresFolder: string;
  readonly commands: Commands;
  /** Whether nothing is said before the end. */
  readonly json: boolean;
}

/** So many seeds of failures that were not told are listed. */
const MOST_SEEDS = 20;

export class Totals {
  readonly #options: TotalsOptions;
  readonly #terminal: Terminal;
  readonly #failures: (SoakFailure & { readonly files?: FailureFiles })[] = [];
  #matches = 0;
  #decisions = 0;
  #mostHeap = 0;
  #toldPercent = 0;

  constructor(options: TotalsOptions, terminal: Terminal) {
    this.#options = options;
    this.#terminal = terminal;
  }

  get broken(): number {
    return this.#failures.length;
  }

  add({ matches, decisions, failures, heapBytes }: SoakReport): void {
    this.#matches += matches;
    this.#decisions += decisions;
    this.#mostHeap = Math.max(this.#mostHeap, heapBytes);
    for (const failure of failures) this.#addFailure(failure);
    const percent = Math.floor((100 * this.#matches) / this.#options.games);
    if (percent < this.#toldPercent + 5) return;
    this.#toldPercent = percent;
    const broken = this.broken === 0 ? "" : `, ${this.broken} broken`;
    this.#terminal.progress(`${percent} %: ${this.#matches} of ${this.#options.games} matches${broken}`);
  }

  /** Prints the sum. */
  end(seconds: number): void {
    if (this.#options.json) this.#terminal.out(JSON.stringify(this.#document(seconds)));
    else for (const line of this.#lines(seconds)) this.#terminal.out(line);
  }

  /** Writes it at once: a soak that is ended early keeps what it has found. */
  #addFailure(failure: SoakFailure): void {
    const { seed, told } = failure;
    if (told === undefined) {
      this.#failures.push(failure);
      return;
    }
    const files = writeFailure(this.#options.failuresFolder, seed, told);
    this.#failures.push({ ...failure, files });
    if (this.#options.json) return;
    for (const line of failureLines(failure, told, files, this.#options.commands)) this.#terminal.out(line);
  }

  #document(seconds: number): object {
    const { commands } = this.#options;
    return {
      matches: this.#matches,
      decisions: this.#decisions,
      seconds,
      mostHeapBytes: this.#mostHeap,
      failures: this.#failures.map(({ told, files, ...failure }) => ({
        ...failure,
        ...told,
        ...(files && { files }),
        again: againCommand(failure.seed, commands),
        ...(files?.scenario && { play: playCommand(files.scenario, commands) }),
        ...(files?.record && { replay: replayCommand(files.record, commands) }),
      })),
    };
  }

  #lines(seconds: number): string[] {
    const heap = Math.round(this.#mostHeap / 2 ** 20);
    const speed = Math.round(this.#matches / seconds);
    return [
      ...this.#untold(),
      `${this.#matches} matches, ${this.#decisions} decisions, ${this.broken} broken; ` +
        `${seconds.toFixed(1)} s, ${speed} matches a second, at most ${heap} MB of heap a thread`,
    ];
  }

  /** The failures of kinds that were told: their seeds tell the rest. */
  #untold(): string[] {
    const seeds = this.#failures.filter(({ told }) => told === undefined).map(({ seed }) => seed);
    const [first] = seeds;
    if (first === undefined) return [];
    const more = seeds.length > MOST_SEEDS ? ` and ${seeds.length - MOST_SEEDS} more` : "";
    return [
      `FAILED in a way that was told: seeds ${seeds.slice(0, MOST_SEEDS).join(", ")}${more}`,
      `  one of them: ${againCommand(first, this.#options.commands)}`,
    ];
  }
}
