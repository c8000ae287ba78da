// `npm test`: builds what is needed, runs every test and counts.
import { listBuildTasks, STEPS } from "../build.mjs";
import { runGoogleTests, runLongGoogleTests, runThreadSanitizedTests } from "./google-test.mjs";
import { buildThreadSanitizedTests } from "../cpp/native.mjs";
import { runTasks } from "../schedule.mjs";
import { listSlowestFiles } from "./slowest-files.mjs";
import { runStaticCheck, STATIC_CHECKS } from "./static-checks.mjs";
import { formatDuration, step } from "../step.mjs";
import { brokenSuite } from "./suite-result.mjs";
import { runVitest } from "./vitest.mjs";

/**
 * @typedef {import("./suite-result.mjs").SuiteResult} SuiteResult
 * @typedef {import("../schedule.mjs").Task} Task
 */

/** For each suite: one that takes longer is hanging. They do not limit the run as a whole. */
const TIME_LIMIT_MS = 45 * 60_000;
const LONG_TIME_LIMIT_MS = 2.5 * 60 * 60_000;

/**
 * @param {{ long: boolean }} options whether the long sweeps are run too
 * @returns {Promise<boolean>} whether all tests passed
 */
export async function runTests({ long }) {
  const startMs = performance.now();
  /** @type {SuiteResult[]} */
  const suites = [];
  const tasks = [
    ...listBuildTasks({ tests: true, browser: true, packages: true }),
    ...listTestTasks({ long }, suites),
  ];
  try {
    await runTasks(tasks);
  } catch (error) {
    suites.push(brokenSuite("build", error));
  }
  return report(suites, performance.now() - startMs);
}

/**
 * The suites as tasks, which go on when tests fail. The checks that need no build fill the gaps that it
 * leaves. Of the suites that can run beside others, "web" comes last: alone it keeps all processors busy.
 *
 * @param {{ long: boolean }} options
 * @param {SuiteResult[]} suites gets the result of each
 * @returns {Task[]}
 */
function listTestTasks({ long }, suites) {
  const limits = { long, timeLimitMs: long ? LONG_TIME_LIMIT_MS : TIME_LIMIT_MS };
  const { systemPackages, native, site } = STEPS;
  const builtPackages = [site, STEPS.package, STEPS.tablesPackage];
  /**
   * @param {string} name
   * @param {Pick<Task, "after" | "alone">} conditions
   * @param {() => Promise<SuiteResult>} runSuite
   * @returns {Task}
   */
  const suiteTask = (name, conditions, runSuite) => ({
    name,
    ...conditions,
    run: async () => {
      suites.push(await runTimed(name, runSuite));
    },
  });
  /**
   * @param {string} name
   * @param {Pick<Task, "after" | "alone">} conditions
   * @param {string[]} selection
   */
  const vitestTask = (name, conditions, selection) =>
    suiteTask(name, conditions, () => runVitest(name, selection, limits));

  const threadSanitizer = "C++ tests with thread sanitizer: compile";
  const ofThreads = [
    {
      name: threadSanitizer,
      after: [systemPackages],
      run: () => step(threadSanitizer, buildThreadSanitizedTests),
    },
    suiteTask("C++ threads", { after: [threadSanitizer] }, () => runThreadSanitizedTests(limits)),
  ];
  const longSweeps = suiteTask("C++ long sweeps", { after: [native] }, () =>
    runLongGoogleTests(limits),
  );
  return [
    ...(long ? [longSweeps] : []),
    vitestTask("wasm", { after: [site] }, ["--project", "wasm"]),
    suiteTask("C++", { after: [native] }, () => runGoogleTests(limits)),
    vitestTask("npm package", { after: builtPackages }, ["--root", "tests/package"]),
    ...(long ? ofThreads : []),
    ...STATIC_CHECKS.map((check) =>
      suiteTask(check.name, { after: [systemPackages] }, () => runStaticCheck(check)),
    ),
    vitestTask("web", { after: [site] }, ["--project", "web*"]),
    // In the long run it measures times, so nothing else may run.
    vitestTask("browser", { after: builtPackages, alone: true }, ["--root", "tests/browser"]),
  ];
}

/**
 * @param {string} name
 * @param {() => Promise<SuiteResult>} runSuite
 * @returns {Promise<SuiteResult>} a failed one if the suite could not be run
 */
async function runTimed(name, runSuite) {
  const startMs = performance.now();
  const suite = await runSuite().catch((/** @type {unknown} */ error) => brokenSuite(name, error));
  const { passed, skipped, failures } = suite;
  const skippedNote = skipped > 0 ? `, ${skipped} skipped` : "";
  console.log(
    `${formatDuration(performance.now() - startMs)}  ${name}: ` +
      `${passed} passed, ${failures.length} failed${skippedNote}`,
  );
  return suite;
}

/**
 * @param {SuiteResult[]} suites
 * @param {number} durationMs
 * @returns {boolean} whether all passed
 */
function report(suites, durationMs) {
  const failures = suites.flatMap((suite) => suite.failures);
  console.log(`\nThe slowest test files:\n${listSlowestFiles(suites).join("\n")}`);
  for (const { test, message } of failures) console.log(`\nFAILED ${test}\n${message.trimEnd()}`);
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
  console.log(`\n${formatDuration(durationMs)}  all`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0;
}
