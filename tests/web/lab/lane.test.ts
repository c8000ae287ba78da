// One lane of an experiment: workers that die, cubes that are given up, and how many lanes a machine has.

import { describe, expect, it } from "vitest";

import { SolverError } from "../../../web/core/errors";
import { parseMoves } from "../../../web/core/notation";
import type { CubeSolve, SeveralSolution, TableTier } from "../../../web/core/solution";
import type { SolveOptions, Solver } from "../../../web/engine";
import type { Experiment } from "../../../web/lab/experiment/experiment";
import { Lane, prepareMethods } from "../../../web/lab/run/lane";
import type { TrialSolver } from "../../../web/lab/run/method-trials";
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
const SOLVED: CubeSolve = {
  cost: 7,
  stop: "done",
  nodes: 1,
  timeMs: 2.5,
  text: "R U R' U R U2 R'",
};

interface Asked {
  cubes: readonly string[];
  options: SolveOptions;
}

/**
 * A lane whose solver gives these answers in turn, but for the cube that warms it up.
 * @param improvements the solutions that it tells before each answer
 */
function laneWith(
  answers: (Error | CubeSolve)[],
  experiment = EXPERIMENT,
  improvements: readonly string[] = [],
) {
  let crashes = 0;
  const warmedUp: SolveOptions[] = [];
  const asked: Asked[] = [];
  const next = () => {
    const answer = answers.shift()!;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const solver = {
    solve: (cube: string, options: SolveOptions) => {
      if (cube.length > 1) warmedUp.push(options);
      else {
        asked.push({ cubes: [cube], options });
        for (const text of improvements) {
          const { moves } = parseMoves(text);
          options.onImproved?.({ moves, text, length: moves.length } as SeveralSolution);
        }
      }
      return cube.length > 1 ? Promise.resolve(SOLVED) : next();
    },
    solveCubes: (cubes: readonly string[], options: SolveOptions) => {
      asked.push({ cubes, options });
      return Promise.all(cubes.map(next));
    },
  } as TrialSolver;
  const lane = new Lane(
    undefined as unknown as Solver,
    "full",
    experiment,
    () => ++crashes,
    solver,
  );
  const solving = (cubes = ["U"]) =>
    lane.solve(
      cubes.map((facelets, place) => ({ number: place + 1, facelets })),
      new AbortController().signal,
    );
  return { lane, solving, crashes: () => crashes, warmedUp, asked };
}

const crash = () => new SolverError("worker-crashed", "The worker has died.");

describe("a lane", () => {
  it("solves a cube again after its worker has died, and reports the crash", async () => {
    const { solving, crashes, warmedUp } = laneWith([crash(), SOLVED]);
    const [cube] = await solving();
    expect(cube!.trials).toEqual([
      { method: "cfop", stop: "done", turns: 7, timeUs: 2500, nodes: 1, moves: SOLVED.text },
    ]);
    expect(crashes()).toBe(1);
    // The new worker has to start, too.
    expect(warmedUp).toHaveLength(2);
  });

  it("fails if a cube crashes its worker every time", async () => {
    await expect(laneWith([crash(), crash(), crash()]).solving()).rejects.toMatchObject({
      code: "worker-crashed",
    });
  });

  it("counts a cube as given up if its limit has passed", async () => {
    const { solving } = laneWith([new SolverError("time", "The limit passed.")]);
    const trial = (await solving())[0]!.trials[0];
    expect(trial).toMatchObject({ stop: "given-up", nodes: 0, moves: "" });
    expect(trial).not.toHaveProperty("turns");
  });

  it("notes what each better solution costs in the metric of the experiment", async () => {
    const { solving } = laneWith(
      [{ ...SOLVED, cost: 4, text: "R U2 F" }],
      { ...EXPERIMENT, methods: ["two-phase"], metric: "qtm" },
      ["R2 U2 F2", "R U2 F"],
    );
    const [cube] = await solving();
    expect(cube!.improvements[0]!.map(({ turns }) => turns)).toEqual([6, 4]);
    expect(cube!.trials[0]).toMatchObject({ turns: 4 });
  });

  it("warms up each method with an unreported cube, within a short limit", async () => {
    const methods = ["cfop", "two-phase:time-ms=10000"];
    const { solving, warmedUp } = laneWith([SOLVED, SOLVED, SOLVED, SOLVED], {
      ...EXPERIMENT,
      methods,
    });
    expect((await solving())[0]!.trials.map(({ method }) => method)).toEqual(methods);
    await solving();
    expect(warmedUp.map(({ method }) => method)).toEqual(["cfop", "two-phase"]);
    expect(warmedUp[1]!.timeMs).toBeUndefined();
    expect(warmedUp[1]!.maxNodes).toBeLessThan(10_000);
  });

  it("solves cubes one by one as they were written, where faces have other colours", async () => {
    const { lane, asked } = laneWith([SOLVED, SOLVED]);
    const cubes = [
      { number: 1, facelets: "U" },
      { number: 2, facelets: "R", written: "F" },
    ];
    const solved = await lane.solve(cubes, new AbortController().signal);
    expect(asked.map((each) => each.cubes)).toEqual([["U"], ["F"]]);
    expect(solved.map(({ facelets }) => facelets)).toEqual(["U", "R"]);
  });

  it("solves quick cubes in growing batches", async () => {
    const { lane, solving, asked } = laneWith(Array.from({ length: 9 }, () => SOLVED));
    expect(lane.cubesAtOnce).toBe(1);
    await solving();
    expect(lane.cubesAtOnce).toBe(4);
    expect((await solving(["U", "R", "F"])).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(asked.map(({ cubes }) => cubes)).toEqual([["U"], ["U", "R", "F"]]);
  });

  it("has evolution solve each cube by itself, with its population", async () => {
    const experiment = { ...EXPERIMENT, methods: ["genetic:population=layers"] };
    const { solving, asked } = laneWith([SOLVED, SOLVED], experiment);
    await solving(["U", "R"]);
    expect(asked.map(({ cubes }) => cubes)).toEqual([["U"], ["R"]]);
    expect(asked.map(({ options }) => options.population)).toEqual(["layers", "layers"]);
  });
});

describe("the tables of an experiment", () => {
  async function prepared(experiment: Experiment, tier: TableTier) {
    const asked: unknown[] = [];
    const solver = {
      prepare: (method: string, { puzzle, metric }: SolveOptions) => {
        asked.push([method, puzzle, metric]);
        return Promise.resolve();
      },
    } as Pick<Solver, "prepare">;
    const { signal } = new AbortController();
    await prepareMethods(solver, experiment, tier, { signal, onProgress: () => undefined });
    return asked;
  }

  it("are those of its metric", async () => {
    const experiment: Experiment = {
      ...EXPERIMENT,
      methods: ["optimal", "two-phase:max-length=30", "two-phase"],
      metric: "qtm",
    };
    expect(await prepared(experiment, "mini")).toEqual([
      ["optimal", "3x3x3", "qtm"],
      ["two-phase", "3x3x3", "qtm"],
    ]);
  });

  it("are not loaded for two-phase with its small ones", async () => {
    const experiment = { ...EXPERIMENT, methods: ["two-phase", "korf"] };
    expect(await prepared(experiment, "mini")).toEqual([["korf", "3x3x3", "htm"]]);
    expect(await prepared(experiment, "full")).toHaveLength(2);
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
  it("is estimated from the last half minute, and not shown too early", () => {
    const left = new TimeLeft();
    left.begin(0, 0);
    expect(left.tell(1_000, 100, 1_000)).toBeUndefined();
    expect(left.tell(2_000, 200, 1_000)).toBe(8_000);
    expect(left.tell(3_000, 300, undefined)).toBeUndefined();
    // It has slowed down since.
    for (let second = 4; second <= 40; ++second) left.tell(second * 1_000, 300, 1_000);
    expect(left.tell(41_000, 330, 1_000)).toBeGreaterThan(300_000);
  });

  it("is estimated from the last few cubes if each takes longer than half a minute", () => {
    const left = new TimeLeft();
    left.begin(0, 0);
    const told = [1, 2, 3, 4, 5].map((cube) => left.tell(cube * 60_000, cube, 10));
    expect(told).toEqual([undefined, undefined, 420_000, 360_000, 300_000]);
  });
});
