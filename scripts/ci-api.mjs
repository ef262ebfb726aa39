/**
 * What each package offers, in one file that is reviewed: `packages/<name>/api.md`.
 *
 * `npm run api` says which reports are no longer what the packages offer, `npm run api -- --write` brings them up
 * to date, and a name after it means that package alone. A report is made by API Extractor of the declarations
 * that are shipped, so a breaking change stands in the diff of a review, whatever the code beneath it does.
 * Elsewhere: the same for people, with its docstrings (`npm run docs`).
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor";
import { publishedPackages } from "./ci-packages.mjs";

const root = resolve(fileURLToPath(import.meta.url), "../..");
const REFRESH = "npm run api -- --write";

/**
 * @typedef {import("./ci-packages.mjs").Package} Package
 * @typedef {{ file: string, text: string, kept: string | undefined }} Report
 */

/**
 * The packages that others import. The command is none: it has no declarations.
 *
 * @param {string} repository
 * @returns {Package[]}
 */
export function packagesWithApi(repository) {
  return publishedPackages(repository).filter(({ manifest }) => manifest.types !== undefined);
}

/**
 * What a package offers now, and what its report says. It must have been built.
 *
 * @param {string} repository
 * @param {Package} of
 * @returns {Report}
 */
export function reportOf(repository, { name, folder }) {
  const file = `${folder}/api.md`;
  const made = mkdtempSync(join(tmpdir(), "course-api-"));
  try {
    const config = configOf(join(repository, folder), made);
    /** @type {string[]} */
    const messages = [];
    const { succeeded } = Extractor.invoke(config, {
      localBuild: true,
      messageCallback: (message) => {
        if (message.logLevel === ExtractorLogLevel.Error) messages.push(message.text);
        message.handled = true;
      },
    });
    if (!succeeded) throw new Error(`${name}: ${messages.join("; ")}`);
    const kept = existsSync(join(repository, file))
      ? lines(readFileSync(join(repository, file), "utf8"))
      : undefined;
    return { file, text: withoutDocs(lines(readFileSync(join(made, "made.api.md"), "utf8"))), kept };
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/**
 * What is wrong with a report, or nothing.
 *
 * @param {Report} report
 * @returns {string | undefined}
 */
export function staleness({ file, text, kept }) {
  if (kept === text) return undefined;
  if (kept === undefined) return `${file}: not there; expected \`${REFRESH}\``;
  const was = kept.split("\n");
  const is = text.split("\n");
  const at = is.findIndex((line, index) => line !== was[index]);
  const where = at < 0 ? is.length : at;
  return [
    `${file}: out of step with what the package offers; expected \`${REFRESH}\`, and a changeset that says what changed`,
    `  line ${where + 1} was: ${was[where] ?? "(nothing)"}`,
    `  line ${where + 1} is:  ${is[where] ?? "(nothing)"}`,
  ].join("\n");
}

/**
 * @param {string} folder
 * @param {string} made
 */
function configOf(folder, made) {
  const declarations = join(folder, "dist/index.d.ts");
  if (!existsSync(declarations))
    throw new Error(`${declarations}: not there; expected a build (\`npm run build\`)`);
  const compilerOptions = {
    target: "ES2023",
    lib: ["ES2023"],
    module: "ESNext",
    moduleResolution: "bundler",
    strict: true,
    skipLibCheck: true,
    types: [],
  };
  const quiet = { logLevel: ExtractorLogLevel.None, addToApiReportFile: false };
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: declarations,
      compiler: { overrideTsconfig: { compilerOptions, files: [declarations] } },
      apiReport: {
        enabled: true,
        reportFileName: "made",
        reportFolder: made,
        reportTempFolder: join(made, "temp"),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: "lf",
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: {
          default: quiet,
          "ae-forgotten-export": { ...quiet, addToApiReportFile: true },
        },
        tsdocMessageReporting: { default: quiet },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, "package.json"),
  });
}

/**
 * The report without its remarks on docstrings: those change nothing that a program sees.
 *
 * @param {string} text
 */
function withoutDocs(text) {
  return text
    .replaceAll(/^ *\/\/ \(undocumented\)\n/gm, "")
    .replaceAll(" (undocumented)\n", "\n")
    .replace("// (No @packageDocumentation comment for this package)\n\n", "");
}

/** @param {string} text */
function lines(text) {
  return text.replaceAll("\r\n", "\n");
}

/** @param {string[]} args */
function main(args) {
  const write = args.includes("--write");
  const wanted = args.filter((argument) => !argument.startsWith("--"));
  const packages = packagesWithApi(root).filter(({ short }) => wanted.length === 0 || wanted.includes(short));
  const stale = packages
    .map((each) => reportOf(root, each))
    .filter((report) => staleness(report) !== undefined);
  for (const report of stale) {
    if (write) writeFileSync(join(root, report.file), report.text);
    console.log(write ? `wrote ${report.file}` : staleness(report));
  }
  return stale.length > 0 && !write ? 1 : 0;
}

if (resolve(process.argv[1] ?? "") === fileURLToPath(import.meta.url))
  process.exit(main(process.argv.slice(2)));
