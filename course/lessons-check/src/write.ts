/** Fills the lessons again: all of them, or those whose paths are given. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { lessons, ROOT, readText } from "./files.ts";
import { fill } from "./fill.ts";

const named = process.argv.slice(2);
for (const path of lessons().filter(
  (lesson) => named.length === 0 || named.some((name) => lesson.includes(name)),
)) {
  const text = readText(path);
  const filled = fill(path, text);
  if (filled !== text) writeFileSync(join(ROOT, path), filled);
  console.log(`${filled === text ? "fresh  " : "written"} ${path}`);
}
