/** Writes the pages of the course that are made from source. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./files.ts";
import { HARNESS_PAGE, harnessPage } from "./harness-page.ts";

writeFileSync(join(ROOT, HARNESS_PAGE), harnessPage());
