// Who may import whom in web/ and in the TypeScript of tests/. The same for C++ is in web/build/cpp/cpp-rooms.mjs.

/**
 * The rooms, each with those that it may import. A room is a folder without its subfolders, which are
 * rooms of their own.
 *
 * @type {Record<string, string[]>}
 */
export const ROOMS = {
  core: [],
  engine: [
    "core",
    "engine/connection",
    "engine/platform",
    "engine/solver",
    "engine/storage",
    "engine/worker/bundle",
  ],
  "engine/connection": ["core", "engine/platform", "engine/worker", "engine/worker/messages"],
  "engine/fetch": ["core", "engine/platform", "engine/tables"],
  "engine/loading": ["core", "engine/fetch", "engine/platform", "engine/storage", "engine/tables"],
  "engine/platform": [],
  "engine/solver": [
    "core",
    "engine/connection",
    "engine/platform",
    "engine/storage",
    "engine/tables",
    "engine/worker/bundle",
    "engine/worker/messages",
  ],
  "engine/storage": ["core", "engine/platform", "engine/tables"],
  "engine/tables": ["core", "engine/platform"],
  "engine/worker": [
    "engine/tables",
    "engine/worker/bundle",
    "engine/worker/hosts",
    "engine/worker/messages",
  ],
  "engine/worker/bundle": ["core", "engine/platform"],
  "engine/worker/hosts": [
    "core",
    "engine/fetch",
    "engine/loading",
    "engine/platform",
    "engine/storage",
    "engine/tables",
    "engine/worker/bundle",
    "engine/worker/messages",
    "engine/worker/solves",
  ],
  "engine/worker/messages": ["core", "engine/loading"],
  "engine/worker/solves": ["core", "engine/platform", "engine/worker/messages"],
  lab: [
    "core",
    "engine",
    "lab/charts",
    "lab/experiment",
    "lab/form",
    "lab/kept",
    "lab/looks",
    "lab/results",
    "lab/run",
    "lab/words",
    "site",
    "widget/looks",
    "widget/words",
  ],
  "lab/charts": ["core", "engine", "lab/looks", "lab/words", "widget/looks", "widget/words"],
  "lab/experiment": ["core", "engine"],
  "lab/form": [
    "core",
    "lab/experiment",
    "lab/looks",
    "lab/results",
    "lab/words",
    "widget/looks",
    "widget/words",
  ],
  "lab/kept": ["lab/looks", "lab/run", "lab/words", "widget/looks", "widget/words"],
  "lab/looks": ["widget/words"],
  "lab/results": [
    "core",
    "engine",
    "lab/charts",
    "lab/experiment",
    "lab/kept",
    "lab/looks",
    "lab/run",
    "lab/words",
    "widget/looks",
    "widget/words",
  ],
  "lab/run": ["core", "engine", "lab/experiment"],
  "lab/words": ["widget/words"],
  learn: [
    "core",
    "learn/aloud",
    "learn/cards",
    "learn/hand",
    "learn/lesson",
    "learn/looks",
    "learn/mending",
    "learn/rooms",
    "learn/words",
    "site",
    "widget",
    "widget/looks",
    "widget/play",
    "widget/solve",
    "widget/stage",
    "widget/words",
  ],
  "learn/embedded": ["core", "learn", "learn/lesson", "widget/features"],
  "learn/aloud": ["site", "widget/play"],
  "learn/cards": [
    "core",
    "learn/lesson",
    "learn/looks",
    "learn/words",
    "site",
    "widget/looks",
    "widget/stage",
    "widget/words",
  ],
  "learn/hand": [
    "core",
    "learn/lesson",
    "widget",
    "widget/features",
    "widget/hand",
    "widget/views",
  ],
  "learn/lesson": ["core"],
  "learn/library": [
    "core",
    "learn/lesson",
    "learn/library/cases",
    "learn/library/words",
    "learn/looks",
    "learn/words",
    "site",
    "widget",
    "widget/looks",
    "widget/stage",
    "widget/words",
  ],
  "learn/library/cases": ["core", "learn/lesson"],
  "learn/library/words": ["widget/words"],
  "learn/looks": [],
  "learn/mathematics": [
    "core",
    "learn/lesson",
    "learn/looks",
    "learn/mathematics/words",
    "site",
    "widget",
    "widget/looks",
    "widget/solve",
    "widget/words",
  ],
  "learn/mathematics/words": ["widget/words"],
  "learn/mending": ["core", "widget", "widget/solve"],
  "learn/practice": [
    "core",
    "learn/cards",
    "learn/lesson",
    "learn/practice/words",
    "learn/words",
    "site",
    "widget",
    "widget/features",
    "widget/hand",
    "widget/looks",
    "widget/solve",
    "widget/words",
  ],
  "learn/practice/words": ["widget/words"],
  "learn/rooms": ["learn/cards", "learn/lesson", "widget", "widget/solve", "widget/words"],
  "learn/words": ["core", "learn/lesson", "widget/words"],
  package: [
    "core",
    "engine",
    "engine/connection",
    "engine/platform",
    "engine/tables",
    "engine/worker/bundle",
    "engine/worker/hosts",
    "engine/worker/messages",
    "widget",
    "widget/element",
  ],
  page: [
    "core",
    "page/choices",
    "page/dialogs",
    "page/embedded",
    "page/help",
    "page/offline",
    "page/position",
    "page/startup",
    "page/stored",
    "page/tables",
    "page/words",
    "site",
    "widget",
    "widget/element",
    "widget/hand",
    "widget/play",
  ],
  "page/choices": [
    "core",
    "page/examples",
    "page/patterns",
    "page/position",
    "page/proofs",
    "page/solutions",
    "page/stages",
    "page/startup",
    "page/stored",
    "page/words",
    "widget",
    "widget/features",
    "widget/hand",
    "widget/solve",
  ],
  "page/stages": ["core", "widget/words"],
  "page/examples": ["core", "widget/words"],
  "page/proofs": [
    "core",
    "page/patterns",
    "widget/looks",
    "widget/solve",
    "widget/stage",
    "widget/words",
  ],
  "page/solutions": ["core", "page/position", "widget/solve", "widget/words"],
  "page/help": ["widget/words"],
  "page/dialogs": [
    "core",
    "page/dialogs/words",
    "page/position",
    "page/startup",
    "page/stored",
    "site",
    "widget",
    "widget/looks",
    "widget/stage",
    "widget/words",
  ],
  "page/dialogs/words": ["widget/words"],
  "page/embedded": ["page/dialogs", "page/startup", "widget", "widget/element", "widget/words"],
  "page/first-picture": ["core", "page/stored", "site", "widget/looks", "widget/stage"],
  "page/offline": ["page/startup", "site"],
  "page/patterns": [
    "core",
    "page/dialogs",
    "page/patterns/words",
    "page/startup",
    "site",
    "widget",
    "widget/hand",
    "widget/looks",
    "widget/paint",
    "widget/solve",
    "widget/stage",
    "widget/words",
  ],
  "page/patterns/words": ["widget/words"],
  "page/position": ["core", "page/words", "widget", "widget/paint", "widget/words"],
  "page/startup": ["page/words", "site", "widget/solve", "widget/words"],
  "page/stored": ["core", "page/position", "site", "widget/play"],
  "page/tables": [
    "core",
    "page/startup",
    "page/tables/words",
    "widget/looks",
    "widget/solve",
    "widget/tables",
    "widget/words",
  ],
  "page/tables/words": ["widget/words"],
  "page/words": ["widget/words"],
  scan: [
    "core",
    "engine",
    "scan/camera",
    "scan/looks",
    "scan/photographs",
    "scan/taking",
    "scan/words",
    "widget/element",
    "widget/looks",
    "widget/words",
  ],
  "scan/camera": ["engine"],
  "scan/looks": ["core", "scan/camera", "scan/taking"],
  "scan/photographs": ["core", "engine", "scan/camera", "scan/taking"],
  "scan/taking": ["core"],
  "scan/words": ["widget/words"],
  site: ["core", "widget", "widget/looks", "widget/words"],
  scene: ["core", "scene/cube", "scene/drawing", "scene/hand", "scene/signs"],
  "scene/cube": ["core", "scene/signs"],
  "scene/drawing": ["scene/cube"],
  "scene/hand": ["core", "scene/cube"],
  "scene/signs": ["core"],
  widget: ["widget/element", "widget/features", "widget/looks", "widget/views"],
  "widget/element": ["core", "widget/looks"],
  "widget/features": [
    "core",
    "engine",
    "scene/signs",
    "widget/element",
    "widget/hand",
    "widget/looks",
    "widget/paint",
    "widget/play",
    "widget/solve",
    "widget/words",
  ],
  "widget/hand": ["core"],
  "widget/looks": ["core", "scene/signs"],
  "widget/paint": [
    "core",
    "scene/hand",
    "scene/signs",
    "widget/hand",
    "widget/looks",
    "widget/words",
  ],
  "widget/play": ["core", "widget/element", "widget/hand", "widget/looks", "widget/words"],
  "widget/solve": ["core", "engine", "widget/element", "widget/looks", "widget/words"],
  "widget/stage": [
    "core",
    "scene",
    "scene/cube",
    "scene/hand",
    "scene/signs",
    "widget/hand",
    "widget/looks",
    "widget/play",
    "widget/words",
  ],
  "widget/tables": ["core", "widget/looks", "widget/words"],
  "widget/views": [
    "core",
    "scene/hand",
    "widget/element",
    "widget/features",
    "widget/hand",
    "widget/paint",
    "widget/play",
    "widget/solve",
    "widget/stage",
    "widget/tables",
    "widget/words",
  ],
  "widget/words": ["core", "widget/looks"],
};

