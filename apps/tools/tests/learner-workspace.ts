/** A workspace of a learner who has built modules 01 to 04, in a git repository without an identity. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findCourse } from "../src/course/course-folder.ts";
import { makeWorkspace } from "../src/workspace/new-workspace.ts";
import { ownEnvironment } from "../src/workspace/processes.ts";
import { temporaryFolder, withDependencies } from "./temporary-folder.ts";

const ENGINE = fileURLToPath(new URL("fixtures/learner-engine/", import.meta.url));
const COURSE = fileURLToPath(new URL("../../../course/", import.meta.url));

/** What a test does in a workspace. */
export interface LearnerWorkspace {
  readonly folder: string;
  /** Runs git, with nobody's settings and no identity. */
  git(...words: string[]): string;
  /** Commits everything, under a name given for this commit alone. */
  commit(): void;
  write(path: string, text: string): void;
  read(path: string): string;
  /** Copies the tests of Brann's drop into `tests/`. */
  copyDropTests(): void;
  /** Writes Brann as data, and nothing else. */
  solveDrop(): void;
}

/** Makes a workspace in a new folder of this name, committed as it passes module 04. */
export function learnerWorkspace(name = "my-engine"): LearnerWorkspace {
  const folder = join(temporaryFolder({}), name);
  mkdirSync(folder);
  makeWorkspace(findCourse(), folder);
  for (const module of ["01", "02", "03", "04"]) cpSync(join(ENGINE, module), folder, { recursive: true });
  cpSync(join(COURSE, "04-interceptors/tests"), join(folder, "tests"), { recursive: true });
  withDependencies(folder);
  const workspace = actionsIn(folder);
  workspace.git("init", "--quiet", "--initial-branch=main");
  workspace.commit();
  return workspace;
}

/** A folder, to be worked in as a learner does. */
export function actionsIn(folder: string): LearnerWorkspace {
  const env = {
    ...ownEnvironment(),
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_SYSTEM: "/dev/null",
    GIT_CONFIG_NOSYSTEM: "1",
  };
  const git = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync("git", words, { cwd: folder, env, encoding: "utf8" });
    if (status !== 0) throw new Error(`git ${words.join(" ")}: ${stderr}`);
    return stdout.trim();
  };
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  return {
    folder,
    git,
    write,
    read,
    commit: () => {
      git("add", "--all");
      const nobody = ["-c", "user.name=x", "-c", "user.email=x@localhost", "-c", "commit.gpgSign=false"];
      git(...nobody, "commit", "--quiet", "--no-verify", "--allow-empty", "-m", "work");
    },
    copyDropTests: () =>
      cpSync(join(COURSE, "04-interceptors/expansion/tests"), join(folder, "tests"), { recursive: true }),
    solveDrop: () => {
      const brann = `{ name: "Brann Bronzebeard", type: "minion", attack: 2, health: 4,
        auras: [{ type: "triggerMultiplier", trigger: "battlecry", times: 2 }] },\n];`;
      write("src/content/aura-cards.ts", read("src/content/aura-cards.ts").replace("];", brann));
    },
  };
}
