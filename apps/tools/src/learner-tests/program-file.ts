/** Where the programs of this folder are: in the sources beside this file, in the bundle beside the bundle. */
import { fileURLToPath } from "node:url";

/** A file that is started or loaded by its path, and so is an entry of its own in the bundle. */
export function programFile(name: "runner" | "note-games"): string {
  const ending = import.meta.url.endsWith(".ts") ? "ts" : "js";
  return fileURLToPath(new URL(`./${name}.${ending}`, import.meta.url));
}
