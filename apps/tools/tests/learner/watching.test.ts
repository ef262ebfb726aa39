/** `course test --watch`: runs again after a change, and says so where it has to look for changes itself. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { type Watcher, watchFolders } from "../../src/learner-tests/watch-folders.ts";
import { aWorkspace, edit } from "./a-workspace.ts";

/** A file watcher that does what the test says. */
class ScriptedWatcher implements Watcher {
  readonly polls: boolean;
  closed = false;
  private readonly listeners = new Map<string, (given?: unknown) => void>();

  constructor(polls: boolean) {
    this.polls = polls;
  }

  on(event: string, listener: (given?: unknown) => void): this {
    this.listeners.set(event, listener);
    return this;
  }

  happens(event: "all" | "error", given?: unknown): void {
    this.listeners.get(event)?.(given);
  }

  async close(): Promise<void> {
    this.closed = true;
  }
}

function scripted(poll = false) {
  const watchers: ScriptedWatcher[] = [];
  const said: string[] = [];
  const onChange = vi.fn();
  const watching = watchFolders(
    ["src"],
    { poll, onChange, say: (sentence) => said.push(sentence) },
    (_, options) => {
      const watcher = new ScriptedWatcher(options.usePolling);
      watchers.push(watcher);
      return watcher;
    },
  );
  return { watchers, said, onChange, watching };
}

test("a burst of changes is one change", async () => {
  const { watchers, onChange } = scripted();
  for (let file = 0; file < 5; file++) watchers[0]?.happens("all");
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("where the system can't report changes, it looks for them and says so", async () => {
  const { watchers, said, onChange, watching } = scripted();
  watchers[0]?.happens("error", Object.assign(new Error("no space left"), { code: "ENOSPC" }));
  expect(watchers.map(({ polls, closed }) => ({ polls, closed }))).toEqual([
    { polls: false, closed: true },
    { polls: true, closed: false },
  ]);
  expect(said).toEqual([
    "the system reports no changes (ENOSPC): looking for them every half second instead",
  ]);
  // A second complaint of the same watcher, or one of the new one, changes nothing.
  watchers[0]?.happens("error", new Error("again"));
  watchers[1]?.happens("error", new Error("gone"));
  expect(watchers).toHaveLength(2);
  watchers[1]?.happens("all");
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  await watching.close();
  expect(watchers[1]?.closed).toBe(true);
});

test("--poll looks from the start", () => {
  const { watchers, said } = scripted(true);
  expect(watchers.map(({ polls }) => polls)).toEqual([true]);
  expect(said).toEqual(["looking for changes every half second"]);
});

test.each([[[]], [["--poll"]]])(
  "saving a file runs the tests again; Ctrl+C ends %j",
  { timeout: 90_000 },
  async (words) => {
    const folder = aWorkspace({ engine: "01" });
    const program = fileURLToPath(new URL("../../src/cli.ts", import.meta.url));
    const child = spawn(process.execPath, [program, "test", "01", "--watch", ...words], { cwd: folder });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        said += chunk;
      });
    }
    const ended = new Promise((resolve) => child.on("close", resolve));
    const seen = (words: RegExp) =>
      vi.waitFor(() => expect(said).toMatch(words), { timeout: 30_000, interval: 50 });
    try {
      await seen(/test: ok\nwaiting for a change/);
      edit(folder, "src/engine/actions.ts", (text) => text.replace('"Summoned"', '"Arrived"'));
      await seen(/RED[\s\S]*tests failed\nwaiting for a change/);
      child.kill("SIGINT");
      expect(await ended).toBe(1);
    } finally {
      child.kill("SIGKILL");
    }
  },
);
