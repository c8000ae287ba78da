// Where the time of a test run goes.
import { formatDuration } from "../step.mjs";

const SHOWN_FILES = 10;

/**
 * @param {import("./suite-result.mjs").SuiteResult[]} suites
 * @returns {string[]} a line for each of the files that took the longest, the slowest first
 */
export function listSlowestFiles(suites) {
  return suites
    .flatMap(({ name, files }) => files.map((file) => ({ ...file, suite: name })))
    .sort((one, other) => other.timeMs - one.timeMs)
    .slice(0, SHOWN_FILES)
    .map(({ path, timeMs, suite }) => `${formatDuration(timeMs)}  ${path} (${suite})`);
}
