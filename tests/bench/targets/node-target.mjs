// Measures a bundle in Node.js, each part in a new process.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { run } from "../../../web/build/command.mjs";

const PROCESS_SCRIPT = fileURLToPath(new URL("node-process.mjs", import.meta.url));

/**
 * @param {string} scratchDirectory
 * @param {import("../../../web/engine/worker/bundle/bundle").Bundle} bundle
 * @returns {import("./targets.mjs").Measure}
 */
export function measureInNode(scratchDirectory, bundle) {
  return async (part, workload) => {
    const directory = mkdtempSync(join(scratchDirectory, "node-"));
    const request = JSON.stringify({ part, workload, bundle });
    writeFileSync(join(directory, "request.json"), request);
    await run(process.execPath, [PROCESS_SCRIPT, directory]);
    return JSON.parse(readFileSync(join(directory, "result.json"), "utf8"));
  };
}