/**
 * What a room may import besides, but only when it is asked for, by `import()`: nobody who only solves waits for what
 * teaches.
 *
 * @type {Record<string, string[]>}
 */
export const ON_DEMAND = {
  "learn/rooms": ["learn/library", "learn/mathematics", "learn/practice"],
  package: ["learn/embedded", "scan"],
  page: ["lab", "learn", "scan"],
  "page/embedded": ["learn/embedded", "scan"],
};

/**
 * The rooms of what runs in Node to build, serve and test. What the project's commands are made of lies
 * at the top.
 *
 * @type {Record<string, string[]>}
 */
export const BUILD_ROOMS = {
  build: ["build/cpp", "build/package", "build/site", "build/test"],
  "build/cpp": ["build"],
  "build/package": ["build", "build/site"],
  "build/sequences": ["build", "build/cpp"],
  "build/site": ["build"],
  "build/test": ["build", "build/cpp"],
};

/**
 * The folders of tests, each with those that it may import, whole. All but judge may import from web/ and
 * wasm/.
 *
 * @type {Record<string, string[]>}
 */
export const TEST_FOLDERS = {
  bench: ["wasm", "browser/chromium.mjs"],
  browser: ["bench"],
  judge: [],
  package: ["browser", "wasm"],
  wasm: ["web/core"],
  web: ["bench", "wasm"],
};

