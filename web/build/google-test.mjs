// Running the C++ tests.
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { runToEnd } from "./command.mjs";
import { nativeDirectory, reportsDirectory } from "./directories.mjs";
import { withRunnerFailure } from "./suite-result.mjs";

/**
 * The parts of GoogleTest's JSON report that are read here.
 *
 * @typedef {{ name: string, result: string, failures?: { failure: string }[] }} ReportedTest
 * @typedef {{ testsuites: { name: string, testsuite: ReportedTest[] }[] }} Report
 */

/** Test suites of this name are long sweeps. */
const LONG_SUITES = "*Long.*";

/**
 * @param {{ long: boolean, timeLimitMs: number }} options
 * @returns {Promise<import("./suite-result.mjs").SuiteResult>}
 */
export async function runGoogleTests({ long, timeLimitMs }) {
  const reportPath = join(reportsDirectory, "cpp.json");
  await mkdir(reportsDirectory, { recursive: true });
  await rm(reportPath, { force: true });
  const result = await runToEnd(
    join(nativeDirectory, "tests/cpp/cubewright_tests"),
    [`--gtest_output=json:${reportPath}`, `--gtest_filter=${long ? "*" : `-${LONG_SUITES}`}`],
    { timeLimitMs },
  );
  const report = await readFile(reportPath, "utf8").then(
    (text) => /** @type {Report} */ (JSON.parse(text)),
    () => ({ testsuites: [] }),
  );
  return withRunnerFailure(countGoogleTests(report), result);
}

/**
 * @param {Report} report
 * @returns {import("./suite-result.mjs").SuiteResult}
 */
export function countGoogleTests({ testsuites }) {
  /** @type {import("./suite-result.mjs").SuiteResult} */
  const suite = { name: "C++", passed: 0, skipped: 0, failures: [] };
  for (const { name: suiteName, testsuite } of testsuites) {
    for (const { name, result, failures = [] } of testsuite) {
      if (failures.length > 0) {
        const message = failures.map(({ failure }) => failure).join("\n");
        suite.failures.push({ test: `${suiteName}.${name}`, message });
      } else if (result === "COMPLETED") suite.passed += 1;
      else suite.skipped += 1;
    }
  }
  return suite;
}
