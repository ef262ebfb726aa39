/** The rehearsal of a release passes, and leaves nothing behind, however it ends. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../src/packages.ts";

const PATIENCE = 900_000;

/** What a rehearsal printed, how it ended, and where it took place. */
interface Rehearsal {
  readonly text: string;
  readonly status: number | null;
  readonly folder: string;
  readonly port: number;
}

/** Runs a rehearsal; `onText` is called with all it has printed, whenever it prints. */
function rehearse(onText: (text: string, child: ChildProcess) => void = () => {}): Promise<Rehearsal> {
  const ours = /^(NODE_ENV|VITEST.*|TEST|PROD|DEV|MODE)$/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["src/rehearse.ts"], { cwd: join(ROOT, "release"), env });
    let text = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        text += chunk;
        onText(text, child);
      });
    }
    child.on("error", reject);
    child.on("close", (status) => {
      const [, port, folder = ""] = /registry http:\/\/127\.0\.0\.1:(\d+)\/, folder (.*)/.exec(text) ?? [];
      resolve({ text, status, folder, port: Number(port) });
    });
  });
}

describe("a release, from its changesets to its users", () => {
  let rehearsal: Rehearsal;
  beforeAll(async () => {
    rehearsal = await rehearse();
    console.log(rehearsal.text);
  }, PATIENCE);

  test("passes every check", () => {
    expect(rehearsal.text.trimEnd().split("\n").at(-1)).toMatch(/^rehearsal: \d{2} checks passed, 0 failed$/);
    expect(rehearsal.status).toBe(0);
  });

  test("is played in a browser", ({ skip }) => {
    skip(rehearsal.text.includes("NOT RUN"), "there is no Chromium here");
    expect(rehearsal.text).toContain("passed: vite bundle in headless Chromium");
  });

  test("leaves nothing behind", () => expectNothingLeft(rehearsal));
});

test("a rehearsal that is ended in the middle leaves nothing behind", { timeout: PATIENCE }, async () => {
  const rehearsal = await rehearse((text, child) => {
    if (text.includes("passed: changeset version")) child.kill("SIGINT"); // The build has begun.
  });
  expect(rehearsal.status).toBe(130);
  await expectNothingLeft(rehearsal);
});

async function expectNothingLeft({ folder, port }: Rehearsal): Promise<void> {
  expect(folder).toContain("course-rehearsal-");
  expect(existsSync(folder)).toBe(false);
  expect(await answers(port)).toBe(false);
  expect(processesIn(folder)).toEqual([]);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}

/** The programs that still run and name the folder, where the system shows them. */
function processesIn(folder: string): string[] {
  return globSync("/proc/[0-9]*/cmdline")
    .map((file) => {
      try {
        return readFileSync(file, "utf8");
      } catch {
        return ""; // It has ended meanwhile.
      }
    })
    .filter((command) => command.includes(folder));
}
