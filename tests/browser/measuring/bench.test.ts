// `npm run bench` in Chromium: that it measures there, and gives what it says.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it, vi } from "vitest";

import { runBench, type BenchReport } from "../../bench/bench.mjs";
import { parseBenchOptions, TIERS } from "../../bench/options.mjs";
import { isLongRun } from "../long-run";
import { benchReportShape } from "../../bench/report/report-shape";

// The full tables of each target take some seconds, and so does the memory that Chromium tells of.
const tiers = isLongRun ? TIERS : (["mini"] as const);
const targets = isLongRun
  ? (["native", "chromium", "chromium-threads", "page"] as const)
  : (["native", "chromium", "page"] as const);

let scratch: string;
let report: BenchReport;

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), "cubewright-bench-test-"));
  const output = join(scratch, "bench.json");
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  await runBench(
    parseBenchOptions([
      ...[
        "--target",
        targets.join(","),
        "--tier",
        tiers.join(","),
        "--parts",
        "times,start,memory",
      ],
      ...["--count", "3", "--warm-up", "2", "--max-length", "20", "--starts", "1"],
      ...["--output", output],
    ]),
  ).finally(() => vi.restoreAllMocks());
  report = JSON.parse(readFileSync(output, "utf8")) as BenchReport;
}, 600_000);

afterAll(() => {
  rmSync(scratch, { recursive: true });
});

it("gives JSON of the documented shape", () => {
  expect(report).toEqual(
    benchReportShape({
      targets: [...targets],
      tiers: [...tiers],
      lengths: 0,
      peers: 0,
      rounds: 1,
    }),
  );
});

function medianOf(name: string, tier: string) {
  return report.targets.find((target) => target.name === name && target.tier === tier)!.median;
}

it.each(tiers)("visits the positions that the native search visits, %s", (tier) => {
  const native = medianOf("native", tier);
  const chromium = medianOf("chromium", tier);
  expect(chromium.times![0]).toMatchObject({ reached: 3, nodes: native.times![0]!.nodes });
  expect(chromium.yardstick!.checksum).toBe(native.yardstick!.checksum);
});

it.runIf(isLongRun).each(tiers)("solves with threads, %s", (tier) => {
  expect(medianOf("chromium-threads", tier).times![0]).toMatchObject({ reached: 3 });
});

it("sees the page become usable before it solves", () => {
  const { start } = medianOf("page", "auto");
  for (const visit of ["emptyProfile", "storedTables"]) {
    const usableMs = start![`${visit}UsableMs`]!.mean;
    expect(usableMs).toBeGreaterThan(0);
    expect(start![`${visit}FirstSolutionMs`]!.mean).toBeGreaterThan(usableMs);
  }
});
