// The npm packages: `cubewright`, and `cubewright-tables` for those who serve the tables themselves.
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import {
  packageDirectory,
  projectDirectory,
  publicDirectory,
  tablesPackageDirectory,
  wasmDirectory,
} from "../directories.mjs";
import { buildDocs } from "./package-docs.mjs";
import { compactTemplates } from "../site/compact-templates.mjs";
import { tableSizes } from "../site/table-sizes.mjs";
import { usedThree } from "../site/used-three.mjs";
import { buildTypes } from "./package-types.mjs";

const webDirectory = join(projectDirectory, "web");
const sources = join(webDirectory, "package");

/**
 * A script for the workers: the bundle that it contains, its source, its file in the package, and a module with the
 * same script as text.
 *
 * @typedef {{ bundle: string, source: string, file: string, textFile: string, textId: string }} WorkerScript
 */

/**
 * @param {string} source without extension
 * @param {string} suffix of the names of its bundle and its files; "" for the two-phase search with one thread
 * @returns {WorkerScript}
 */
function workerScript(source, suffix) {
  return {
    bundle: `cubewright${suffix}`,
    source: `${source}.ts`,
    file: `cubewright-worker${suffix}.js`,
    textFile: `worker${suffix}-text.js`,
    textId: `embedded:worker${suffix}`,
  };
}

const WORKERS = [
  workerScript("worker", ""),
  workerScript("worker-threads", "-threads"),
  workerScript("pocket-worker", "-pocket"),
  workerScript("methods-worker", "-methods"),
  workerScript("metrics-worker", "-metrics"),
  workerScript("korf-worker", "-korf"),
  workerScript("scan-worker", "-scan"),
  workerScript("goals-worker", "-goals"),
  workerScript("optimal-worker", "-optimal"),
  workerScript("optimal-worker-threads", "-optimal-threads"),
];
const FILES_NAME = "worker-files.js";
const ELEMENT = { module: "element.js", moduleOnServer: "element-on-server.js" };
/** The solver for Node. */
const SOLVER_IN_NODE = "index-in-node.js";

/** Fields that both packages take from the project. */
const SHARED_FIELDS = ["version", "license", "type", "engines"];

export async function buildPackage() {
  await rm(packageDirectory, { recursive: true, force: true });
  await mkdir(packageDirectory, { recursive: true });
  for (const worker of WORKERS) await bundleWorker(worker);
  await bundleModules();
  await bundleForServers();
  await bundleForNode();
  await buildTypes(join(packageDirectory, "types"));
  await buildDocs(packageDirectory, ELEMENT);
  await writePackageFiles(packageDirectory, "README.md", {
    name: "cubewright",
    exports: {
      ".": {
        types: "./types/package/index.d.ts",
        node: `./${SOLVER_IN_NODE}`,
        default: "./index.js",
      },
      "./element": {
        types: "./types/package/element.d.ts",
        node: `./${ELEMENT.moduleOnServer}`,
        default: `./${ELEMENT.module}`,
      },
      "./react": {
        types: "./types/package/react.d.ts",
        node: `./${ELEMENT.moduleOnServer}`,
        default: `./${ELEMENT.module}`,
      },
      ...Object.fromEntries(WORKERS.map(({ file }) => [`./${file}`, `./${file}`])),
      "./custom-elements.json": "./custom-elements.json",
      "./package.json": "./package.json",
    },
    customElements: "custom-elements.json",
    sideEffects: [ELEMENT.module, ...WORKERS.map(({ file }) => file)].map((file) => `./${file}`),
  });
}

/** The tables are a package of their own: they are large, and the engine can make them itself. */
export async function buildTablesPackage() {
  await rm(tablesPackageDirectory, { recursive: true, force: true });
  await cp(join(publicDirectory, "tables"), join(tablesPackageDirectory, "tables"), {
    recursive: true,
  });
  await writePackageFiles(tablesPackageDirectory, "tables-README.md", {
    name: "cubewright-tables",
    exports: { "./*": "./*" },
    sideEffects: false,
  });
}

// Removing it also removes all code that looks for the WebAssembly elsewhere: the worker's script
// brings its own (web/package/embedded-bundle.ts).
const FETCHING_OF_GLUE = "instantiateAsync().catch(readyPromiseReject);";

/**
 * One file, needing no other, that a browser can run as a module and as a classic script.
 *
 * @param {WorkerScript} script
 */
async function bundleWorker({ file, textFile, source, bundle }) {
  const [{ build }, { transform }] = [await import("rolldown"), await import("rolldown/utils")];
  const wasm = await readFile(join(wasmDirectory, `${bundle}.wasm`));
  const packedWasm = await promisify(gzip)(wasm, { level: constants.Z_BEST_COMPRESSION });
  const path = join(packageDirectory, file);
  await build({
    input: join(sources, source),
    platform: "browser",
    resolve: {
      alias: {
        "embedded:glue": join(wasmDirectory, `${bundle}.js`),
        "embedded:thread": join(wasmDirectory, `${bundle}.worker.js`),
      },
    },
    plugins: [
      {
        name: "embedded-wasm",
        resolveId: (id) => (id === "embedded:wasm" ? id : undefined),
        load: (id) =>
          id === "embedded:wasm" ? exportText(packedWasm.toString("base64")) : undefined,
        transform: {
          filter: { code: FETCHING_OF_GLUE },
          handler: (code) => code.replace(FETCHING_OF_GLUE, ""),
        },
        // Parcel 2.16 mistakes a `Promise.resolve().then(...)` for part of the `import()` before it.
        renderChunk: (code) => transform(file, code, { define: { Promise: "globalThis.Promise" } }),
      },
    ],
    // The glue imports these only in code for Node, which is left out because `process` is undefined.
    external: ["fs", "path", "perf_hooks", "worker_threads"],
    // Without these the glue, and bundlers that read it, would look for files and for Node. The glue
    // always computes where its files would be, so it needs some address.
    transform: {
      target: "es2022",
      define: { "import.meta.url": JSON.stringify("file:///"), process: "undefined" },
    },
    output: { file: path, format: "iife", codeSplitting: false, minify: true },
  });
  await writeFile(join(packageDirectory, textFile), exportText(await readFile(path, "utf8")));
}

