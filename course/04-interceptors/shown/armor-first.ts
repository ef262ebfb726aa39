/** `redirect-before-armor.json` on stage 04 with the damage steps the other way round. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DAMAGE_STEPS } from "@course/damage-pipeline";
import { extendStage, loadScenarios, printLogTree, runScenario } from "@course/harness";
import { stage as reference } from "../reference.ts";

const armorFirst = extendStage(reference, { orders: { damageSteps: [...DAMAGE_STEPS].reverse() } });

const file = join(import.meta.dirname, "../scenarios/redirect-before-armor.json");
const loaded = loadScenarios(readFileSync(file, "utf8"), file);
for (const scenario of "scenarios" in loaded ? loaded.scenarios : []) {
  const { log, names } = runScenario(armorFirst.scenarioPlayer, scenario);
  for (const line of printLogTree(log, (id) => names[id] ?? "?")) console.log(line);
}
