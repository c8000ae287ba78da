// One lane of an experiment: workers that die, cubes that are given up, and how many lanes a machine has.

import { describe, expect, it } from "vitest";

import { SolverError } from "../../../web/core/errors";
import type { Solver } from "../../../web/engine";
import type { Experiment } from "../../../web/lab/experiment/experiment";
import { Lane } from "../../../web/lab/run/lane";
import { laneCount } from "../../../web/lab/run/lane-count";
import { TimeLeft } from "../../../web/lab/run/time-left";

const EXPERIMENT: Experiment = {
  puzzle: "3x3x3",
  methods: ["cfop"],
  metric: "htm",
  cubes: { kind: "random", count: 1 },
  seed: 1,
  limit: { kind: "none" },
};
const SOLVED = { cost: 7, stop: "done", nodes: 1, timeMs: 2.5, text: "R U R' U R U2 R'" };

/** A lane whose solver gives these answers in turn. */
function laneWith(answers: (Error | typeof SOLVED)[]) {
  let crashes = 0;
  const solve = () => {
    const answer = answers.shift()!;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const solver = { solve } as unknown as Solver;
  const lane = new Lane(solver, "full", EXPERIMENT, () => ++crashes);
  const solving = () => lane.solve({ number: 1, facelets: "U" }, new AbortController().signal);
  return { solving, crashes: () => crashes };
}

const crash = () => new SolverError("worker-crashed", "The worker has died.");

describe("a lane", () => {
  it("solves a cube again whose worker has died, and tells of it", async () => {
    const { solving, crashes } = laneWith([crash(), SOLVED]);
    expect((await solving()).trials).toEqual([
      { method: "cfop", stop: "done", turns: 7, timeUs: 2500, nodes: 1, moves: SOLVED.text },
    ]);
    expect(crashes()).toBe(1);
  });

  it("does not go on without end with a cube that kills its worker each time", async () => {
    await expect(laneWith([crash(), crash(), crash()]).solving()).rejects.toMatchObject({
      code: "worker-crashed",
    });
  });

  it("counts a cube as given up whose limit has passed", async () => {
    const { solving } = laneWith([new SolverError("time", "The limit passed.")]);
    const [trial] = (await solving()).trials;
    expect(trial).toMatchObject({ stop: "given-up", nodes: 0, moves: "" });
    expect(trial).not.toHaveProperty("turns");
  });
});

describe("lanes", () => {
  it("are as many as processors, unless memory is short", () => {
    const big = { processors: 4, memoryGb: 8 };
    expect(laneCount(EXPERIMENT, big)).toBe(4);
    expect(laneCount(EXPERIMENT, { processors: 64, memoryGb: 8 })).toBe(8);
    const heavy = { ...EXPERIMENT, methods: ["two-phase", "optimal", "korf"] };
    expect(laneCount(heavy, { processors: 4, memoryGb: 2 })).toBe(1);
    expect(laneCount(heavy, { processors: 4, memoryGb: 0.5 })).toBe(1);
    expect(laneCount(heavy, { processors: 4, memoryGb: undefined })).toBe(1);
  });
});

describe("the time that is left", () => {
  it("is that of the last half minute, and not told too early", () => {
    const left = new TimeLeft();
    left.begin(0, 0);
    expect(left.tell(1_000, 100, 1_000)).toBeUndefined();
    expect(left.tell(2_000, 200, 1_000)).toBe(8_000);
    expect(left.tell(3_000, 300, undefined)).toBeUndefined();
    // It has become slower since.
    for (let second = 4; second <= 40; ++second) left.tell(second * 1_000, 300, 1_000);
    expect(left.tell(41_000, 330, 1_000)).toBeGreaterThan(300_000);
  });
});