/** @param {string} text */
function exportText(text) {
  return `export default ${JSON.stringify(text)};\n`;
}

// Everything needed to solve, in one chunk. The code that starts the other modules is a chunk of its own, and so is
// the code that reads moves given in place of a cube, and the code that keeps proofs. Merging moves is for lessons.
const ENGINE_SOURCES =
  /web\/(core\/(?!position-form|scan|merged-moves)|engine\/(?!solver\/(?:module|written|known)|storage\/proof|stored-proofs)|package\/(?!module-)\w+-\w+)/;

// Names that a page's console and stack traces show.
const CLASSES = ["Solver", "SolverError", "Cube", "CubewrightCube"];

async function bundleModules() {
  await bundle({
    input: { index: join(sources, "index.ts"), element: join(sources, "element.ts") },
    output: {
      codeSplitting: {
        groups: [
          { name: "engine", test: ENGINE_SOURCES, priority: 1 },
          // What the element needs at once, and something that it loads later: small chunks would pack worse.
          { name: "element", minShareCount: 2, tags: ["$initial"] },
        ],
      },
      minify: { compress: true, mangle: { reserved: CLASSES }, codegen: true },
    },
  });
  await cp(join(sources, FILES_NAME), join(packageDirectory, FILES_NAME));
}

/** The element for servers: defined, but rendering nothing, with Lit's code for servers. */
async function bundleForServers() {
  await bundle({
    input: { "element-on-server": join(sources, "element.ts") },
    conditions: ["node", "import"],
    files: {
      [join(webDirectory, "scene/cube-scene")]: "cubewright-cube-scene.js",
      [join(webDirectory, "learn/embedded/learn-in-element")]: "cubewright-learn-in-element.js",
      [join(webDirectory, "scan/scan-in-element")]: "cubewright-scan-in-element.js",
    },
    output: { codeSplitting: false },
  });
}

/**
 * The solver for Node, not minified: download size does not matter there, and an uncaught error is printed with the
 * line of code that threw it.
 */
async function bundleForNode() {
  await bundle({
    input: { [SOLVER_IN_NODE.replace(".js", "")]: join(sources, "index.ts") },
    output: { codeSplitting: false, minify: false },
    minify: false,
  });
}

/**
 * @param {object} options
 * @param {Record<string, string>} options.input
 * @param {string[]} [options.conditions]
 * @param {Record<string, string>} [options.files] what not to bundle: paths of modules without their
 *   extension, with their names in the package
 * @param {import("rolldown").OutputOptions} options.output
 * @param {boolean} [options.minify]
 */
async function bundle({ input, conditions, files = {}, output, minify = true }) {
  const { build } = await import("vite");
  await build({
    configFile: false,
    root: sources,
    base: "./",
    publicDir: false,
    logLevel: "warn",
    define: tableSizes(),
    plugins: [compactTemplates(), usedThree(), packageFiles(files)],
    ...(conditions ? { resolve: { conditions } } : {}),
    build: {
      outDir: packageDirectory,
      emptyOutDir: false,
      target: "es2022",
      minify: minify ? "oxc" : false,
      lib: { entry: input, formats: ["es"] },
      rolldownOptions: {
        preserveEntrySignatures: "strict",
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "cubewright-[name].js",
          minify: true,
          ...output,
        },
      },
    },
  });
}

/**
 * Replaces the site's ways to start workers with the package's, and leaves out what is a separate
 * file in the package.
 *
 * @param {Record<string, string>} moreFiles by the path of the module, without its extension
 * @returns {import("vite").Plugin}
 */
function packageFiles(moreFiles) {
  /** @type {Record<string, string>} */
  const files = {
    ...moreFiles,
    ...Object.fromEntries(WORKERS.map(({ textId, textFile }) => [textId, textFile])),
    [join(sources, "worker-files")]: FILES_NAME,
  };
  const siteWays = join(webDirectory, "engine/connection");
  return {
    name: "package-files",
    enforce: "pre",
    resolveId(id, importer) {
      const module = id.startsWith(".") && importer ? resolve(dirname(importer), id) : id;
      for (const name of ["worker-ways", "module-ways"]) {
        if (module === join(siteWays, name)) return join(sources, `${name}.ts`);
      }
      const file = files[module];
      return file === undefined ? undefined : { id: `./${file}`, external: "relative" };
    },
  };
}

/**
 * @param {string} directory
 * @param {string} readme its name among the sources
 * @param {Record<string, unknown>} ownFields
 */
async function writePackageFiles(directory, readme, { name, ...ownFields }) {
  /** @type {Record<string, unknown>} */
  const project = JSON.parse(await readFile(join(projectDirectory, "package.json"), "utf8"));
  const shared = Object.fromEntries(SHARED_FIELDS.map((field) => [field, project[field]]));
  const description = project.description;
  const fields = { name, description, ...shared, ...ownFields };
  await writeFile(join(directory, "package.json"), `${JSON.stringify(fields, undefined, 2)}\n`);
  await cp(join(projectDirectory, "LICENSE"), join(directory, "LICENSE"));
  await cp(join(sources, readme), join(directory, "README.md"));
}