/**
 * @param {readonly string[]} rooms
 * @returns {string} a pattern for the files in these rooms
 */
function filesOf(rooms) {
  return `^web/(${rooms.join("|")})/[^/]+$`;
}

/** A file, not a package and nothing of Node's. */
const LOCAL = ["local", "localmodule", "aliased"];

/** The npm packages that belong to some layers only. */
const PACKAGE_LAYERS = {
  three: ["scene"],
  lit: ["widget", "lab", "learn", "page", "scan"],
  idb: ["engine/storage", "lab/kept", "learn/library", "learn/practice"],
  uqr: ["page/dialogs"],
};

const roomRules = Object.entries(ROOMS).map(([room, used]) => ({
  name: `${room}-imports`,
  comment: `web/${room} imports ${used.join(", ") || "nothing"} of the project's own`,
  severity: "error",
  from: { path: filesOf([room]) },
  // The bundles have a rule of their own.
  to: {
    dependencyTypes: LOCAL,
    pathNot: [filesOf([room, ...used, ...(ON_DEMAND[room] ?? [])]), "^wasm/"],
  },
}));

const demandRules = Object.entries(ON_DEMAND).map(([room, used]) => ({
  name: `${room}-on-demand`,
  comment: `web/${room} imports ${used.join(", ")} by import() only`,
  severity: "error",
  from: { path: filesOf([room]) },
  to: { path: filesOf(used), dynamic: false },
}));

