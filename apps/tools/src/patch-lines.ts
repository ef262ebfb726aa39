/** A difference of two texts as lines: `+` and `-` say it, colours only repeat it. */
import type { Terminal } from "./terminal.ts";

/** The lines of a patch, without the rule that some tools draw above it. */
export function patchLines(patch: string, { paint }: Pick<Terminal, "paint">): string[] {
  const lines = patch.trimEnd().split("\n");
  return lines
    .filter((line) => !/^={10,}$/.test(line))
    .map((line) => {
      if (/^(\+\+\+|---|@@)/.test(line)) return paint.quiet(line);
      if (line.startsWith("+")) return paint.good(line);
      return line.startsWith("-") ? paint.bad(line) : line;
    });
}
