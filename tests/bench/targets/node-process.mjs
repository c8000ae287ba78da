// Measures one part of a bundle's performance in this process. Its argument is a directory with a
// request.json; it leaves a result.json beside it.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { builtFile, placeBundle, readNativeTable, startBundle } from "../../wasm/bundle-files.mjs";
import { measureBundlePart } from "../bundle-parts.mjs";

/**
 * @typedef {object} Request
 * @property {import("./targets.mjs").MeasuredPart} part
 * @property {import("../bundle-measurement.mjs").Workload} workload
 * @property {import("../../../web/engine/worker/bundle/bundle").Bundle} bundle
 */

const directory = process.argv[2] ?? ".";
/** @type {Request} */
const request = JSON.parse(readFileSync(join(directory, "request.json"), "utf8"));
const placed = placeBundle(directory, request.bundle);

const host = {
  startModule: () => startBundle(placed, request.workload.threads),
  readTable: (/** @type {import("../bundle-measurement.mjs").TableKind} */ kind) =>
    Promise.resolve(readNativeTable(kind)),
  readYardstick: () => Promise.resolve(readFileSync(builtFile("wasm/yardstick.wasm"))),
  processorTimeMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};
const result = await measureBundlePart(host, request.part, request.workload);
writeFileSync(join(directory, "result.json"), JSON.stringify(result));
// The bundle's threads would keep the process alive.
process.exit(0);
