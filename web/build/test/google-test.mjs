// Running the C++ tests.
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { runToEnd } from "../command.mjs";
import {
  nativeDirectory,
  projectDirectory,
  reportsDirectory,
  threadSanitizerDirectory,
} from "../directories.mjs";
import { withRunnerFailure } from "./suite-result.mjs";

/**
 * The parts of GoogleTest's JSON report that are read here.
 *
 * @typedef {object} ReportedTest
 * @property {string} name
 * @property {string} result
 * @property {string} time such as "0.25s"
 * @property {string} file
 * @property {{ failure: string }[]} [failures]
 *
 * @typedef {{ testsuites: { name: string, testsuite: ReportedTest[] }[] }} Report
 */

/** Test suites of this name are long sweeps. */
const LONG_SUITES = "*Long.*";

/** Test suites of this name use several threads. */
const THREADED_SUITES = "SearchOnThreads.*:OptimalOnThreads.*:ThreadTeam.*";

/**
 * @param {{ timeLimitMs: number }} options
 * @returns {Promise<import("./suite-result.mjs").SuiteResult>}
 */
export function runGoogleTests({ timeLimitMs }) {
  return runTestProgram(nativeDirectory, "C++", `-${LONG_SUITES}`, timeLimitMs);
}

/**
 * The long sweeps are a suite of their own: they keep one processor busy for as long as all other suites
 * together, except that of the browsers.
 *
 * @param {{ timeLimitMs: number }} options
 * @returns {Promise<import("./suite-result.mjs").SuiteResult>}
 */
export function runLongGoogleTests({ timeLimitMs }) {
  return runTestProgram(nativeDirectory, "C++ long sweeps", LONG_SUITES, timeLimitMs);
}

/**
 * Fails on data races between threads, too.
 *
 * @param {{ timeLimitMs: number }} options
 * @returns {Promise<import("./suite-result.mjs").SuiteResult>}
 */
export function runThreadSanitizedTests({ timeLimitMs }) {
  return runTestProgram(threadSanitizerDirectory, "C++ threads", THREADED_SUITES, timeLimitMs);
}

/**
 * @param {string} directory of the build
 * @param {string} name
 * @param {string} filter of test names
 * @param {number} timeLimitMs
 */
async function runTestProgram(directory, name, filter, timeLimitMs) {
  const reportPath = join(reportsDirectory, `${name.replaceAll(" ", "-").toLowerCase()}.json`);
  await mkdir(reportsDirectory, { recursive: true });
  await rm(reportPath, { force: true });
  const result = await runToEnd(
    join(directory, "tests/cpp/cubewright_tests"),
    [`--gtest_output=json:${reportPath}`, `--gtest_filter=${filter}`],
    { timeLimitMs },
  );
  const report = await readFile(reportPath, "utf8").then(
    (text) => /** @type {Report} */ (JSON.parse(text)),
    () => ({ testsuites: [] }),
  );
  return withRunnerFailure(countGoogleTests(report, name), result);
}

/**
 * @param {Report} report
 * @param {string} [name] of the suite
 * @returns {import("./suite-result.mjs").SuiteResult}
 */
export function countGoogleTests({ testsuites }, name = "C++") {
  /** @type {import("./suite-result.mjs").SuiteResult} */
  const suite = { name, passed: 0, skipped: 0, failures: [], files: [] };
  /** @type {Map<string, number>} */
  const timesMs = new Map();
  for (const { name: suiteName, testsuite } of testsuites) {
    for (const { name: testName, result, time, file, failures = [] } of testsuite) {
      const path = file.replace(projectDirectory, "");
      timesMs.set(path, (timesMs.get(path) ?? 0) + 1000 * Number.parseFloat(time));
      if (failures.length > 0) {
        const message = failures.map(({ failure }) => failure).join("\n");
        suite.failures.push({ test: `${suiteName}.${testName}`, message });
      } else if (result === "COMPLETED") suite.passed += 1;
      else suite.skipped += 1;
    }
  }
  suite.files.push(...[...timesMs].map(([path, timeMs]) => ({ path, timeMs })));
  return suite;
}
