// Where the workers' scripts lie, in the very words that bundlers look for: the build puts this file
// into the package as it is.

const WORKER_NAME = "cubewright-worker.js";
const THREADS_NAME = "cubewright-worker-threads.js";
const MODULE_NAME = "worker-files.js";

/**
 * The script that searches with one thread, or the one that searches with several.
 *
 * @param {boolean} withThreads
 * @returns {URL | undefined} undefined in a script that is no module, and so lies nowhere
 */
export function workerUrl(withThreads) {
  try {
    return withThreads
      ? new URL("./cubewright-worker-threads.js", import.meta.url)
      : new URL("./cubewright-worker.js", import.meta.url);
  } catch {
    return undefined;
  }
}

/**
 * Whether this file lies beside the workers' scripts, as in the package. Bundlers change the name of
 * one of the two, or of both.
 */
export function isUnbundled() {
  return nameOf(workerUrl(false)?.href) === WORKER_NAME && nameOf(import.meta.url) === MODULE_NAME;
}

/**
 * Whether there is anything at the script's URL: bundlers that follow it have changed it.
 *
 * @param {boolean} withThreads
 */
export function isWorkerThere(withThreads) {
  const name = withThreads ? THREADS_NAME : WORKER_NAME;
  return isUnbundled() || nameOf(workerUrl(withThreads)?.href) !== name;
}

/** @param {string | undefined} url */
function nameOf(url = "") {
  return url.replace(/[?#].*$/, "").replace(/^.*\//, "");
}
