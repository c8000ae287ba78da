// The bundles as the site has them: files below `wasm/`.

import type { CubewrightModule, ModuleOptions } from "../../../wasm/cubewright";
import type { Bundle } from "./bundle";
import { withThreads } from "./thread-start";

type CreateModule = (options: ModuleOptions) => Promise<CubewrightModule>;

/** Imports a bundle from below `baseUrl`. */
export async function importFromUrl(
  baseUrl: string | undefined,
  bundle: Bundle,
  threads: number,
): Promise<CubewrightModule> {
  const directory = new URL("wasm/", baseUrl).href;
  const scriptUrl = `${directory}${bundle.name}.js`;
  // By itself the script would ask for the code only when it has come and runs.
  const compiling = compileFrom(`${directory}${bundle.name}.wasm`);
  compiling.catch(() => undefined);
  const { default: createCubewright } = (await import(/* @vite-ignore */ scriptUrl)) as {
    default: CreateModule;
  };
  const create = () =>
    createWith(createCubewright, compiling, {
      locateFile: (path) => directory + path,
      mainScriptUrlOrBlob: scriptUrl,
      threads,
    });
  return bundle.threaded ? withThreads(create) : create();
}

async function compileFrom(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
  // Browsers compile what still comes in only if it has the right type.
  const hasType = response.headers.get("Content-Type") === "application/wasm";
  return hasType
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

// The script would wait without end for code that cannot be had.
function createWith(
  createCubewright: CreateModule,
  compiling: Promise<WebAssembly.Module>,
  options: ModuleOptions,
): Promise<CubewrightModule> {
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
