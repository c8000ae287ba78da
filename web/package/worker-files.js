// Where the worker's script lies, in the very words that bundlers look for: the build puts this file
// into the package as it is.

const WORKER_NAME = "cubewright-worker.js";
const MODULE_NAME = "worker-files.js";

/** @returns {URL | undefined} undefined in a script that is no module, and so lies nowhere */
export function workerUrl() {
  try {
    return new URL("./cubewright-worker.js", import.meta.url);
  } catch {
    return undefined;
  }
}

/**
 * Whether this file lies beside the worker's script, as in the package. Bundlers change the name of
 * one of the two, or of both.
 */
export function isUnbundled() {
  return nameOf(workerUrl()?.href) === WORKER_NAME && nameOf(import.meta.url) === MODULE_NAME;
}

/** Whether there is anything at the worker's URL: bundlers that follow it have changed it. */
export function isWorkerThere() {
  return isUnbundled() || nameOf(workerUrl()?.href) !== WORKER_NAME;
}

/** @param {string | undefined} url */
function nameOf(url = "") {
  return url.replace(/[?#].*$/, "").replace(/^.*\//, "");
}
