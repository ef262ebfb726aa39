/** The subcommands, in the order in which `course --help` lists them. A new one is one file and one line here. */
import { cards } from "./cards.ts";
import { couplingAudit } from "./coupling-audit.ts";
import { coverage } from "./coverage.ts";
import { expansionCheck } from "./expansion-check.ts";
import { expansionTax } from "./expansion-tax.ts";
import { hint } from "./hint.ts";
import { lesson } from "./lesson.ts";
import { match } from "./match.ts";
import { play } from "./play.ts";
import { reference } from "./reference.ts";
import { soak } from "./soak.ts";
import { startModule } from "./start-module.ts";
import { status } from "./status.ts";
import type { Subcommand } from "./subcommand.ts";
import { test } from "./test.ts";
import { update } from "./update.ts";
import { verify } from "./verify.ts";

export const subcommands: readonly Subcommand[] = [
  startModule,
  test,
  status,
  lesson,
  hint,
  reference,
  update,
  play,
  match,
  soak,
  coverage,
  couplingAudit,
  expansionCheck,
  expansionTax,
  cards,
  verify,
];
