// `npm run bench` in Chromium: that it measures there, and gives what it says.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it, vi } from "vitest";

import { runBench, type BenchReport } from "../../bench/bench.mjs";
import { parseBenchOptions, TIERS } from "../../bench/options.mjs";
import { benchReportShape } from "../../bench/report-shape";

let scratch: string;
let report: BenchReport;

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), "cubewright-bench-test-"));
  const output = join(scratch, "bench.json");
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  await runBench(
    parseBenchOptions([
      ...["--target", "native,chromium,chromium-threads,page", "--count", "3", "--warm-up", "2"],
      ...["--max-length", "20", "--starts", "1", "--parts", "times,start,memory"],
      ...["--output", output],
    ]),
  );
  vi.restoreAllMocks();
  report = JSON.parse(readFileSync(output, "utf8")) as BenchReport;
}, 600_000);

afterAll(() => {
  rmSync(scratch, { recursive: true });
});

it("gives JSON of the documented shape", () => {
  const targets = ["native", "chromium", "chromium-threads", "page"] as const;
  expect(report).toEqual(
    benchReportShape({
      targets: [...targets],
      tiers: ["full", "mini"],
      lengths: 0,
      peers: 0,
      rounds: 1,
    }),
  );
});

it.each(TIERS)("visits the positions that the native search visits, %s", (tier) => {
  const [native, chromium, threads] = report.targets
    .filter((target) => target.tier === tier)
    .map(({ median }) => median);
  expect(chromium!.times![0]).toMatchObject({ reached: 3, nodes: native!.times![0]!.nodes });
  expect(threads!.times![0]).toMatchObject({ reached: 3 });
  expect(chromium!.yardstick!.checksum).toBe(native!.yardstick!.checksum);
});

it("sees the page become usable before it solves", () => {
  const { start } = report.targets.at(-1)!.median;
  for (const visit of ["emptyProfile", "storedTables"]) {
    const usableMs = start![`${visit}UsableMs`]!.mean;
    expect(usableMs).toBeGreaterThan(0);
    expect(start![`${visit}FirstSolutionMs`]!.mean).toBeGreaterThan(usableMs);
  }
});
