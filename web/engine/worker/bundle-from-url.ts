// The bundles as the site has them: files below `wasm/`.

import type { CubewrightModule, ModuleOptions } from "../../../wasm/cubewright";
import type { Bundle } from "./bundle";
import { withThreads } from "./thread-start";

/** Imports a bundle from below `baseUrl`. */
export async function importFromUrl(
  baseUrl: string | undefined,
  bundle: Bundle,
  threads: number,
): Promise<CubewrightModule> {
  const directory = new URL("wasm/", baseUrl).href;
  const scriptUrl = `${directory}${bundle.name}.js`;
  const { default: createCubewright } = (await import(/* @vite-ignore */ scriptUrl)) as {
    default: (options: ModuleOptions) => Promise<CubewrightModule>;
  };
  const create = () =>
    createCubewright({
      locateFile: (path) => directory + path,
      mainScriptUrlOrBlob: scriptUrl,
      threads,
    });
  return bundle.threaded ? withThreads(create) : create();
}
