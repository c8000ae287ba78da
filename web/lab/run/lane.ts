// One cube at a time by all methods of an experiment, with a solver of its own and one thread, so that the moves are
// the same everywhere.

import type { SolverProgress, TableTier } from "../../core/solution";
import { Solver } from "../../engine";
import { type Experiment, plannedMethods, solveOptionsOf } from "../experiment/experiment";
import type { MethodSettings } from "../experiment/method-settings";
import type { SourceCube } from "./cube-source";
import { type CubeTrials, GIVEN_UP, type Trial } from "./trials";

/** When a method found which number of turns. */
export interface Improvement {
  timeUs: number;
  turns: number;
}

/** A cube that is done, with how the solutions became shorter, in the order of the methods. */
export interface SolvedCube extends CubeTrials {
  improvements: readonly (readonly Improvement[])[];
}

export interface LaneOptions {
  baseUrl: string;
  signal: AbortSignal;
  onProgress: (progress: SolverProgress) => void;
  /** Is told that a worker has died; the cube is solved once more. */
  onCrash: () => void;
}

// A cube that ends its worker each time would end it without end.
const MOST_CRASHES_OF_A_CUBE = 2;

export class Lane {
  readonly solver: Solver;
  /** The tables that two-phase searches with. */
  readonly tier: TableTier;
  readonly #experiment: Experiment;
  readonly #methods: readonly MethodSettings[];
  readonly #onCrash: () => void;

  /** @param solver has one thread, and all that the methods need */
  constructor(
    solver: Solver,
    tier: TableTier,
    experiment: Experiment,
    onCrash: LaneOptions["onCrash"] = () => undefined,
  ) {
    this.solver = solver;
    this.tier = tier;
    this.#experiment = experiment;
    this.#methods = plannedMethods(experiment);
    this.#onCrash = onCrash;
  }

  /**
   * Starts a solver, and waits for all that its methods need.
   * @param tier the tables for two-phase
   * @throws SolverError if it cannot be started, "memory" among others; AbortError.
   */
  static async open(experiment: Experiment, tier: TableTier, options: LaneOptions): Promise<Lane> {
    const { baseUrl, signal, onProgress } = options;
    const solver = await Solver.create({ baseUrl, signal, onProgress, tables: tier, threads: 1 });
    try {
      const { puzzle } = experiment;
      const methods = new Set(plannedMethods(experiment).map(({ method }) => method));
      if (tier === "mini") methods.delete("two-phase");
      for (const method of methods) {
        await solver.prepare(method, { puzzle, signal, onProgress });
      }
      return new Lane(solver, tier, experiment, options.onCrash);
    } catch (error) {
      solver.dispose();
      throw error;
    }
  }

  /**
   * Solves a cube by all methods.
   * @throws SolverError, of which "worker-crashed" only if it came several times; AbortError.
   */
  async solve(
    { number, scrambleLength, facelets }: SourceCube,
    signal: AbortSignal,
  ): Promise<SolvedCube> {
    const trials: Trial[] = [];
    const improvements: Improvement[][] = [];
    for (const settings of this.#methods) {
      const steps: Improvement[] = [];
      trials.push(await this.#tryTo(settings, facelets, steps, signal));
      improvements.push(steps);
    }
    const length = scrambleLength === undefined ? {} : { scrambleLength };
    return { number, ...length, facelets, trials, improvements };
  }

  /** Ends the solver and its workers. */
  close(): void {
    this.solver.dispose();
  }

  async #tryTo(
    settings: MethodSettings,
    facelets: string,
    steps: Improvement[],
    signal: AbortSignal,
  ): Promise<Trial> {
    for (let crashes = 0; ; ++crashes) {
      steps.length = 0;
      try {
        return await this.#solveBy(settings, facelets, steps, signal);
      } catch (error) {
        if (codeOf(error) !== "worker-crashed" || crashes === MOST_CRASHES_OF_A_CUBE) throw error;
        this.#onCrash();
      }
    }
  }

  async #solveBy(
    settings: MethodSettings,
    facelets: string,
    steps: Improvement[],
    signal: AbortSignal,
  ): Promise<Trial> {
    const method = settings.label;
    const startMs = performance.now();
    try {
      const { cost, stop, nodes, timeMs, text } = await this.solver.solve(facelets, {
        ...solveOptionsOf(settings, this.#experiment),
        signal,
        onImproved: ({ length }) =>
          steps.push({ timeUs: microseconds(performance.now() - startMs), turns: length }),
      });
      const timeUs = microseconds(timeMs);
      // What the page hears, it hears late.
      for (const step of steps) step.timeUs = Math.min(step.timeUs, timeUs);
      return { method, stop, turns: cost, timeUs, nodes, moves: text };
    } catch (error) {
      if (codeOf(error) !== "time") throw error;
      const timeUs = microseconds(performance.now() - startMs);
      return { method, stop: GIVEN_UP, timeUs, nodes: 0, moves: "" };
    }
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

function microseconds(timeMs: number): number {
  return Math.round(Math.max(0, timeMs) * 1000);
}
