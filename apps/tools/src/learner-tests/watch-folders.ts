/**
 * Watches folders for changes. Where the system can't report them, it looks every half second instead, and says so.
 *
 * An editor saves in several steps, and git writes many files at once: one call follows a burst of changes.
 */
import { watch as watchFiles } from "chokidar";

/** What a watcher needs to know. */
export interface Watching {
  /** Whether to look for changes instead of being told. */
  readonly poll: boolean;
  readonly onChange: () => void;
  /** Is told, in a sentence, when the watcher has to look for changes from now on. */
  readonly say: (sentence: string) => void;
}

/** The part of a file watcher that is used. */
export interface Watcher {
  on(event: "all", listener: () => void): Watcher;
  on(event: "error", listener: (error: unknown) => void): Watcher;
  close(): Promise<void>;
}

/** Begins to watch. */
export type Watch = (
  folders: string[],
  options: { usePolling: boolean; interval: number; ignoreInitial: true },
) => Watcher;

const QUIET = 100;
const INTERVAL = 500;

/** Watches until it is closed. */
export function watchFolders(
  folders: readonly string[],
  watching: Watching,
  watch: Watch = watchFiles,
): Pick<Watcher, "close"> {
  let timer: NodeJS.Timeout | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(watching.onChange, QUIET);
  };
  const begin = (usePolling: boolean): Watcher => {
    const options = { usePolling, interval: INTERVAL, ignoreInitial: true } as const;
    const fresh = watch([...folders], options).on("all", soon);
    return fresh.on("error", (error) => {
      if (usePolling || fresh !== current) return; // What cannot even be looked at now may be there next time.
      watching.say(
        `the system reports no changes (${reason(error)}): looking for them every half second instead`,
      );
      current = begin(true);
      void fresh.close();
    });
  };
  let current = begin(watching.poll);
  if (watching.poll) watching.say("looking for changes every half second");
  return {
    close: () => {
      clearTimeout(timer);
      return current.close();
    },
  };
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