const buildRules = Object.entries(BUILD_ROOMS).map(([room, used]) => ({
  name: `${room}-imports`,
  severity: "error",
  from: { path: filesOf([room]) },
  to: {
    dependencyTypes: LOCAL,
    // The commands run the benchmark, and draw these rules.
    pathNot: [
      filesOf([room, ...used]),
      ...(room === "build" ? ["^tests/bench/", "^[.]dependency-cruiser[.]mjs$"] : []),
    ],
  },
}));

const testRules = Object.entries(TEST_FOLDERS).map(([folder, used]) => ({
  name: `tests/${folder}-imports`,
  comment: `tests/${folder} imports web/ and of tests/ ${used.join(", ")} beside its own`,
  severity: "error",
  from: { path: `^tests/${folder}/` },
  to: { path: "^tests/", pathNot: `^tests/(${[folder, ...used].join("|")})(/|$)` },
}));

const packageRules = Object.entries(PACKAGE_LAYERS).map(([name, layers]) => ({
  name: `${name}-only-in-${layers.join("-and-")}`,
  severity: "error",
  from: { path: "^web/", pathNot: `^web/(${layers.join("|")})/` },
  to: { path: `node_modules/(@types/)?${name}/` },
}));

export default {
  forbidden: [
    {
      name: "known-rooms",
      comment:
        "Every folder of web/ is a room that ROOMS lists, so that no subfolder escapes its rules",
      severity: "error",
      from: {
        path: "^web/",
        pathNot: [filesOf([...Object.keys(ROOMS), ...Object.keys(BUILD_ROOMS)]), "^web/examples/"],
      },
      to: {},
    },
    {
      name: "known-test-folders",
      severity: "error",
      from: { path: "^tests/", pathNot: `^tests/(${Object.keys(TEST_FOLDERS).join("|")})/` },
      to: {},
    },
    ...roomRules,
    ...buildRules,
    ...testRules,
    {
      name: "judge-shares-nothing",
      comment:
        "What judges the solver has no code in common with it, nor with what shows its solutions",
      severity: "error",
      from: { path: "^tests/judge/" },
      to: { dependencyTypes: LOCAL, pathNot: "^tests/judge/" },
    },
    {
      name: "judge-only-judges",
      comment: "What everybody used would be no second opinion",
      severity: "error",
      from: { pathNot: "^tests/judge/" },
      to: { path: "^tests/judge/" },
    },
    {
      name: "no-import-of-tests",
      comment: "A file of tests runs; what several share is a file of its own",
      severity: "error",
      from: {},
      to: { path: "[.]test[.]ts$" },
    },
    ...demandRules,
    ...packageRules,
    {
      name: "core-without-packages",
      comment: "web/core needs nothing but the language, so that it runs anywhere",
      severity: "error",
      from: { path: "^web/core/" },
      to: { pathNot: "^web/" },
    },
    {
      name: "bundles-only-in-engine",
      comment: "Only the engine knows the WebAssembly bundles, and the package that holds one",
      severity: "error",
      from: { path: "^web/", pathNot: "^web/(engine|package)/" },
      to: { path: "^wasm/" },
    },
    {
      name: "no-node-in-the-browser",
      severity: "error",
      from: { path: "^web/", pathNot: "^web/build/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "only-shipped-packages",
      comment: "What the browser gets is a dependency, not a tool of the build",
      severity: "error",
      from: { path: "^web/", pathNot: "^web/build/" },
      to: {
        dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"],
        dependencyTypesNot: ["npm", "type-only"],
      },
    },
    {
      name: "no-unresolvable",
      comment:
        "What begins with embedded: is the package's build to give (web/build/package/package.mjs)",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^embedded:" },
    },
    { name: "no-cycle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-orphan",
      severity: "error",
      from: { orphan: true, pathNot: "\\.d\\.ts$" },
      to: {},
    },
  ],
  options: {
    // The examples stand outside of the project, and import the package that is made of it.
    doNotFollow: { path: ["node_modules", "^web/examples/"] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
    },
  },
};
