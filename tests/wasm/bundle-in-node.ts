// The real bundles, run by Node.js. Their glue is made for browsers: it is an ES module that takes
// Node's names for those of a script, while its thread file is a script. Node goes by the names of
// files, so that both are put under names that say what they are, with those names of Node's in
// place.

import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { afterAll } from "vitest";

import type { CubewrightModule, ModuleOptions, TableKind } from "../../wasm/cubewright";
import { BUNDLES, type Bundle } from "../../web/engine/bundle";

export { BUNDLES };

/** What `npm test` builds before it runs the tests. */
const BUILD_DIRECTORY = fileURLToPath(new URL("../../build/", import.meta.url));

/** Threads that the threaded bundle is given here. */
export const THREADS = 2;

/** A file of the build. Throws with what to do if it is not there. */
export function builtFile(path: string): string {
  const file = join(BUILD_DIRECTORY, path);
  if (!existsSync(file)) throw new Error(`build/${path} is missing: "npm run build" makes it.`);
  return file;
}

export async function loadBundle({ name, threaded }: Bundle): Promise<CubewrightModule> {
  const directory = mkdtempSync(join(tmpdir(), "cubewright-bundle-"));
  afterAll(() => rmSync(directory, { recursive: true }));
  const scriptPath = join(directory, `${name}.mjs`);
  copyFileSync(builtFile(`wasm/${name}.js`), scriptPath);
  if (threaded) {
    const threadFile = `${name}.worker.js`;
    copyFileSync(builtFile(`wasm/${threadFile}`), join(directory, threadFile));
    writeFileSync(join(directory, "package.json"), JSON.stringify({ type: "commonjs" }));
  }
  const scriptUrl = pathToFileURL(scriptPath).href;
  Object.assign(globalThis, { __dirname: directory, require: createRequire(import.meta.url) });
  const { default: createCubewright } = (await import(/* @vite-ignore */ scriptUrl)) as {
    default: (options: ModuleOptions) => Promise<CubewrightModule>;
  };
  return createCubewright({
    wasmBinary: readBytes(builtFile(`wasm/${name}.wasm`)),
    locateFile: (path) => join(directory, path),
    mainScriptUrlOrBlob: scriptUrl,
    threads: THREADS,
  });
}

/** Takes the tables that the native command built into use. */
export function loadNativeTables(module: CubewrightModule): void {
  for (const { kind } of module.describeTables()) {
    const address = module.reserveTable(kind);
    module.HEAPU8.set(readNativeTable(kind), address);
    const code = module.commitTable(kind);
    if (code !== "") throw new Error(`table ${kind}: ${code}`);
  }
}

export function readNativeTable(kind: TableKind): Uint8Array {
  return new Uint8Array(readBytes(builtFile(`tables/${kind}.table`)));
}

function readBytes(path: string): ArrayBuffer {
  const bytes = readFileSync(path);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}
