// `npm run bench` in Chromium: that it measures there, and prints what it should.

import { beforeAll, describe, expect, it } from "vitest";

import type { BenchReport } from "../../bench/bench.mjs";
import { TIERS } from "../../bench/options.mjs";
import { isLongRun } from "../long-run";
import { benchReportShape } from "../../bench/report/report-shape";
import { runBenchQuietly } from "../../bench/report/tested-run";

const RUN_TIMEOUT_MS = 600_000;
const TARGETS = ["native", "chromium", "chromium-threads", "page"] as const;

// In the usual run tests/web/build/bench.test.ts measures in programs alone: a browser takes a minute for it.
describe.runIf(isLongRun)("the benchmark in Chromium", () => {
  let report: BenchReport;

  beforeAll(async () => {
    ({ report } = await runBenchQuietly([
      ...["--target", TARGETS.join(","), "--tier", TIERS.join(",")],
      ...["--parts", "times,start,memory,repairs", "--starts", "1"],
      ...["--count", "3", "--warm-up", "2", "--max-length", "20"],
    ]));
  }, RUN_TIMEOUT_MS);

  function medianOf(name: string, tier: string) {
    return report.targets.find((target) => target.name === name && target.tier === tier)!.median;
  }

  it("gives JSON of the documented shape", () => {
    expect(report).toEqual(
      benchReportShape({
        targets: [...TARGETS],
        tiers: [...TIERS],
        lengths: 0,
        peers: 0,
        rounds: 1,
      }),
    );
  });

  it.each(TIERS)("visits the same positions in Chromium as natively, %s", (tier) => {
    const native = medianOf("native", tier);
    const chromium = medianOf("chromium", tier);
    expect(chromium.times![0]).toMatchObject({ reached: 3, nodes: native.times![0]!.nodes });
    expect(chromium.yardstick!.checksum).toBe(native.yardstick!.checksum);
  });

  it.each(TIERS)("solves with threads, %s", (tier) => {
    expect(medianOf("chromium-threads", tier).times![0]).toMatchObject({ reached: 3 });
  });

  it("measures full tables with threads", { timeout: RUN_TIMEOUT_MS }, async () => {
    const { report: ofThreads } = await runBenchQuietly([
      ...["--target", "chromium-threads", "--tier", "full", "--parts", "times"],
      ...["--count", "1", "--warm-up", "0", "--max-length", "20"],
    ]);
    expect(ofThreads.targets).toMatchObject([
      { name: "chromium-threads", tier: "full", threads: 2 },
    ]);
    const { times } = ofThreads.targets[0]!.median;
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
});
