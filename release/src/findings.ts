/** What publint and @arethetypeswrong/cli find in a tarball: wrong entries, wrong types, files that were left out. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { run } from "./commands.ts";
import { ROOT } from "./packages.ts";

const ATTW = join(ROOT, "release/node_modules/@arethetypeswrong/cli/dist/index.js");
/** What attw says when it has nothing to say. */
const NO_PROBLEM = "No problems found";

/** What publint finds, suggestions included; nothing if all is well. */
export async function publintFindings(tarball: string): Promise<string[]> {
  const bytes = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: bytes.buffer } });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/**
 * What attw finds when the package is resolved from ESM, CJS and by a bundler, with old and new settings.
 *
 * @returns Its whole report, or nothing if all is well.
 */
export async function attwFindings(tarball: string): Promise<string> {
  const { status, stdout, stderr } = await run(
    [process.execPath, ATTW, tarball, "--no-emoji", "--no-color"],
    {
      cwd: join(ROOT, "release"),
    },
  );
  return status === 0 && stdout.includes(NO_PROBLEM) ? "" : stdout + stderr;
}
