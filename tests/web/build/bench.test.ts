// `npm run bench`: its statistics, its options, and a small run of it natively and under Node.js.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { cubewrightCommand, tablesDirectory } from "../../../web/build/directories.mjs";
import type { CubewrightModule } from "../../../wasm/cubewright";
import type { BenchReport, Measurements } from "../../bench/bench.mjs";
import { measureLengths, measureTimes, warmUp } from "../../bench/bundle-measurement.mjs";
import {
  BenchOptionError,
  PARTS,
  parseBenchOptions,
  TARGETS,
  TIERS,
  type TargetName,
  type Tier,
} from "../../bench/options.mjs";
import { compareTargets } from "../../bench/report/ratios.mjs";
import { benchReportShape, POCKET_SHAPE } from "../../bench/report/report-shape";
import { medianOfRounds, summarize } from "../../bench/report/statistics.mjs";
import { runBenchQuietly } from "../../bench/report/tested-run";
import type * as targets from "../../bench/targets/targets.mjs";

const RUN_TIMEOUT_MS = 1_200_000;
const isLongRun = process.env.CUBEWRIGHT_LONG === "1";
// A run starts many processes, and with the full tables each loads 63 MB of them first. A small run of
// its own measures these, and threads, every time.
const RUN_TIERS: readonly Tier[] = isLongRun ? TIERS : ["mini"];
const RUN_TARGETS: TargetName[] = isLongRun
  ? ["native", "node", "node-threads"]
  : ["native", "node"];
const FULL_TABLES_BYTES = 63_128_703;

// The yardstick goes before each part, and takes longer than most of them: the usual run measures it once
// for each target, and gives the same figures again.
vi.mock("../../bench/targets/targets.mjs", async (importOriginal) => {
  const original = await importOriginal<typeof targets>();
  if (process.env.CUBEWRIGHT_LONG === "1") return original;
  const yardsticks = new Map<string, Promise<Record<string, unknown>>>();
  return {
    makeTargets: (...given: Parameters<typeof original.makeTargets>) =>
      original.makeTargets(...given).map((target) => ({
        ...target,
        measure: (...asked: Parameters<typeof target.measure>) => {
          if (asked[0] !== "yardstick") return target.measure(...asked);
          const kept = yardsticks.get(target.name) ?? target.measure(...asked);
          yardsticks.set(target.name, kept);
          return kept;
        },
      })),
  };
});

describe("the statistics", () => {
  // The same values and figures as in tests/cpp/cli/statistics_test.cpp.
  it.each([
    [[40, 15, 50, 20, 35], { mean: 32, median: 35, percentile95: 48 }],
    [[4, 1, 3, 2], { mean: 2.5, median: 2.5, percentile95: 3.85 }],
    [[7], { mean: 7, median: 7, percentile95: 7 }],
    [[], { mean: 0, median: 0, percentile95: 0 }],
  ])("of %j are %j", (values, { mean, median, percentile95 }) => {
    const summary = summarize(values);
    expect(summary.mean).toBeCloseTo(mean, 12);
    expect(summary.median).toBeCloseTo(median, 12);
    expect(summary.percentile95).toBeCloseTo(percentile95, 12);
  });

  it("take each figure's own median over several rounds", () => {
    const round = (first: number, second: number) => ({
      name: "node",
      times: [{ mean: first }, { mean: second }],
    });
    expect(medianOfRounds([round(1, 60), round(3, 40), round(2, 80)])).toEqual(round(2, 60));
  });

  it("compare targets within each round", () => {
    const time = (mean: number, meanProcessorTimeMs: number, nodes: number) => ({
      ...{ maxLength: 20, cubes: 1, reached: 1, meanLength: 20, nodes, meanProcessorTimeMs },
      timeMs: { mean, median: mean, percentile95: mean },
    });
    const rounds = (...times: ReturnType<typeof time>[]) =>
      times.map((each) => ({ times: [each] }));
    // The machine was twice as slow in the second round, and busy with something else in the third.
    const ratios = compareTargets([
      { name: "native", tier: "full", rounds: rounds(time(1, 1, 9), time(2, 2, 9), time(1, 1, 9)) },
      {
        name: "node",
        tier: "full",
        rounds: rounds(time(1.5, 1.2, 9), time(3, 2.4, 9), time(9, 1.2, 9)),
      },
      {
        name: "node-threads",
        tier: "full",
        rounds: rounds(time(1, 2, 8), time(2, 4, 9), time(1, 2, 9)),
      },
    ]);
    const [ofBundle, ofThreads, ...others] = ratios;
    expect(ofBundle).toMatchObject({ target: "node", base: "native", maxLength: 20 });
    expect(ofBundle?.time).toBeCloseTo(1.5, 12);
    expect(ofBundle?.processorTime).toBeCloseTo(1.2, 12);
    expect(ofBundle?.sameNodes).toBe(true);
    expect(ofThreads).toMatchObject({ target: "node-threads", base: "node", sameNodes: false });
    expect(others).toEqual([]);
  });
});

