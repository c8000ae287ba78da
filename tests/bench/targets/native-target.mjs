// Measures the native command.
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { run } from "../../../web/build/command.mjs";
import {
  cubewrightCommand,
  nativeDirectory,
  tablesDirectory,
} from "../../../web/build/directories.mjs";
import { medianOfRounds } from "../report/statistics.mjs";
import { POSITION_COUNT, STEP_COUNT } from "../reference/yardstick.mjs";

/**
 * @typedef {import("../bundle-measurement.mjs").Workload} Workload
 * @typedef {import("../reference/yardstick.mjs").YardstickTime} YardstickTime
 */

const YARDSTICK_REPEATS = 3;

/** @returns {Promise<YardstickTime>} */
async function measureNativeYardstick() {
  const program = join(nativeDirectory, "tests/bench/reference/yardstick");
  const times = [];
  for (let repeat = 0; repeat < YARDSTICK_REPEATS; ++repeat) {
    /** @type {YardstickTime} */
    const time = JSON.parse(await run(program, [String(STEP_COUNT), String(POSITION_COUNT)]));
    times.push(time);
  }
  return medianOfRounds(times);
}

/**
 * @param {string} scratchDirectory
 * @returns {import("./targets.mjs").Measure}
 */
export function measureNatively(scratchDirectory) {
  const cubesFile = join(scratchDirectory, "cubes");
  return async (part, workload) => {
    if (part === "yardstick") return { yardstick: await measureNativeYardstick() };
    writeFileSync(cubesFile, `${workload.cubes.join("\n")}\n`);
    const output = await run(cubewrightCommand, [
      ...["bench", "--json", "--cubes", cubesFile, "--parts", part],
      ...["--tables", workload.tier === "mini" ? "mini" : tablesDirectory],
      ...["--threads", String(workload.threads), "--warm-up", String(warmUpFor(part, workload))],
      ...["--max-length", workload.maxLengths.join(","), "--time-ms", workload.timesMs.join(",")],
      ...["--limit-ms", String(workload.limitMs)],
    ]);
    const { [part]: measured } = JSON.parse(output);
    return { [part]: measured };
  };
}

/**
 * @param {import("../options.mjs").Part} part
 * @param {Workload} workload
 */
function warmUpFor(part, { warmUpSearches }) {
  return part === "start" || part === "generation" ? 0 : warmUpSearches;
}
