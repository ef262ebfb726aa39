/** A terminal that keeps what was said, for tests. */
import { tmpdir } from "node:os";
import { paintFor, type Terminal } from "../src/terminal.ts";

/** A terminal and what it heard on each stream. */
export interface Listening extends Terminal {
  readonly heard: { readonly out: string[]; readonly err: string[]; readonly progress: string[] };
}

/** Listens, without colours unless they are asked for. */
export function listeningTerminal(folder: string = tmpdir(), coloured = false): Listening {
  const heard = { out: [] as string[], err: [] as string[], progress: [] as string[] };
  return {
    heard,
    out: (line) => heard.out.push(...line.split("\n")),
    err: (line) => heard.err.push(...line.split("\n")),
    progress: (line) => heard.progress.push(line),
    paint: paintFor(coloured),
    folder,
  };
}
