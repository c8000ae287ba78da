// Runs one method of an experiment on cube after cube. No measured time includes its start: before the first cube, and
// whenever its worker may have restarted, it solves a cube of a few turns that is not reported.

import { hasStages, type Method } from "../../core/choices";
import { costOf } from "../../core/cost";
import { SOLVED_FACELETS } from "../../core/facelets";
import { applyMoves } from "../../core/moves";
import { SOLVED_POCKET } from "../../core/pocket-stickers";
import type { CubeSolve } from "../../core/solution";
import { type SolveOptions, type Solver, solveCubesByMethod } from "../../engine";
import { type Experiment, solveOptionsOf } from "../experiment/experiment";
import type { MethodSettings } from "../experiment/method-settings";
import type { SourceCube } from "./cube-source";
import { GIVEN_UP, type Trial } from "./trials";

/** When a method found a better solution. */
export interface Improvement {
  timeUs: number;
  /** What it costs in the metric of the experiment. */
  turns: number;
}

export interface ImprovedTrial {
  trial: Trial;
  improvements: readonly Improvement[];
}

type TriedCube = Pick<SourceCube, "facelets" | "written">;

/** What methods need of a solver. */
export interface TrialSolver {
  solve(text: string, options: SolveOptions): Promise<CubeSolve>;
  /** @param cubes in normal form */
  solveCubes(cubes: readonly string[], options: SolveOptions): Promise<readonly CubeSolve[]>;
}

/** Solves many cubes at once where a method is quick. */
export function trialSolverOf(solver: Solver): TrialSolver {
  return {
    solve: (text, options) => solver.solve(text, options),
    solveCubes: (cubes, options) => solveCubesByMethod(solver, cubes, options),
  };
}

// A cube that crashes its worker every time must not be tried forever.
const MOST_CRASHES_OF_A_CUBE = 2;
// A worker ends after a minute without work (web/engine/solver/module-worker.ts).
const WARM_MS = 50_000;
const FEW_POSITIONS = 1000;

export class MethodTrials {
  readonly #solver: TrialSolver;
  readonly #settings: MethodSettings;
  readonly #experiment: Experiment;
  readonly #onCrash: () => void;
  #warmUntilMs = 0;

  /** @param onCrash is called when a worker has died; its cubes are solved again */
  constructor(
    solver: TrialSolver,
    settings: MethodSettings,
    experiment: Experiment,
    onCrash: () => void,
  ) {
    this.#solver = solver;
    this.#settings = settings;
    this.#experiment = experiment;
    this.#onCrash = onCrash;
  }

  /**
   * Solves cubes.
   * @throws SolverError ("worker-crashed" only after several crashes); AbortError.
   */
  async solve(cubes: readonly TriedCube[], signal: AbortSignal): Promise<readonly ImprovedTrial[]> {
    for (let crashes = 0; ; ++crashes) {
      try {
        if (performance.now() >= this.#warmUntilMs) await this.#warmUp(signal);
        const trials = await this.#try(cubes, signal);
        this.#warmUntilMs = performance.now() + WARM_MS;
        return trials;
      } catch (error) {
        if (codeOf(error) !== "worker-crashed" || crashes === MOST_CRASHES_OF_A_CUBE) throw error;
        this.#warmUntilMs = 0;
        this.#onCrash();
      }
    }
  }

  async #warmUp(signal: AbortSignal): Promise<void> {
    const { puzzle } = this.#experiment;
    const { maxLength: _length, maxNodes: _nodes, timeMs: _time, ...settings } = this.#settings;
    const isPocket = puzzle === "2x2x2";
    const cube = applyMoves(isPocket ? SOLVED_POCKET : SOLVED_FACELETS, ["R", "U", "F"]);
    const options = solveOptionsOf(settings, this.#experiment);
    const isLong = !isPocket && !hasStages(settings.method);
    const limit = isLong ? { maxNodes: FEW_POSITIONS } : {};
    try {
      await this.#solver.solve(cube, { ...options, ...limit, signal });
    } catch (error) {
      if (codeOf(error) !== "time") throw error;
    }
  }

  async #try(cubes: readonly TriedCube[], signal: AbortSignal): Promise<readonly ImprovedTrial[]> {
    const { method } = this.#settings;
    const options = { ...solveOptionsOf(this.#settings, this.#experiment), signal };
    // Which face has the colour of `cross` depends on how a cube is written.
    const areUsual = cubes.every(({ written }) => written === undefined);
    if (cubes.length > 1 && areUsual && isQuick(method, this.#experiment)) {
      const facelets = cubes.map((cube) => cube.facelets);
      const solves = await this.#solver.solveCubes(facelets, options);
      return solves.map((solve) => ({ trial: this.#trialOf(solve), improvements: [] }));
    }
    const trials: ImprovedTrial[] = [];
    for (const { facelets, written = facelets } of cubes) {
      trials.push(await this.#solveOne(written, options));
    }
    return trials;
  }

  async #solveOne(text: string, options: SolveOptions): Promise<ImprovedTrial> {
    const { metric } = this.#experiment;
    const startMs = performance.now();
    const improvements: Improvement[] = [];
    try {
      const solved = await this.#solver.solve(text, {
        ...options,
        onImproved: ({ moves }) =>
          improvements.push({
            timeUs: microseconds(performance.now() - startMs),
            turns: costOf(moves, metric),
          }),
      });
      const trial = this.#trialOf(solved);
      // Messages reach the page late, perhaps after the time that the solve itself measured.
      for (const step of improvements) step.timeUs = Math.min(step.timeUs, trial.timeUs);
      return { trial, improvements };
    } catch (error) {
      if (codeOf(error) !== "time") throw error;
      const timeMs = performance.now() - startMs;
      return {
        trial: this.#trialOf({ cost: undefined, stop: "time", nodes: 0, timeMs, text: "" }),
        improvements: [],
      };
    }
  }

  #trialOf({ cost, stop, nodes, timeMs, text }: CubeSolve): Trial {
    const { label: method } = this.#settings;
    const timeUs = microseconds(timeMs);
    return cost === undefined
      ? { method, stop: GIVEN_UP, timeUs, nodes: 0, moves: "" }
      : { method, stop, turns: cost, timeUs, nodes, moves: text };
  }
}

// Whether the method gives one solution per cube, within a few milliseconds. Evolution takes longer.
function isQuick(method: Method, { puzzle }: Experiment): boolean {
  return puzzle === "2x2x2" || (hasStages(method) && method !== "genetic");
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

function microseconds(timeMs: number): number {
  return Math.round(Math.max(0, timeMs) * 1000);
}
