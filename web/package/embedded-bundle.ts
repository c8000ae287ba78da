// The bundle that a worker's script holds itself, so that there is no other file to find, to serve
// under the right type or to lose in a build.

import glue from "embedded:glue";
import packedWasm from "embedded:wasm";
import type { CubewrightModule, ModuleOptions } from "../../wasm/cubewright";

const createCubewright = glue as (options: ModuleOptions) => Promise<CubewrightModule>;

/** The code of the bundle, unpacked. */
export async function unpackWasm(): Promise<ArrayBuffer> {
  const packed = Uint8Array.from(atob(packedWasm), (character) => character.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(unpacked).arrayBuffer();
}

/** Starts the bundle. It looks for no files, but for the scripts that `options` tell it where to find. */
export function startEmbedded(
  wasmBinary: ArrayBuffer,
  options: ModuleOptions = {},
): Promise<CubewrightModule> {
  return createCubewright({ locateFile: (path) => path, ...options, wasmBinary });
}
