// A reporter for Vitest: writes a line for each test file when it ends, and each failure, also outside of tests. So if a
// run of hours is stopped, its results so far are known; Vitest writes its JSON report only at the end.
import { appendFileSync } from "node:fs";
import { formatDuration } from "../step.mjs";

/** The environment variable with the path of the file that it writes to. */
export const PROGRESS_PATH_VARIABLE = "CUBEWRIGHT_TEST_PROGRESS";

export default class ProgressReporter {
  #path = process.env[PROGRESS_PATH_VARIABLE] ?? "/dev/stderr";

  /** @param {import("vitest/node").TestModule} testModule */
  onTestModuleEnd(testModule) {
    appendFileSync(this.#path, `${describe(testModule).join("\n")}\n`);
  }

  /**
   * Errors outside of tests make the run fail, and the JSON report leaves them out.
   *
   * @param {readonly import("vitest/node").TestModule[]} _testModules
   * @param {readonly import("vitest/node").SerializedError[]} errors
   */
  onTestRunEnd(_testModules, errors) {
    for (const { message, stack } of errors) {
      const report = `FAILED outside of a test: ${message}\n${stack ?? ""}\n`;
      appendFileSync(this.#path, report);
      console.error(report);
    }
  }
}

/**
 * @param {import("vitest/node").TestModule} testModule
 * @returns {string[]}
 */
function describe(testModule) {
  const tests = [...testModule.children.allTests()];
  // Of hooks, which the JSON report leaves out.
  const errors = [testModule, ...testModule.children.allSuites()].flatMap((part) => part.errors());
  const failed = tests.filter((test) => test.result().state === "failed");
  const passedCount = tests.filter((test) => test.result().state === "passed").length;
  const duration = formatDuration(testModule.diagnostic().duration);
  const name = `${testModule.relativeModuleId} (${testModule.project.name})`;
  return [
    `${duration}  ${name}: ${passedCount} passed, ${failed.length} failed`,
    ...errors.map(({ message }) => `FAILED ${name}\n${message}`),
    ...failed.map((test) => {
      const messages = (test.result().errors ?? []).map(({ message }) => message);
      return `FAILED ${name}: ${test.fullName}\n${messages.join("\n")}`;
    }),
  ];
}
