// tests/bench/metrics.mjs: its options, what solutions cost, the means that it compares, and how it asks rob-twophase.

import { describe, expect, it } from "vitest";

import { parseMetricOptions } from "../../bench/metric-options.mjs";
import { BenchOptionError } from "../../bench/options.mjs";
import { LINE_BY_LINE, movesIn, ROB_TWOPHASE, startPeer } from "../../bench/peer.mjs";
import { compareCosts, costIn, METRICS } from "../../bench/report/metric-costs.mjs";

describe("the cost of a solution", () => {
  it.each([
    // In htm, qtm, axial-htm and axial-qtm.
    ["", [0, 0, 0, 0]],
    ["R", [1, 1, 1, 1]],
    ["R2 U'", [2, 3, 2, 3]],
    ["R L'", [2, 2, 1, 1]],
    ["R2 L U D2", [4, 6, 2, 4]],
    // Programs that search in quarter turns may write a half turn as two of them.
    ["U U", [1, 2, 1, 2]],
    ["D (U D)", [2, 3, 1, 2]],
    ["(U2 D') (F B2) R", [5, 7, 3, 5]],
    ["U D U'", [1, 1, 1, 1]],
  ])("%s is %j", (text, costs) => {
    expect(METRICS.map((metric) => costIn(movesIn(text), metric))).toEqual(costs);
  });
});

describe("the moves of an answer", () => {
  it.each([
    ["U R2 F' (3)", ["U", "R2", "F'"]],
    ["D (U D') (2)", ["D", "U", "D'"]],
    ["UUUU\tL3 B1", ["L'", "B"]],
    ["10.07ms", []],
    ["Ready!", []],
  ])("%s are %j", (answer, moves) => {
    expect(movesIn(answer)).toEqual(moves);
  });
});

describe("costs are compared", () => {
  it("over the cubes that all have solved", () => {
    const summary = (value: number) => ({ mean: value, median: value, percentile95: value });
    expect(
      compareCosts([
        {
          solver: "ours",
          answers: [
            { inTime: 21, cost: 20, timeMs: 11 },
            { cost: 30, timeMs: 14 },
            { inTime: 19, cost: 19, timeMs: 10 },
          ],
        },
        {
          solver: "theirs",
          answers: [
            { inTime: 22, cost: 22, timeMs: 12 },
            { inTime: 24, cost: 24, timeMs: 12 },
            { timeMs: 12 },
          ],
        },
      ]),
    ).toEqual([
      {
        ...{ solver: "ours", inTime: 2, solved: 3, compared: 1, costInTime: summary(21) },
        cost: { mean: 25, median: 25, percentile95: 29.5 },
        timeMs: { mean: 12.5, median: 12.5, percentile95: 13.85 },
      },
      {
        ...{ solver: "theirs", inTime: 2, solved: 2, compared: 1, costInTime: summary(22) },
        cost: { mean: 23, median: 23, percentile95: 23.9 },
        timeMs: summary(12),
      },
    ]);
  });
});

describe("the options", () => {
  it("ask for all metrics unless they say otherwise", () => {
    expect(parseMetricOptions([])).toMatchObject({
      ...{ metrics: METRICS, timesMs: [10, 100, 1000], count: 20, seed: 1, threads: 1, peers: [] },
    });
  });

  it("give each peer its metric and how it is asked", () => {
    const words = ["--rob-twophase", "qtm=./twophase -m {ms}", "--peer", "htm=solve --ms={ms}"];
    expect(parseMetricOptions(words).peers).toEqual([
      { solver: "peer", metric: "htm", command: "solve --ms={ms}", manner: LINE_BY_LINE },
      {
        solver: "rob-twophase",
        metric: "qtm",
        command: "./twophase -m {ms}",
        manner: ROB_TWOPHASE,
      },
    ]);
  });

  it.each([
    [["--metric", "miles"]],
    [["--warm-up", "0"]],
    [["--peer", "no command"]],
    [["--peer", "miles=solve {ms}"]],
    [["--rob-twophase", "qtm=./twophase"]],
    [["--juggle"]],
  ])("are refused: %j", (words) => {
    expect(() => parseMetricOptions(words)).toThrow(BenchOptionError);
  });
});

describe("a peer that says when it is ready", () => {
  // It writes what rob-twophase does, with the request in place of the moves.
  const PROGRAM =
    "echo Loading; echo Ready!; while read -r word cube; do echo 0.5ms; " +
    'if [ "$cube" != none ]; then echo "$cube (U D) (3)"; fi; echo Ready!; done';

  it("is asked again and again, also after it has found nothing", async () => {
    const { ask, end } = startPeer(PROGRAM, ROB_TWOPHASE);
    const answers = [await ask("R2"), await ask("none"), await ask("F'")];
    end();
    expect(answers.map(({ moves }) => moves)).toEqual([["R2", "U", "D"], [], ["F'", "U", "D"]]);
    for (const { timeMs } of answers) expect(timeMs).toBeGreaterThan(0);
  });

  it("rejects when the command has ended", async () => {
    await expect(startPeer("echo Loading", ROB_TWOPHASE).ask("R2")).rejects.toThrow("too early");
  });
});
