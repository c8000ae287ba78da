// `npm test` counts what other programs report. A suite that crashed, hung or ran nothing must never
// look like one that passed.
import { describe, expect, it } from "vitest";
import { countGoogleTests } from "../../../web/build/test/google-test.mjs";
import { withRunnerFailure } from "../../../web/build/test/suite-result.mjs";
import { countVitestTests } from "../../../web/build/test/vitest.mjs";

const succeeded = { exitCode: 0, ending: "exit status 0", output: "" };
const crashed = { exitCode: -1, ending: "SIGSEGV after 3 s", output: "last words" };

describe("a runner", () => {
  const passed = { name: "C++", passed: 2, skipped: 0, failures: [] };

  it("that passed is taken at its word", () => {
    expect(withRunnerFailure(passed, succeeded)).toEqual(passed);
  });

  it("that ran nothing has failed", () => {
    const { failures } = withRunnerFailure({ ...passed, passed: 0, skipped: 3 }, succeeded);
    expect(failures).toHaveLength(1);
    expect(failures[0]?.message).toContain("no test was run");
  });

  it("that crashed after passing tests has failed, and its output is shown", () => {
    const { failures } = withRunnerFailure(passed, crashed);
    expect(failures).toHaveLength(1);
    expect(failures[0]?.message).toContain("SIGSEGV after 3 s");
    expect(failures[0]?.message).toContain("last words");
  });

  it("that says itself what failed is not counted twice", () => {
    const failed = { ...passed, failures: [{ test: "Cube.Turns", message: "1 != 2" }] };
    expect(withRunnerFailure(failed, { ...crashed, exitCode: 1 })).toEqual(failed);
  });

  it("that crashed is a failure beside those that it reported", () => {
    const failed = { ...passed, failures: [{ test: "Cube.Turns", message: "1 != 2" }] };
    expect(withRunnerFailure(failed, crashed).failures).toHaveLength(2);
  });
});

describe("GoogleTest's report", () => {
  it("is counted by test", () => {
    const suite = countGoogleTests({
      testsuites: [
        {
          name: "Cube",
          testsuite: [
            { name: "Turns", result: "COMPLETED" },
            { name: "Solves", result: "COMPLETED", failures: [{ failure: "1 != 2" }] },
            { name: "Later", result: "SKIPPED" },
            { name: "DISABLED_Never", result: "SUPPRESSED" },
          ],
        },
        { name: "Tables", testsuite: [{ name: "Counts", result: "COMPLETED" }] },
      ],
    });
    expect(suite).toEqual({
      name: "C++",
      passed: 2,
      skipped: 2,
      failures: [{ test: "Cube.Solves", message: "1 != 2" }],
    });
  });
});

describe("Vitest's report", () => {
  it("is counted by test", () => {
    const suite = countVitestTests("web", {
      testResults: [
        {
          name: "a.test.ts",
          status: "failed",
          message: "",
          assertionResults: [
            { fullName: "adds", status: "passed" },
            { fullName: "subtracts", status: "failed", failureMessages: ["1 != 2"] },
            { fullName: "divides", status: "pending" },
          ],
        },
      ],
    });
    expect(suite).toEqual({
      name: "web",
      passed: 1,
      skipped: 1,
      failures: [{ test: "a.test.ts: subtracts", message: "1 != 2" }],
    });
  });

  it("has a failure for a file that could not be loaded", () => {
    const { failures } = countVitestTests("web", {
      testResults: [
        { name: "a.test.ts", status: "failed", message: "no such module", assertionResults: [] },
      ],
    });
    expect(failures).toEqual([{ test: "a.test.ts", message: "no such module" }]);
  });
});
