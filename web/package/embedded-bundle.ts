// The bundle that the worker's script holds itself, so that there is no other file to find, to
// serve under the right type or to lose in a build.

import glue from "embedded:glue";
import packedWasm from "embedded:wasm";
import type { CubewrightModule, ModuleOptions } from "../../wasm/cubewright";
import type { Bundle } from "../engine/worker/bundle";

const createCubewright = glue as (options: ModuleOptions) => Promise<CubewrightModule>;

/** Starts the bundle without threads; the other one is not to be had. */
export async function importEmbedded(
  _baseUrl: string | undefined,
  { name, threaded }: Bundle,
): Promise<CubewrightModule> {
  if (threaded) throw new Error(`This package has no ${name}.`);
  const packed = Uint8Array.from(atob(packedWasm), (character) => character.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return createCubewright({
    wasmBinary: await new Response(unpacked).arrayBuffer(),
    locateFile: (path) => path,
  });
}
