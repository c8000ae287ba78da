// Starting the site's bundles, which are files below `wasm/`.

import type { CubewrightModule } from "../../../../wasm/cubewright";
import type { Bundle, ImportedBundle } from "./bundle";
import { createWith, type CreateModule } from "./bundle-creation";
import { withThreads } from "./thread-start";

/** Imports a bundle from below `baseUrl`. */
export async function importFromUrl<Module extends object = CubewrightModule>(
  baseUrl: string | undefined,
  bundle: Bundle,
  threads: number,
): Promise<ImportedBundle<Module>> {
  const directory = new URL("wasm/", baseUrl).href;
  const scriptUrl = `${directory}${bundle.name}.js`;
  // Otherwise the code would be requested only when the script has arrived and runs.
  const compiling = compileFrom(`${directory}${bundle.name}.wasm`);
  compiling.catch(() => undefined);
  // It is built, and lies where the site has it.
  // eslint-disable-next-line no-restricted-syntax
  const { default: createCubewright } = (await import(/* @vite-ignore */ scriptUrl)) as {
    default: CreateModule<Module>;
  };
  const create = () =>
    createWith(createCubewright, compiling, {
      locateFile: (path) => directory + path,
      mainScriptUrlOrBlob: scriptUrl,
      threads,
    });
  if (!bundle.threaded) return { module: await create(), threadsStarted: Promise.resolve() };
  const { result: module, threadsStarted } = await withThreads(create);
  return { module, threadsStarted };
}

async function compileFrom(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
  // Compiling while the code still arrives needs the right type.
  const hasType = response.headers.get("Content-Type") === "application/wasm";
  return hasType
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}
