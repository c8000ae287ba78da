// Makes a module from a bundle's code and its glue, the script that Emscripten writes.

import type { ModuleOptions } from "../../../../wasm/cubewright";

export type CreateModule<Module> = (options: ModuleOptions) => Promise<Module>;

/**
 * Rejects with the reason why the code cannot be loaded or started, such as the RangeError of refused memory. The glue
 * by itself would wait for such code without end, or report it in words only.
 */
export function createWith<Module>(
  createCubewright: CreateModule<Module>,
  compiling: Promise<WebAssembly.Module>,
  options: ModuleOptions,
): Promise<Module> {
  return new Promise((resolve, reject) => {
    const instantiateWasm: ModuleOptions["instantiateWasm"] = (imports, receive) => {
      compiling
        .then(async (code) => receive(await WebAssembly.instantiate(code, imports), code))
        .catch(reject);
      return {};
    };
    createCubewright({ ...options, instantiateWasm }).then(resolve, reject);
  });
}
