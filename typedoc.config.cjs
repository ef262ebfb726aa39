/**
 * The API's documentation, of the docstrings of every package: `npm run docs` builds it into `docs-out/`.
 *
 * An export without a docstring, a link that leads nowhere, and any warning fail the build.
 * Elsewhere: what a package offers, for reviews (`packages/<name>/api.md`).
 */
const { readFileSync } = require("node:fs");
const { join } = require("node:path");

const { repository } = JSON.parse(readFileSync(join(__dirname, "package.json"), "utf8"));
const address = repository.url.replace(/^git\+/, "").replace(/\.git$/, "");

/** Folders that a README links to are no pages. What is reached through an exported name only is left unexported on purpose. */
const validation = { invalidLink: true, invalidPath: false, notDocumented: false, notExported: false };

/** @type {import("typedoc").TypeDocOptions} */
module.exports = {
  name: "A card game's rules as a system",
  entryPointStrategy: "packages",
  entryPoints: ["packages/*"],
  projectDocuments: ["ARCHITECTURE.md"],
  out: "docs-out",
  readme: "README.md",
  cacheBust: true,
  treatWarningsAsErrors: true,
  treatValidationWarningsAsErrors: true,
  validation,
  plugin: ["./scripts/ci-docs-exports.mjs"],
  packageOptions: {
    entryPoints: ["src/index.ts"],
    includeVersion: true,
    skipErrorChecking: true, // types are checked by their own step, tests included
    disableGit: true,
    sourceLinkTemplate: `${address}/blob/main/{path}#L{line}`,
    validation,
  },
};
