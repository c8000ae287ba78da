// Running the TypeScript tests: those of web/, of the bundles under Node.js and in the browser.
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runToEnd } from "../command.mjs";
import { projectDirectory, reportsDirectory } from "../directories.mjs";
import { PROGRESS_PATH_VARIABLE } from "./progress-reporter.mjs";
import { withRunnerFailure } from "./suite-result.mjs";

/**
 * The parts of Vitest's JSON report that are read here.
 *
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} ReportedTest
 * @typedef {object} ReportedFile
 * @property {string} name
 * @property {string} status
 * @property {string} message
 * @property {number} startTime in milliseconds
 * @property {number} endTime
 * @property {ReportedTest[]} assertionResults
 * @typedef {{ testResults: ReportedFile[] }} Report
 */

const PROGRESS_REPORTER = fileURLToPath(new URL("progress-reporter.mjs", import.meta.url));

/**
 * Leaves two reports in `build/reports`: a JSON file at the end, and a text that grows with each test file.
 *
 * @param {string} name
 * @param {string[]} selection Vitest's arguments that say which tests to run
 * @param {{ long: boolean, timeLimitMs: number }} options
 * @returns {Promise<import("./suite-result.mjs").SuiteResult>}
 */
export async function runVitest(name, selection, { long, timeLimitMs }) {
  const reportPath = join(reportsDirectory, `${name}.json`);
  const progressPath = join(reportsDirectory, `${name}.txt`);
  await mkdir(reportsDirectory, { recursive: true });
  await rm(reportPath, { force: true });
  await rm(progressPath, { force: true });
  const result = await runToEnd(
    "vitest",
    [
      "run",
      ...selection,
      `--reporter=${PROGRESS_REPORTER}`,
      "--reporter=json",
      `--outputFile.json=${reportPath}`,
    ],
    {
      timeLimitMs,
      environment: {
        [PROGRESS_PATH_VARIABLE]: progressPath,
        ...(long ? { CUBEWRIGHT_LONG: "1" } : {}),
      },
    },
  );
  const report = await readFile(reportPath, "utf8").then(
    (text) => /** @type {Report} */ (JSON.parse(text)),
    () => ({ testResults: [] }),
  );
  return withRunnerFailure(countVitestTests(name, report), result);
}

/**
 * @param {string} name
 * @param {Report} report
 * @returns {import("./suite-result.mjs").SuiteResult}
 */
export function countVitestTests(name, { testResults }) {
  /** @type {import("./suite-result.mjs").SuiteResult} */
  const suite = { name, passed: 0, skipped: 0, failures: [], files: [] };
  for (const file of testResults) {
    const path = file.name.replace(projectDirectory, "");
    suite.files.push({ path, timeMs: file.endTime - file.startTime });
    const failuresBefore = suite.failures.length;
    for (const { fullName, status, failureMessages = [] } of file.assertionResults) {
      if (status === "passed") suite.passed += 1;
      else if (status === "failed") {
        suite.failures.push({ test: `${path}: ${fullName}`, message: failureMessages.join("\n") });
      } else suite.skipped += 1;
    }
    // A file that could not be loaded, or whose hooks failed, has no failed test of its own.
    if (file.status === "failed" && suite.failures.length === failuresBefore) {
      const message = file.message || `A hook failed: build/reports/${name}.txt has its error.`;
      suite.failures.push({ test: path, message });
    }
  }
  return suite;
}
