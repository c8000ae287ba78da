// Who may import whom in web/. The same for C++ is in web/build/cpp/cpp-includes.mjs.

/** The layers, each with those that it may import. */
const LAYERS = {
  core: [],
  engine: ["core"],
  scene: ["core"],
  widget: ["core", "engine", "scene"],
  page: ["core", "widget"],
  package: ["core", "engine", "widget"],
};

/** The npm packages that belong to some layers only. */
const PACKAGE_LAYERS = {
  three: ["scene"],
  lit: ["widget", "page"],
  idb: ["engine"],
  uqr: ["page"],
};

const layerRules = Object.entries(LAYERS).map(([layer, used]) => ({
  name: `${layer}-imports`,
  comment: `web/${layer} imports ${used.join(", ") || "nothing"} of the project's own`,
  severity: "error",
  from: { path: `^web/${layer}/` },
  to: {
    path: "^(web|solver|tables|tests)/",
    pathNot: `^web/(${[layer, ...used].join("|")})/`,
  },
}));

const packageRules = Object.entries(PACKAGE_LAYERS).map(([name, layers]) => ({
  name: `${name}-only-in-${layers.join("-and-")}`,
  severity: "error",
  from: { path: "^web/", pathNot: `^web/(${layers.join("|")})/` },
  to: { path: `node_modules/(@types/)?${name}/` },
}));

export default {
  forbidden: [
    ...layerRules,
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
    doNotFollow: { path: "node_modules" },
    // They stand outside of the project, and import the package that is made of it.
    exclude: { path: "^web/examples/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
    },
  },
};
