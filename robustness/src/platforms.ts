/**
 * The platforms on which games are played and hashed, from one bundle of the built packages.
 *
 * A platform that is not on this machine is told with the reason.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import type { Games, Hashes } from "./hashes.ts";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const QUIET = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
const require = createRequire(import.meta.url);

/** What a platform has found, and which it is. */
export interface Played {
  readonly platform: string;
  readonly hashes: Hashes;
}

/** Plays the games, or says why it cannot. */
export type Platform = (bundle: string, games: Games) => Promise<Played | { readonly missing: string }>;

/** Each platform, by what it is called. */
export const PLATFORMS: Readonly<Record<string, Platform>> = {
  "Node 22": (bundle, games) => inNode(packagedNode(), bundle, games),
  "Node 24": (bundle, games) => inNode(process.execPath, bundle, games),
  Chromium: inChromium,
};

/** The games' code with every package in it, as the text of one script that sets `hashesOf`. */
export async function bundleGames(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("hashes.ts", import.meta.url))],
    bundle: true,
    format: "iife",
    globalName: "robustness",
    write: false,
    logLevel: "error",
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error("esbuild: outputs are none; expected one file");
  return file.text;
}

/** Node 22, where its package could be installed: it has no build for other machines. */
function packagedNode(): string | undefined {
  try {
    return join(dirname(require.resolve("node-22-linux-x64/package.json")), "bin/node");
  } catch {
    return undefined;
  }
}

async function inNode(node: string | undefined, bundle: string, games: Games): ReturnType<Platform> {
  if (node === undefined || !existsSync(node)) return { missing: "its package is not installed" };
  const folder = mkdtempSync(join(tmpdir(), "course-platforms-"));
  try {
    const script = join(folder, "games.cjs");
    const tell =
      "robustness.hashesOf(games).then((hashes) => console.log(JSON.stringify({ platform, hashes })))";
    const given = `const games = ${JSON.stringify(games)}; const platform = "Node " + process.version;`;
    writeFileSync(script, `${bundle}\n${given}\n${tell};\n`);
    return JSON.parse(await outputOf(node, script)) as Played;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function outputOf(command: string, script: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [script], { stdio: ["ignore", "pipe", "inherit"] });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(Buffer.concat(chunks).toString("utf8"));
      else reject(new Error(`${command}: status is ${code}; expected 0`));
    });
  });
}

async function inChromium(bundle: string, games: Games): ReturnType<Platform> {
  if (!existsSync(CHROMIUM))
    return { missing: `no Chromium at ${CHROMIUM}; install one, or name it in CHROMIUM` };
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    chromiumSandbox: false,
    args: QUIET,
    timeout: 120_000,
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    await page.addScriptTag({ content: bundle });
    const hashes = await page.evaluate((given) => {
      const { robustness } = globalThis as unknown as {
        robustness: { hashesOf(games: unknown): Promise<Record<string, string>> };
      };
      return robustness.hashesOf(given);
    }, games as never);
    return { platform: `Chromium ${browser.version()}`, hashes };
  } finally {
    await browser.close();
  }
}
