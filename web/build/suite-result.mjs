// What a test runner found out, whichever runner it was.

/**
 * @typedef {{ test: string, message: string }} TestFailure
 *
 * @typedef {object} SuiteResult
 * @property {string} name
 * @property {number} passed
 * @property {number} skipped
 * @property {TestFailure[]} failures
 */

/**
 * A suite that broke down, or ran nothing, must not look like one that passed.
 *
 * @param {SuiteResult} suite
 * @param {import("./command.mjs").CommandResult} result of its runner
 * @returns {SuiteResult} with a failure of its own for a runner that failed without saying why
 */
export function withRunnerFailure(suite, { exitCode, ending, output }) {
  if (suite.failures.length > 0) return suite;
  const ranNothing = suite.passed === 0;
  if (exitCode === 0 && !ranNothing) return suite;
  const reason = exitCode === 0 ? "no test was run" : `the runner ended with ${ending}`;
  return { ...suite, failures: [{ test: suite.name, message: `${reason}\n${output}` }] };
}

/**
 * @param {string} name
 * @param {unknown} error
 * @returns {SuiteResult}
 */
export function brokenSuite(name, error) {
  const message = error instanceof Error ? error.message : String(error);
  return { name, passed: 0, skipped: 0, failures: [{ test: name, message }] };
}
