// Where the workers' scripts lie. The URLs are written exactly as bundlers look for them: the build puts
// this file into the package as it is.

/**
 * The two-phase search with one thread, with several, or in other metrics; the methods by stages; Korf's method;
 * "optimal" with one thread or with several; the 2x2x2; scanning; goals with stickers that may be anything.
 *
 * @typedef {"one-thread" | "threads" | "metrics" | "methods" | "korf" | "optimal" | "optimal-threads" | "pocket" | "scan" | "goals"} WorkerScript
 */

/** @type {Readonly<Record<WorkerScript, string>>} */
const NAMES = {
  "one-thread": "cubewright-worker.js",
  threads: "cubewright-worker-threads.js",
  methods: "cubewright-worker-methods.js",
  metrics: "cubewright-worker-metrics.js",
  korf: "cubewright-worker-korf.js",
  optimal: "cubewright-worker-optimal.js",
  "optimal-threads": "cubewright-worker-optimal-threads.js",
  pocket: "cubewright-worker-pocket.js",
  scan: "cubewright-worker-scan.js",
  goals: "cubewright-worker-goals.js",
};
const MODULE_NAME = "worker-files.js";

/**
 * @param {WorkerScript} script
 * @returns {URL | undefined} undefined in a script that is not a module and so has no URL
 */
export function workerUrl(script) {
  try {
    switch (script) {
      case "one-thread":
        return new URL("./cubewright-worker.js", import.meta.url);
      case "threads":
        return new URL("./cubewright-worker-threads.js", import.meta.url);
      case "methods":
        return new URL("./cubewright-worker-methods.js", import.meta.url);
      case "metrics":
        return new URL("./cubewright-worker-metrics.js", import.meta.url);
      case "korf":
        return new URL("./cubewright-worker-korf.js", import.meta.url);
      case "optimal":
        return new URL("./cubewright-worker-optimal.js", import.meta.url);
      case "optimal-threads":
        return new URL("./cubewright-worker-optimal-threads.js", import.meta.url);
      case "pocket":
        return new URL("./cubewright-worker-pocket.js", import.meta.url);
      case "scan":
        return new URL("./cubewright-worker-scan.js", import.meta.url);
      case "goals":
        return new URL("./cubewright-worker-goals.js", import.meta.url);
    }
  } catch {
    return undefined;
  }
}

/**
 * Whether this file lies beside the workers' scripts, as in the package. Bundlers change the name of
 * one of the two, or of both.
 */
export function isUnbundled() {
  return (
    nameOf(workerUrl("one-thread")?.href) === NAMES["one-thread"] &&
    nameOf(import.meta.url) === MODULE_NAME
  );
}

/**
 * Whether there is anything at the script's URL: bundlers that follow it have changed it.
 *
 * @param {WorkerScript} script
 */
export function isWorkerThere(script) {
  return isUnbundled() || nameOf(workerUrl(script)?.href) !== NAMES[script];
}

/** @param {string | undefined} url */
function nameOf(url = "") {
  return url.replace(/[?#].*$/, "").replace(/^.*\//, "");
}
