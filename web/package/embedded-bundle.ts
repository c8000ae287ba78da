// The bundle within the worker's script. So there is no other file to find, to serve with the right type,
// or to lose in a build.

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

/** Starts the bundle, which needs no files except the scripts that `options` locate. */
export function startEmbedded(
  wasmBinary: ArrayBuffer,
  options: ModuleOptions = {},
): Promise<CubewrightModule> {
  return createCubewright({ locateFile: (path) => path, ...options, wasmBinary });
}
