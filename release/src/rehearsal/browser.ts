/** The example's game, bundled by vite and played in a headless Chromium, which sees no other host than this one. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { build, type PreviewServer, preview } from "vite";
import { NotRun } from "./checks.ts";
import { expectSame } from "./expected.ts";
import type { Sandbox } from "./sandbox.ts";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];
const PATIENCE = 60_000;

/**
 * Bundles the page of a consumer, and reads the story that it tells.
 *
 * @throws `NotRun` when there is no Chromium; the bundle is made all the same.
 */
export async function playInBrowser(folder: string, sandbox: Sandbox, story: string): Promise<string> {
  const cacheDir = sandbox.make("cache", "vite");
  const settings = { root: folder, cacheDir, configFile: false, logLevel: "error" } as const;
  await build({ ...settings, build: { outDir: "site", emptyOutDir: true } });
  if (!existsSync(CHROMIUM)) {
    throw new NotRun(`no Chromium at ${CHROMIUM}; install one, or name it in CHROMIUM. The bundle was made`);
  }
  const server = await preview({
    ...settings,
    build: { outDir: join(folder, "site") },
    preview: { host: "127.0.0.1", port: 0, strictPort: true },
  });
  try {
    return await readStory(server, sandbox, story);
  } finally {
    await server.close();
  }
}

async function readStory(server: PreviewServer, sandbox: Sandbox, story: string): Promise<string> {
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error("vite preview: address is missing; expected one on 127.0.0.1");
  const browser: Browser = await chromium.launch({
    executablePath: CHROMIUM,
    chromiumSandbox: false,
    args: QUIET,
    timeout: PATIENCE,
    handleSIGINT: false, // `rehearse.ts` ends everything; the browser ends with the process.
    handleSIGTERM: false,
    handleSIGHUP: false,
    env: { ...sandbox.env } as Record<string, string>, // Each of them is there.
  });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.goto(address, { timeout: PATIENCE });
    const told = await page.locator("pre").textContent({ timeout: PATIENCE });
    if (errors.length > 0) throw new Error(errors.join("\n"));
    return `${expectSame(`${told}\n`, story)}, Chromium ${browser.version()}`;
  } finally {
    await browser.close();
  }
}
