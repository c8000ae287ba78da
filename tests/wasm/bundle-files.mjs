// The real bundles, run by Node.js. Their glue is made for browsers: an ES module that uses the
// names that Node gives only to scripts, while its thread file is a script. Node judges files by
// their names, so both are copied under fitting names, and Node's names are supplied.

import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { buildDirectory } from "../../web/build/directories.mjs";
import { threadsStarted } from "./threads-started.mjs";

/**
 * @typedef {import("../../wasm/cubewright").CubewrightModule} CubewrightModule
 * @typedef {import("../../wasm/cubewright").ModuleOptions} ModuleOptions
 * @typedef {import("../../wasm/cubewright").TableKind} TableKind
 * @typedef {import("../../web/engine/worker/bundle/bundle").Bundle} Bundle
 *
 * @typedef {object} PlacedBundle a bundle that can be started
 * @property {string} directory
 * @property {string} scriptUrl
 * @property {ArrayBuffer} wasmBinary
 */

/**
 * A file of the build.
 *
 * @param {string} path below `build/`
 * @returns {string} throws if it is missing, and says what to do
 */
export function builtFile(path) {
  const file = join(buildDirectory, path);
  if (!existsSync(file)) throw new Error(`build/${path} is missing: "npm run build" makes it.`);
  return file;
}

/**
 * Puts what Node.js needs of a bundle into a directory of its own.
 *
 * @param {string} directory
 * @param {Bundle} bundle
 * @returns {PlacedBundle}
 */
export function placeBundle(directory, { name, threaded }) {
  const scriptPath = join(directory, `${name}.mjs`);
  copyFileSync(builtFile(`wasm/${name}.js`), scriptPath);
  if (threaded) {
    const threadFile = `${name}.worker.js`;
    copyFileSync(builtFile(`wasm/${threadFile}`), join(directory, threadFile));
    writeFileSync(join(directory, "package.json"), JSON.stringify({ type: "commonjs" }));
  }
  return {
    directory,
    scriptUrl: pathToFileURL(scriptPath).href,
    wasmBinary: readBytes(builtFile(`wasm/${name}.wasm`)),
  };
}

/**
 * @param {PlacedBundle} placed
 * @param {number} threads how many the threaded bundle keeps ready, the calling one included
 * @returns {Promise<CubewrightModule>}
 */
export async function startBundle({ directory, scriptUrl, wasmBinary }, threads) {
  Object.assign(globalThis, { __dirname: directory, require: createRequire(import.meta.url) });
  const { default: createCubewright } =
    /** @type {{ default: (options: ModuleOptions) => Promise<CubewrightModule> }} */ (
      await import(/* @vite-ignore */ scriptUrl)
    );
  const module = await createCubewright({
    wasmBinary,
    locateFile: (path) => join(directory, path),
    mainScriptUrlOrBlob: scriptUrl,
    threads,
  });
  await threadsStarted(module);
  return module;
}

/**
 * @param {TableKind} kind
 * @returns {Uint8Array} the file that the native command built
 */
export function readNativeTable(kind) {
  return new Uint8Array(readBytes(builtFile(`tables/${kind}.table`)));
}

/**
 * @param {string} path
 * @returns {ArrayBuffer}
 */
function readBytes(path) {
  const bytes = readFileSync(path);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}
