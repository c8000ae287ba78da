// `npm run bench` in Chromium: that it measures there, and prints what it should.

import { beforeAll, expect, it } from "vitest";

import type { BenchReport } from "../../bench/bench.mjs";
import { TIERS } from "../../bench/options.mjs";
import { isLongRun } from "../long-run";
import { benchReportShape } from "../../bench/report/report-shape";
import { runBenchQuietly } from "../../bench/report/tested-run";

const RUN_TIMEOUT_MS = 600_000;

// Loading the full tables takes each target some seconds, and so does Chromium's report on memory. A
// small run of its own always measures these, and threads.
const tiers = isLongRun ? TIERS : (["mini"] as const);
const targets = isLongRun
  ? (["native", "chromium", "chromium-threads", "page"] as const)
  : (["native", "chromium", "page"] as const);

let report: BenchReport;

beforeAll(async () => {
  ({ report } = await runBenchQuietly([
    ...["--target", targets.join(","), "--tier", tiers.join(",")],
    ...["--parts", "times,start,memory,repairs", "--starts", "1"],
    ...["--count", "3", "--warm-up", "2", "--max-length", "20"],
  ]));
}, RUN_TIMEOUT_MS);

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

it.each(tiers)("visits the same positions in Chromium as natively, %s", (tier) => {
  const native = medianOf("native", tier);
  const chromium = medianOf("chromium", tier);
  expect(chromium.times![0]).toMatchObject({ reached: 3, nodes: native.times![0]!.nodes });
  expect(chromium.yardstick!.checksum).toBe(native.yardstick!.checksum);
});

it.runIf(isLongRun).each(tiers)("solves with threads, %s", (tier) => {
  expect(medianOf("chromium-threads", tier).times![0]).toMatchObject({ reached: 3 });
});

it.runIf(isLongRun)("measures full tables with threads", { timeout: RUN_TIMEOUT_MS }, async () => {
  const { report } = await runBenchQuietly([
    ...["--target", "chromium-threads", "--tier", "full", "--parts", "times"],
    ...["--count", "1", "--warm-up", "0", "--max-length", "20"],
  ]);
  expect(report.targets).toMatchObject([{ name: "chromium-threads", tier: "full", threads: 2 }]);
  const { times } = report.targets[0]!.median;
  expect(times).toMatchObject([{ maxLength: 20, cubes: 1, reached: 1 }]);
});

it("measures that the page becomes usable before it solves", () => {
  const { start } = medianOf("page", "auto");
  for (const visit of ["emptyProfile", "storedTables"]) {
    const usableMs = start![`${visit}UsableMs`]!.mean;
    expect(usableMs).toBeGreaterThan(0);
    expect(start![`${visit}FirstSolutionMs`]!.mean).toBeGreaterThan(usableMs);
  }
});
