// `npm test`: builds what is needed, runs every test and counts.
import { buildAll } from "../build.mjs";
import { runGoogleTests, runThreadSanitizedTests } from "./google-test.mjs";
import { buildThreadSanitizedTests } from "../cpp/native.mjs";
import { runStaticChecks } from "./static-checks.mjs";
import { formatDuration, step } from "../step.mjs";
import { brokenSuite } from "./suite-result.mjs";
import { runVitest } from "./vitest.mjs";

/** @typedef {import("./suite-result.mjs").SuiteResult} SuiteResult */

const TIME_LIMIT_MS = 45 * 60_000;
const LONG_TIME_LIMIT_MS = 4 * 60 * 60_000;

/**
 * @param {{ long: boolean }} options whether the long sweeps are run too
 * @returns {Promise<boolean>} whether all tests passed
 */
export async function runTests({ long }) {
  const limits = { long, timeLimitMs: long ? LONG_TIME_LIMIT_MS : TIME_LIMIT_MS };
  const suites = [];
  try {
    await buildAll({ tests: true, browser: true, packages: true });
    const webTests = runSuite("web", () => runVitest("web", ["--project", "web"], limits));
    suites.push(await runSuite("format, lint and types", runStaticChecks));
    suites.push(await runSuite("C++", () => runGoogleTests(limits)));
    suites.push(await webTests);
    if (long) {
      await step("C++ tests with thread sanitizer: compile", buildThreadSanitizedTests);
      suites.push(await runSuite("C++ threads", () => runThreadSanitizedTests(limits)));
    }
    // Each of these two has work for one processor. In the long run the first measures times.
    const wasmTests = runSuite("wasm", () => runVitest("wasm", ["--project", "wasm"], limits));
    if (long) await wasmTests;
    const packageTests = runSuite("npm package", () =>
      runVitest("package", ["--root", "tests/package"], limits),
    );
    suites.push(await wasmTests, await packageTests);
    // Alone, because they measure times.
    suites.push(
      await runSuite("browser", () => runVitest("browser", ["--root", "tests/browser"], limits)),
    );
  } catch (error) {
    suites.push(brokenSuite("build", error));
  }
  return report(suites);
}

/**
 * @param {string} name
 * @param {() => Promise<SuiteResult>} runTestsOfSuite
 * @returns {Promise<SuiteResult>}
 */
async function runSuite(name, runTestsOfSuite) {
  const startMs = performance.now();
  const suite = await runTestsOfSuite().catch((/** @type {unknown} */ error) =>
    brokenSuite(name, error),
  );
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
 * @returns {boolean} whether all passed
 */
function report(suites) {
  const failures = suites.flatMap((suite) => suite.failures);
  for (const { test, message } of failures) console.log(`\nFAILED ${test}\n${message.trimEnd()}`);
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0;
}
