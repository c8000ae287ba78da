// `npm test` counts what other programs report. A suite that crashed, hung or ran nothing must never
// look like one that passed.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { projectDirectory } from "../../../web/build/directories.mjs";
import { countGoogleTests } from "../../../web/build/test/google-test.mjs";
import ProgressReporter, {
  PROGRESS_PATH_VARIABLE,
} from "../../../web/build/test/progress-reporter.mjs";
import { listSlowestFiles } from "../../../web/build/test/slowest-files.mjs";
import { withRunnerFailure } from "../../../web/build/test/suite-result.mjs";
import { countVitestTests } from "../../../web/build/test/vitest.mjs";

const succeeded = { exitCode: 0, ending: "exit status 0", output: "" };
const crashed = { exitCode: -1, ending: "SIGSEGV after 3 s", output: "last words" };

describe("a runner", () => {
  const passed = { name: "C++", passed: 2, skipped: 0, failures: [], files: [] };

  it("that passed keeps its counts", () => {
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

  it("that reports its own failures is not counted as another one", () => {
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
    const cubeFile = join(projectDirectory, "tests/cpp/cube_test.cpp");
    const tablesFile = join(projectDirectory, "tests/cpp/tables_test.cpp");
    const failures = [{ failure: "1 != 2" }];
    const suite = countGoogleTests({
      testsuites: [
        {
          name: "Cube",
          testsuite: [
            { name: "Turns", result: "COMPLETED", time: "0.25s", file: cubeFile },
            { ...{ name: "Solves", result: "COMPLETED", time: "1.5s", file: cubeFile }, failures },
            { name: "Later", result: "SKIPPED", time: "0s", file: cubeFile },
            { name: "DISABLED_Never", result: "SUPPRESSED", time: "0s", file: cubeFile },
          ],
        },
        {
          name: "Tables",
          testsuite: [{ name: "Counts", result: "COMPLETED", time: "0s", file: tablesFile }],
        },
      ],
    });
    expect(suite).toEqual({
      name: "C++",
      passed: 2,
      skipped: 2,
      failures: [{ test: "Cube.Solves", message: "1 != 2" }],
      files: [
        { path: "tests/cpp/cube_test.cpp", timeMs: 1750 },
        { path: "tests/cpp/tables_test.cpp", timeMs: 0 },
      ],
    });
  });
});

describe("Vitest's report", () => {
  it("is counted by test", () => {
    const suite = countVitestTests("web", {
      testResults: [
        {
          name: join(projectDirectory, "tests/web/a.test.ts"),
          status: "failed",
          message: "",
          ...{ startTime: 1_000, endTime: 1_250 },
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
      failures: [{ test: "tests/web/a.test.ts: subtracts", message: "1 != 2" }],
      files: [{ path: "tests/web/a.test.ts", timeMs: 250 }],
    });
  });

  it("has a failure for a file that could not be loaded", () => {
    const { failures } = countVitestTests("web", {
      testResults: [
        {
          ...{ name: "a.test.ts", status: "failed", message: "no such module" },
          ...{ startTime: 0, endTime: 0, assertionResults: [] },
        },
      ],
    });
    expect(failures).toEqual([{ test: "a.test.ts", message: "no such module" }]);
  });

  it("says where to read about a hook that failed, of which the report tells nothing", () => {
    const passed = { fullName: "adds", status: "passed" };
    const file = { name: "a.test.ts", status: "failed", message: "", assertionResults: [passed] };
    const { failures } = countVitestTests("web", {
      testResults: [{ ...file, startTime: 0, endTime: 0 }],
    });
    expect(failures).toHaveLength(1);
    expect(failures[0]!.message).toContain("build/reports/web.txt");
  });
});

describe("the slowest files", () => {
  const suite = (name: string, timesMs: number[]) => ({
    ...{ name, passed: 1, skipped: 0, failures: [] },
    files: timesMs.map((timeMs) => ({ path: `${name}/${timeMs}.ts`, timeMs })),
  });

  it("of all suites come in the order of their times", () => {
    const suites = [suite("web", [40, 12_340]), suite("C++", [900]), suite("broken", [])];
    expect(listSlowestFiles(suites).map((line) => line.trim())).toEqual([
      "12.3 s  web/12340.ts (web)",
      "0.9 s  C++/900.ts (C++)",
      "0.0 s  web/40.ts (web)",
    ]);
  });

  it("are at most ten", () => {
    const timesMs = Array.from({ length: 30 }, (_, index) => 1_000 * index);
    const lines = listSlowestFiles([suite("one", timesMs), suite("other", timesMs)]);
    expect(lines).toHaveLength(10);
    expect(lines.at(-1)).toContain("25000.ts");
  });
});

describe("Vitest's progress", () => {
  afterEach(() => vi.restoreAllMocks());

  it("tells of an error outside of tests, which the JSON report leaves out", async () => {
    const directory = await mkdtemp(join(tmpdir(), "cubewright-progress-"));
    const path = join(directory, "progress.txt");
    vi.stubEnv(PROGRESS_PATH_VARIABLE, path);
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const late = { message: "too late", stack: "at a timer" };
    new ProgressReporter().onTestRunEnd([], [late]);
    expect(await readFile(path, "utf8")).toContain(
      "FAILED outside of a test: too late\nat a timer",
    );
    expect(said).toHaveBeenCalledTimes(1);
    await rm(directory, { recursive: true });
  });
});
