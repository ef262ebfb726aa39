/**
 * Who may import whom, each rule with its reason: the reason is printed with every violation.
 *
 * Package names are resolved to their sources (`checks/tsconfig.imports.json`), so no build is needed
 * and a cycle through two packages is seen. Planted violations of each rule: `checks/tests/boundaries.test.ts`.
 */

const CODE = "^(packages|apps|course|examples|bench|checks|release|robustness)/";
const ENGINE = "^packages/(core|cards|damage-pipeline|rules-hs)/";
const BROWSER = "^packages/(cards|damage-pipeline|rules-hs|content-hs)/src/";
const EACH_PACKAGE =
  "^(packages/[^/]+|apps/[^/]+|course/[^/]+|examples/[^/]+|bench|checks|release|robustness)/";

const error = (name, comment, from, to) => ({ name, severity: "error", comment, from, to });

/** The code of package `name` may import these packages, and no others. */
const only = (rule, name, packages, comment) =>
  error(
    rule,
    comment,
    { path: `^packages/${name}/` },
    { path: CODE, pathNot: `^packages/(${[name, ...packages].join("|")})/` },
  );

module.exports = {
  forbidden: [
    only("core-imports-no-package", "core", [], "what the kernel needs from a card arrives as data"),
    only(
      "cards-import-core-only",
      "cards",
      ["core"],
      "the card language serves any game: a game's own words arrive in its layers",
    ),
    only(
      "damage-imports-no-rules",
      "damage-pipeline",
      ["core", "cards"],
      "damage knows neither turns nor combat nor who plays cards: those rules call it, it never calls them",
    ),
    only(
      "rules-import-inwards-only",
      "rules-hs",
      ["core", "cards", "damage-pipeline"],
      "rules name no card, and don't know who drives or tests them",
    ),
    only(
      "content-imports-cards-only",
      "content-hs",
      ["cards"],
      "content is data: with the rules in reach, a card could bring code of its own",
    ),
    only(
      "harness-imports-no-tool",
      "harness",
      ["core", "cards", "damage-pipeline", "rules-hs", "content-hs"],
      "the course and the tools stand on the harness, so it can't lean on them",
    ),
    error(
      "core-has-no-dependency",
      "who installs the kernel gets the kernel, and nothing else that could change a game",
      { path: "^packages/core/src/" },
      { pathNot: "^packages/", dependencyTypesNot: ["core"] },
    ),
    error(
      "core-touches-no-machine",
      "the kernel has no I/O and no clock: same seed, same actions, same log, in a browser too",
      { path: "^packages/core/src/" },
      { dependencyTypes: ["core"] },
    ),
    error(
      "rules-touch-no-machine",
      "cards and rules run in a browser as they are: reading files is the harness's and the tools' work",
      { path: BROWSER },
      { dependencyTypes: ["core"] },
    ),
    error(
      "engine-imports-no-content",
      "no engine package names a card: a new card changes no file of the engine",
      { path: ENGINE },
      { path: "^packages/content-hs/" },
    ),
    error(
      "tools-import-no-rules",
      "the command drives any engine through the harness: a rule in it would hold for the command alone",
      { path: "^apps/tools/" },
      { path: CODE, pathNot: "^(apps/tools|packages/(cards|content-hs|harness))/" },
    ),
    error(
      "examples-import-no-rules",
      "an example shows what a game of another kind needs: with Hearthstone's rules in it, it would show nothing",
      { path: "^examples/" },
      { path: CODE, pathNot: "^(examples|packages/(core|cards|damage-pipeline))/" },
    ),
    error(
      "course-tests-know-the-harness-only",
      "a learner's engine runs these same tests: they see it through `#harness` and nothing else",
      { path: "^course/[^/]+/(expansion/)?tests/" },
      { path: "^(packages|apps|bench)/", dependencyTypesNot: ["type-only"] },
    ),
    error(
      "import-by-name",
      "a path into another package passes by its public entry and by what is declared: use the package's name",
      { path: EACH_PACKAGE },
      { path: EACH_PACKAGE, pathNot: "^$1/", dependencyTypes: ["local"], dependencyTypesNot: ["aliased"] },
    ),
    error(
      "public-entry-only",
      "what a package doesn't list in its entry may change any day: import the entry, or list the name there",
      {},
      { path: "^@course/[^/]+/", couldNotResolve: true },
    ),
    error(
      "no-circular",
      "files that import each other can only be read, tested and changed together",
      {},
      { circular: true },
    ),
    error(
      "src-imports-no-tests",
      "what ships can't rest on what doesn't",
      { path: "^(packages|apps)/[^/]+/src/" },
      { path: "/tests/" },
    ),
    error(
      "src-imports-dependencies-only",
      "users get `dependencies` only: an import of anything else works here and fails there",
      { path: "^(packages|apps)/[^/]+/src/" },
      { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], dependencyTypesNot: ["type-only"] },
    ),
    error(
      "no-unresolvable",
      "the import leads to nothing: the path is wrong, or the package isn't declared in this package.json",
      {},
      { pathNot: "^(@course/[^/]+/|#stage$)", couldNotResolve: true }, // `#stage`: vitest.shared.ts says which
    ),
  ],
  options: {
    doNotFollow: { path: ["node_modules", "/dist/"] },
    // Files of a learner or of a project that installs us: each lies in a folder of its own when it is used.
    exclude: {
      path: [
        "(^|/)(dist|coverage|\\.turbo)/",
        "\\.config\\.ts$",
        "^apps/tools/(template|tests/fixtures/learner-engine)/",
        "^release/consumers/",
      ],
    },
    tsConfig: { fileName: "checks/tsconfig.imports.json" },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".mts", ".js", ".mjs", ".cjs", ".json", ".d.ts"],
    },
  },
};