describe("a bundle", () => {
  let nowMs = 0;

  beforeAll(() => {
    vi.spyOn(performance, "now").mockImplementation(() => nowMs);
  });

  afterAll(() => {
    vi.restoreAllMocks();
  });

  /** Solutions of `length` moves, each found `atMs` milliseconds after the search began. */
  type Course = { atMs: number; length: number }[];

  /** Each step takes a millisecond, and visits a position. */
  function bundleFinding(courses: Record<string, Course>): CubewrightModule {
    let [course, startMs, nodes, maxLength]: [Course, number, number, number] = [[], 0, 0, 0];
    return {
      startSearch(facelets: string, maximum: number) {
        [course, startMs, nodes, maxLength] = [courses[facelets]!, nowMs, 0, maximum];
        return true;
      },
      stepSearch() {
        nowMs += 1;
        nodes += 1;
        const length = course.findLast(({ atMs }) => startMs + atMs <= nowMs)?.length ?? -1;
        const isShort = length >= 0 && length <= maxLength;
        const state = isShort ? "target" : "running";
        return { state, length, lowerBound: 0, nodes, tier: "full" };
      },
      cancelSearch: () => undefined,
      bestSolution: () => "",
    } as Partial<CubewrightModule> as CubewrightModule;
  }

  const early = [
    { atMs: 4, length: 22 },
    { atMs: 40, length: 20 },
  ];
  const late = [{ atMs: 12, length: 21 }];
  const workload = {
    ...{ cubes: ["early", "late"], warmUpSearches: 0, threads: 1, tier: "full" as const },
    ...{ maxLengths: [21, 20], timesMs: [3, 10, 50], limitMs: 100 },
  };

  it("is measured until it has a solution of each length, or is given up", () => {
    expect(measureTimes(bundleFinding({ early, late }), workload)).toEqual([
      {
        ...{ maxLength: 21, cubes: 2, reached: 2, meanLength: 20.5, nodes: 52 },
        timeMs: { mean: 26, median: 26, percentile95: 12 + 0.95 * 28 },
      },
      {
        ...{ maxLength: 20, cubes: 2, reached: 1, meanLength: 20.5, nodes: 140 },
        timeMs: { mean: 70, median: 70, percentile95: 40 + 0.95 * 60 },
      },
    ]);
  });

  it("is measured by the length of its best solution at each time", () => {
    const summary = (mean: number, percentile95: number) => ({ mean, median: mean, percentile95 });
    expect(measureLengths(bundleFinding({ early, late }), workload)).toEqual([
      { timeMs: 3, solved: 0, length: summary(0, 0) },
      { timeMs: 10, solved: 1, length: summary(22, 22) },
      { timeMs: 50, solved: 2, length: summary(20.5, 20.95) },
    ]);
  });

  it("is warmed up by as many searches as asked for, every tenth of them a hard one", () => {
    const module = bundleFinding({ early: [{ atMs: 1, length: 19 }], late: early });
    const startSearch = vi.spyOn(module, "startSearch");
    warmUp(module, { ...workload, warmUpSearches: 12, maxLengths: [20, 19] });
    expect(startSearch.mock.calls.map(([facelets]) => facelets).slice(0, 3)).toEqual([
      ...["early", "late", "early"],
    ]);
    expect(startSearch.mock.calls.map(([, maxLength]) => maxLength)).toEqual([
      ...[19, 21, 21, 21, 21, 21, 21, 21, 21, 21, 19, 21],
    ]);
  });
});

