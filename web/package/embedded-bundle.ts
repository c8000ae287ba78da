// The bundle within the worker's script, so that there is no other file to find, to serve with the
// right type, or to lose in a build.

import glue from "embedded:glue";
import packedWasm from "embedded:wasm";
import type { CubewrightModule, ModuleOptions } from "../../wasm/cubewright";
import { wholeStream } from "../engine/platform/whole-stream";
import type { Bundle, ImportedBundle } from "../engine/worker/bundle/bundle";
import { createWith, type CreateModule } from "../engine/worker/bundle/bundle-creation";

/** The code of the bundle, unpacked. */
export async function unpackWasm(): Promise<ArrayBuffer> {
  const packed = Uint8Array.from(atob(packedWasm), (character) => character.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return (await wholeStream(unpacked)).arrayBuffer();
}

/** Starts the bundle, which needs no files except the scripts that `options` locate. */
export function startEmbedded<Module extends object = CubewrightModule>(
  code: ArrayBuffer,
  options: ModuleOptions = {},
): Promise<Module> {
  return createWith(glue as CreateModule<Module>, WebAssembly.compile(code), {
    locateFile: (path) => path,
    ...options,
  });
}

/** Starts the bundle where it has one thread. */
export async function importEmbedded<Module extends object = CubewrightModule>(
  _baseUrl: string | undefined,
  { name, threaded }: Bundle,
): Promise<ImportedBundle<Module>> {
  if (threaded) throw new Error(`This script has no ${name}.`);
  const module = await startEmbedded<Module>(await unpackWasm());
  return { module, threadsStarted: Promise.resolve() };
}
