/** The workflows under `.github/workflows`, as data, and what a change to them must not break. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

export interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

export interface Job {
  readonly uses?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
  readonly "timeout-minutes"?: number;
}

export interface Workflow {
  readonly file: string;
  readonly text: string;
  readonly name: string;
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** A commit, never a tag or a branch: both can be moved to other code. */
const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
const LOCAL = /^\.\/\.github\/workflows\/[\w-]+\.yml$/;
/** What a job may run: one npm script, its arguments included, or all of CI. */
const COMMAND = /^npm run ([\w:-]+)( -- "\$[A-Z]+")?$|^bash \.ci\/run$/;
/** The one job that may speak for the repository to a registry. */
const PUBLISHER = ".github/workflows/release.yml#publish";
const WRITERS = new Set([PUBLISHER, ".github/workflows/release.yml#version"]);

export function workflowsOf(root: string): Workflow[] {
  return globSync(".github/workflows/*.yml", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .sort()
    .map((file) => workflow(file, readFileSync(join(root, file), "utf8")));
}

export function workflow(file: string, text: string): Workflow {
  return { file, text, ...parse(text) };
}

/** What is wrong with a workflow, a line each. `scripts`: those of the root's package.json. */
export function faultsOf(of: Workflow, scripts: ReadonlySet<string>): string[] {
  const jobs = Object.entries(of.jobs).flatMap(([id, job]) => jobFaults(`${of.file}#${id}`, job, scripts));
  const faults = [...jobs, ...unpinned(of)];
  if (JSON.stringify(of.permissions) !== "{}") faults.push(`${of.file}: permissions: expected none ({})`);
  const called = Object.keys(of.on).join() === "workflow_call";
  if (!called && of.concurrency === undefined) faults.push(`${of.file}: expected a concurrency group`);
  return faults;
}

function jobFaults(where: string, job: Job, scripts: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  if (job.permissions === undefined) faults.push(`${where}: expected permissions of its own`);
  for (const [scope, access] of Object.entries(job.permissions ?? {})) {
    const may = scope === "id-token" ? where === PUBLISHER : access === "read" || WRITERS.has(where);
    if (!may) faults.push(`${where}: permissions: ${scope} is "${access}"; expected "read" or nothing`);
  }
  if (job.uses === undefined && job["timeout-minutes"] === undefined)
    faults.push(`${where}: expected a timeout`);
  for (const step of job.steps ?? []) faults.push(...stepFaults(where, step, scripts));
  return faults;
}

function stepFaults(where: string, step: Step, scripts: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  const name = step.run === undefined ? undefined : COMMAND.exec(step.run.trim());
  if (name === null) faults.push(`${where}: run is "${step.run}"; expected one npm script, or .ci/run`);
  if (name?.[1] && !scripts.has(name[1])) faults.push(`${where}: "${name[1]}" is no script of package.json`);
  const script = step.with?.script;
  const inAction = typeof script === "string" ? COMMAND.exec(script)?.[1] : undefined;
  if (script !== undefined && !scripts.has(inAction ?? "")) faults.push(`${where}: script is "${script}"`);
  if (step.uses?.startsWith("actions/checkout@") && step.with?.["persist-credentials"] !== false)
    faults.push(`${where}: expected persist-credentials: false`);
  return faults;
}

/** The comment beside a pin is no YAML data, so these are read from the text. */
function unpinned({ file, text }: Workflow): string[] {
  return [...text.matchAll(/^\s*(?:- )?uses: (.+)$/gm)]
    .map((match) => match[1] ?? "")
    .filter((uses) => !PINNED.test(uses) && !LOCAL.test(uses))
    .map((uses) => `${file}: uses ${uses}; expected owner/name@commit # vX.Y.Z`);
}
