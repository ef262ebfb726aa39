/**
 * The plugin through which a learner's tests load `#harness`: it notes which file that is, and lets the
 * games that are made be remembered (`note-games.ts`).
 *
 * Only the factory is replaced, and only for the course's tests: the guard's comparison sees the real one.
 */

/** The part of a Vite plugin that is used. Vite is the workspace's own and not a dependency of this package. */
export interface WatchingPlugin {
  readonly name: string;
  readonly enforce: "pre";
  resolveId(
    this: { resolve(id: string, importer?: string, options?: object): Promise<{ id: string } | null> },
    id: string,
    importer?: string,
  ): Promise<string | undefined>;
  load(id: string): string | undefined;
}

const MARK = "?watched-by-course";

/**
 * Makes the plugin.
 *
 * @param noteGamesFile - Where `noteGames` is, absolute.
 * @param onHarness - Is told the file that `#harness` leads to.
 */
export function watchingPlugin(noteGamesFile: string, onHarness: (file: string) => void): WatchingPlugin {
  return {
    name: "course:watch",
    enforce: "pre",
    async resolveId(id, importer) {
      if (id !== "#harness" || !/test_\d\dx?[^/\\]*$/.test(importer ?? "")) return undefined;
      const found = await this.resolve(id, importer, { skipSelf: true });
      if (found === null) return undefined;
      onHarness(found.id);
      return found.id + MARK;
    },
    load(id) {
      if (!id.endsWith(MARK)) return undefined;
      const [harness, notes] = [id.slice(0, -MARK.length), noteGamesFile].map((file) => JSON.stringify(file));
      return [
        'import { afterEach } from "vitest";',
        `import * as harness from ${harness};`,
        `import { noteGames } from ${notes};`,
        `export * from ${harness};`,
        "export const newGame = noteGames(harness.newGame, afterEach);",
      ].join("\n");
    },
  };
}
