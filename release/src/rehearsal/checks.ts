/** What the rehearsal has found so far: a row a check, and a table at the end. */

export type Outcome = "passed" | "failed" | "NOT RUN";

interface Row {
  readonly what: string;
  readonly outcome: Outcome;
  readonly seconds: number;
  readonly remark: string;
}

/** A check that could not be made here, and why. It is no failure, and is said loudly. */
export class NotRun extends Error {
  override readonly name = "NotRun";
}

export class Checks {
  readonly #rows: Row[] = [];

  /**
   * Makes a check.
   *
   * @param check - What it returns stands in the table. It fails by throwing.
   * @returns Whether it passed.
   */
  async check(what: string, check: () => Promise<string | undefined> | string | undefined): Promise<boolean> {
    const start = performance.now();
    let outcome: Outcome = "passed";
    let remark = "";
    try {
      remark = (await check()) ?? "";
    } catch (error) {
      outcome = error instanceof NotRun ? "NOT RUN" : "failed";
      remark = error instanceof Error ? error.message : String(error);
    }
    const seconds = (performance.now() - start) / 1000;
    this.#rows.push({ what, outcome, seconds, remark });
    console.log(`${outcome}: ${what} (${seconds.toFixed(1)} s)${outcome === "failed" ? `\n${remark}` : ""}`);
    return outcome === "passed";
  }

  get failed(): number {
    return this.#count("failed");
  }

  /** The table, what was not run, and the sum alone on the last line. */
  report(): string[] {
    const width = Math.max(...this.#rows.map(({ what }) => what.length));
    const table = this.#rows.map(({ what, outcome, seconds, remark }) => {
      const [first = ""] = remark.split("\n");
      return `${what.padEnd(width)}  ${outcome.padEnd(7)}  ${seconds.toFixed(1).padStart(5)} s  ${first}`;
    });
    const missing = this.#rows.filter(({ outcome }) => outcome === "NOT RUN");
    return [
      "",
      ...table,
      "",
      ...missing.map(({ what, remark }) => `NOT RUN: ${what}: ${remark}`),
      `rehearsal: ${this.#count("passed")} checks passed, ${this.failed} failed`,
    ];
  }

  #count(outcome: Outcome): number {
    return this.#rows.filter((row) => row.outcome === outcome).length;
  }
}
