// What a test runner found out, whichever runner it was.

/**
 * @typedef {{ test: string, message: string }} TestFailure
 *
 * @typedef {object} SuiteResult
 * @property {string} name
 * @property {number} passed
 * @property {number} skipped
 * @property {TestFailure[]} failures
 * @property {TestFile[]} files
 *
 * @typedef {{ path: string, timeMs: number }} TestFile how long its tests took
 */

/**
 * A suite that broke down, or ran nothing, must not look like one that passed.
 *
 * @param {SuiteResult} suite
 * @param {import("../command.mjs").CommandResult} result of its runner
 * @returns {SuiteResult} with an extra failure if the runner failed without saying why
 */
export function withRunnerFailure(suite, { exitCode, ending, output }) {
  const { name, passed, failures } = suite;
  let reason;
  if (exitCode < 0 || (exitCode > 0 && failures.length === 0)) {
    reason = `the runner ended with ${ending}`;
  } else if (passed + failures.length === 0) reason = "no test was run";
  if (reason === undefined) return suite;
  return { ...suite, failures: [...failures, { test: name, message: `${reason}\n${output}` }] };
}

/**
 * @param {string} name
 * @param {unknown} error
 * @returns {SuiteResult}
 */
export function brokenSuite(name, error) {
  const message = error instanceof Error ? error.message : String(error);
  return { name, passed: 0, skipped: 0, failures: [{ test: name, message }], files: [] };
}