describe("the options", () => {
  it("ask for everything unless they say otherwise", () => {
    expect(parseBenchOptions([])).toMatchObject({
      targets: TARGETS,
      parts: PARTS,
      count: 20,
      seed: 1,
      tiers: TIERS,
      maxLengths: { full: [21, 20, 19], mini: [21, 20] },
      timesMs: [10, 100, 1000],
    });
  });

  it("take lists, separated by commas or given repeatedly", () => {
    const words = "--target node,native --parts times --parts start --max-length 20,18";
    expect(parseBenchOptions(words.split(" "))).toMatchObject({
      targets: ["native", "node"],
      parts: ["times", "start"],
      maxLengths: { full: [20, 18], mini: [20, 18] },
    });
  });

  it("keep an equals sign of a peer's command", () => {
    expect(parseBenchOptions(["--peer", "mine=solve --depth=20"]).peers).toEqual([
      { name: "mine", command: "solve --depth=20" },
    ]);
  });

  it.each([
    [["--target", "abacus"]],
    [["--parts", ""]],
    [["--count", "0"]],
    [["--count", "1.5"]],
    [["--time-ms", "10,x"]],
    [["--peer", "no command"]],
    [["--juggle"]],
    [["cubes.txt"]],
  ])("are refused: %j", (words) => {
    expect(() => parseBenchOptions(words)).toThrow(BenchOptionError);
  });
});

describe.each(RUN_TIERS)("a run with tables: %s", (tier) => {
  let scratch: string;
  let report: BenchReport;
  let printed: string;

  beforeAll(async () => {
    scratch = mkdtempSync(join(tmpdir(), "cubewright-bench-cubes-"));
    const cubes = join(scratch, "cubes");
    // Facelets, moves, and lines to skip.
    writeFileSync(
      cubes,
      "# three cubes\nDLBLULBBLBFRURDRBRLDUFFRRUBDFURDLLUULUDDLRFBFDDFFBRFBU\t18\r\n\n" +
        "R U R' U'\n\tnothing\nF2 L' D B2 U R F' L2 D' B R2 U' F D2 L B' R U2 F L'\n",
    );
    const ours =
      `ours=${cubewrightCommand} solve --tables ${tablesDirectory} ` +
      "--threads 1 --max-length 20";
    ({ report, printed } = await runBenchQuietly([
      ...["--target", RUN_TARGETS.join(","), "--cubes", cubes, "--max-length", "20"],
      ...["--parts", "times,lengths,start,memory,repairs", "--time-ms", "5,20", "--warm-up", "2"],
      ...["--tier", tier, "--starts", "1"],
      ...["--peer", ours],
    ]));
  }, RUN_TIMEOUT_MS);

  afterAll(() => {
    rmSync(scratch, { recursive: true });
  });

  it("gives JSON of the documented shape", () => {
    expect(report).toEqual(
      benchReportShape({
        targets: RUN_TARGETS,
        tiers: [tier],
        lengths: 2,
        peers: 1,
        rounds: 1,
      }),
    );
    expect(report.cubes.count).toBe(3);
  });

  function medianOf(name: string): Measurements {
    return report.targets.find((target) => target.name === name)!.median;
  }

  it("solves each cube in the same way natively and in the bundle", () => {
    const [native] = medianOf("native").times!;
    expect(native).toMatchObject({ maxLength: 20, cubes: 3, reached: 3 });
    // One of them takes four moves. The two others hardly take fewer than sixteen.
    expect(native!.meanLength).toBeGreaterThanOrEqual((4 + 16 + 16) / 3);
    expect(native!.meanLength).toBeLessThanOrEqual((4 + 20 + 20) / 3);
    const { nodes, meanLength } = native!;
    const [node] = medianOf("node").times!;
    expect(node).toMatchObject({ nodes, meanLength, reached: 3 });
    const ratio = report.ratios.find((each) => each.target === "node");
    expect(ratio).toMatchObject({ base: "native", sameNodes: true });
    expect(ratio!.time).toBeGreaterThan(0);
  });

  it("never finds longer solutions in more time", () => {
    for (const { lengths } of report.targets.flatMap(({ rounds }) => rounds)) {
      const [early, late] = lengths!;
      expect(late!.solved).toBeGreaterThanOrEqual(early!.solved);
      if (early!.solved < late!.solved) continue;
      expect(late!.length.mean).toBeLessThanOrEqual(early!.length.mean);
    }
  });

  it("counts the memory of the tables that it uses", () => {
    for (const { name, median } of report.targets) {
      const { residentBytes, heapBytes = Infinity, writtenBytes } = median.memory!;
      const usedBytes = (name === "native" ? residentBytes : writtenBytes)!;
      expect(usedBytes > FULL_TABLES_BYTES).toBe(tier === "full");
      expect(usedBytes).toBeLessThanOrEqual(heapBytes);
    }
  });

  it("does the same work with the yardstick on every target", () => {
    const checksums = report.targets.map(({ median }) => median.yardstick!.checksum);
    expect(new Set(checksums)).toEqual(new Set([1_387_538_508]));
  });

  it("asks a peer for the same cubes, and checks its answers", () => {
    const [{ median }] = report.peers as [(typeof report.peers)[0]];
    expect(median).toMatchObject({ cubes: 3, solved: 3 });
    expect(median.length.mean).toBeCloseTo(report.targets[0]!.median.times![0]!.meanLength, 12);
  });

  it("prints the figures of the JSON as tables", () => {
    for (const { name, median } of report.targets) {
      const { timeMs } = median.times![0]!;
      const { mean, median: middle, percentile95 } = timeMs;
      const figures = [mean, middle, percentile95].map((value) => value.toFixed(3)).join(" +");
      const row = `^ +${name} +${tier} +\\d +<= 20 +3/3 +${figures} `;
      expect(printed).toMatch(new RegExp(row, "m"));
    }
    expect(printed).toMatch(/^ +ours +3\/3 /m);
  });
});

