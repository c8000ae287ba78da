// Measures one part of a bundle's performance in this worker, as requested by its only message.

import { threadsStarted } from "../../wasm/threads-started.mjs";
import { measureBundlePart } from "../bundle-parts.mjs";

/**
 * @typedef {import("../bundle-measurement.mjs").CubewrightModule} CubewrightModule
 * @typedef {import("../../../wasm/cubewright").ModuleOptions} ModuleOptions
 *
 * @typedef {object} Request
 * @property {import("./targets.mjs").MeasuredPart} part
 * @property {import("../bundle-measurement.mjs").Workload} workload
 * @property {import("../../../web/engine/worker/bundle/bundle").Bundle} bundle
 *
 * @typedef {{ result: Record<string, unknown> } | { failure: string }} Reply
 */

/** @param {string} path below the server's address */
async function fetchBytes(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * @param {Request} request
 * @returns {Promise<Record<string, unknown>>}
 */
function measure({ part, workload, bundle }) {
  const host = {
    startModule: async () => {
      const scriptUrl = new URL(`/wasm/${bundle.name}.js`, location.href).href;
      /** @type {{ default: (options: ModuleOptions) => Promise<CubewrightModule> }} */
      const { default: createCubewright } = await import(scriptUrl);
      const module = await createCubewright({
        locateFile: (path) => `/wasm/${path}`,
        mainScriptUrlOrBlob: scriptUrl,
        threads: workload.threads,
      });
      await threadsStarted(module);
      return module;
    },
    readTable: (/** @type {string} */ kind) => fetchBytes(`/build/tables/${kind}.table`),
    readYardstick: () => fetchBytes("/build/wasm/yardstick.wasm"),
  };
  return measureBundlePart(host, part, workload);
}

onmessage = async (/** @type {MessageEvent<Request>} */ { data }) => {
  /** @type {Reply} */
  const reply = await measure(data).then(
    (result) => ({ result }),
    (/** @type {unknown} */ error) => ({ failure: String(error) }),
  );
  postMessage(reply);
};
