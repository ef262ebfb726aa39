/** Folders that exist for one test file. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Makes a folder with these files in it, by relative path, and removes it when the tests are done. */
export function temporaryFolder(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "course-tools-")));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  folders.push(folder);
  return folder;
}

/** Lets what is in a folder import what this package depends on. */
export function withDependencies(folder: string): string {
  symlinkSync(
    fileURLToPath(new URL("../node_modules", import.meta.url)),
    join(folder, "node_modules"),
    "junction",
  );
  return folder;
}
