/** A folder that may be read and not written to, whoever runs the tests. */
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";

/** Does something without the rights to write to a folder; the superuser gives up theirs for as long. */
export async function asNobody(folder: string, work: () => Promise<void>): Promise<void> {
  const isRoot = process.geteuid?.() === 0;
  if (dirname(folder).includes("course-tools-")) spawnSync("chmod", ["a+rx", dirname(folder)]);
  spawnSync("chmod", ["-R", "a+rX,a-w", folder]);
  if (isRoot) process.seteuid?.(65534);
  try {
    await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
    spawnSync("chmod", ["-R", "u+w", folder]);
  }
}
