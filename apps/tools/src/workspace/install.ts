/** A workspace's dependencies, brought by npm. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { run } from "./processes.ts";

/** Whether the test runner is there. */
export function isInstalled(folder: string): boolean {
  return existsSync(join(folder, "node_modules/vitest/package.json"));
}

/** Installs with npm. Gives back what went wrong, if anything did. */
export async function install(folder: string): Promise<string | undefined> {
  const words = [
    "install",
    "--include=dev",
    "--prefer-offline",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const { status, out, err, missing } = await run("npm", words, folder);
  if (status === 0 && isInstalled(folder)) return undefined;
  if (missing) return "npm is not installed";
  return `npm ended with ${status}: ${lastLines(err || out)}`;
}

function lastLines(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !/complete log|debug-\d/.test(line));
  return lines.slice(-5).join("\n") || "it said nothing";
}
