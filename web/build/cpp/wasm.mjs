// The WebAssembly bundles, compiled by Emscripten and laid out for the site.
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { buildWithCMake } from "./cmake.mjs";
import { publicDirectory, wasmDirectory } from "../directories.mjs";

// If Node.js is not Debian's, Debian's emcc must be told to look for its JavaScript packages here.
const DEBIAN_NODE_PACKAGES = "/usr/share/nodejs";

// What Emscripten's scripts find out about their surroundings.
const IN_BROWSER_WORKERS = {
  ENVIRONMENT_IS_WEB: "false",
  ENVIRONMENT_IS_WORKER: "true",
  ENVIRONMENT_IS_NODE: "false",
  "typeof process": '"undefined"',
};

const BUNDLE_FILE = /^cubewright[\w.-]*\.(js|wasm)$/;

export async function buildWasm() {
  await buildWithCMake(wasmDirectory, {
    launcher: ["emcmake"],
    environment: emscriptenEnvironment(),
  });
  await publishBundles();
}

/** @returns {NodeJS.ProcessEnv} */
function emscriptenEnvironment() {
  if (!existsSync(DEBIAN_NODE_PACKAGES)) return {};
  const paths = [process.env.NODE_PATH, DEBIAN_NODE_PACKAGES];
  return { NODE_PATH: paths.filter(Boolean).join(delimiter) };
}

async function publishBundles() {
  const bundleFiles = (await readdir(wasmDirectory)).filter((name) => BUNDLE_FILE.test(name));
  if (bundleFiles.length === 0) throw new Error(`No bundle in ${wasmDirectory}`);
  const destination = join(publicDirectory, "wasm");
  await rm(destination, { recursive: true, force: true });
  await mkdir(destination, { recursive: true });
  const { minify, transform } = await import("rolldown/utils");
  for (const name of bundleFiles) {
    const [source, target] = [join(wasmDirectory, name), join(destination, name)];
    if (name.endsWith(".wasm")) await copyFile(source, target);
    else {
      // Emscripten does not shorten the names of local variables, which are half the size of its
      // scripts. Only these are shortened here: the main script and the threads' script refer to each
      // other's things by property names.
      const script = await forBrowserWorkers(transform, name, await readFile(source, "utf8"));
      const { code, errors } = await minify(name, script);
      if (errors.length > 0) throw new Error(`${name} cannot be read.`);
      await writeFile(target, code);
    }
  }
}

/**
 * Emscripten's script without what it does elsewhere. The site has its bundles in browsers' workers only; those of the
 * package run in Node too.
 *
 * @param {typeof import("rolldown/utils").transform} transform
 * @param {string} name
 * @param {string} script
 * @returns {Promise<string>}
 */
async function forBrowserWorkers(transform, name, script) {
  const undeclared = script.replace(/\bvar ENVIRONMENT_IS_(WEB|WORKER|NODE)=typeof [^;]*;/g, "");
  const { code, errors } = await transform(name, undeclared, { define: IN_BROWSER_WORKERS });
  if (errors.length > 0) throw new Error(`${name} cannot be read.`);
  return code;
}