it("measures in rounds, and gives their median", { timeout: RUN_TIMEOUT_MS }, async () => {
  const { report } = await runBenchQuietly([
    ...["--target", "native", "--tier", "mini", "--parts", "times", "--rounds", "2"],
    ...["--count", "1", "--warm-up", "0", "--max-length", "20"],
  ]);
  const [{ rounds, median }] = report.targets as [(typeof report.targets)[0]];
  expect(rounds).toHaveLength(2);
  const [first, second] = rounds.map(({ times }) => times![0]!.timeMs.mean);
  expect(median.times![0]!.timeMs.mean).toBeCloseTo((first! + second!) / 2, 9);
});

it("measures the 2x2x2, by its own bundle", { timeout: RUN_TIMEOUT_MS }, async () => {
  const { report, printed } = await runBenchQuietly([
    ...["--target", "node", "--tier", "full", "--parts", "pocket", "--count", "1"],
  ]);
  const { pocket } = report.targets[0]!.median;
  expect(pocket).toEqual({ ...POCKET_SHAPE, cubes: 50 });
  const { instantiateMs, preparedMs, firstSolutionMs, tablesBytes, heapBytes } = pocket!;
  expect(instantiateMs).toBeGreaterThan(0);
  expect(preparedMs).toBeGreaterThan(instantiateMs);
  expect(firstSolutionMs).toBeGreaterThan(preparedMs);
  // The average over all positions is 8.8.
  expect(pocket!.meanLength).toBeGreaterThan(8);
  expect(pocket!.meanLength).toBeLessThanOrEqual(11);
  // Half a byte for each of 3,674,160 positions, in half turns and in quarter turns.
  expect(tablesBytes).toBeGreaterThan(3_674_160);
  expect(heapBytes).toBeGreaterThan(tablesBytes);
  expect(printed).toContain("The 2x2x2:");
});

it.runIf(isLongRun)("measures full tables with threads", { timeout: RUN_TIMEOUT_MS }, async () => {
  const { report } = await runBenchQuietly([
    ...["--target", "node-threads", "--tier", "full", "--parts", "times,memory"],
    ...["--count", "1", "--warm-up", "0", "--max-length", "20"],
  ]);
  expect(report.targets).toMatchObject([{ name: "node-threads", tier: "full", threads: 2 }]);
  const { times, memory } = report.targets[0]!.median;
  expect(times).toMatchObject([{ maxLength: 20, cubes: 1, reached: 1 }]);
  expect(memory!.writtenBytes).toBeGreaterThan(FULL_TABLES_BYTES);
});
