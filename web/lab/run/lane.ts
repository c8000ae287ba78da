// Solves cubes, some at a time, by all methods of an experiment. A lane has its own solver with one thread, so that the
// moves are the same everywhere.

import type { SolverProgress, TableTier } from "../../core/solution";
import { Solver } from "../../engine";
import { type Experiment, plannedMethods, usesTableTiers } from "../experiment/experiment";
import type { SourceCube } from "./cube-source";
import {
  type ImprovedTrial,
  type Improvement,
  MethodTrials,
  type TrialSolver,
  trialSolverOf,
} from "./method-trials";
import type { CubeTrials } from "./trials";

/** A cube that is done, with how the solutions became shorter, in the order of the methods. */
export interface SolvedCube extends CubeTrials {
  improvements: readonly (readonly Improvement[])[];
}

export interface LaneOptions {
  baseUrl: string;
  signal: AbortSignal;
  onProgress: (progress: SolverProgress) => void;
  /** Is called when a worker has died; its cubes are solved again. */
  onCrash: () => void;
}

// A quick method takes less time for a cube than the messages about it do. Its cubes are solved together, but only as
// many as delay neither a pause nor the progress noticeably.
const MOST_CUBES_AT_ONCE = 256;
const AIMED_MS = 250;
// The first few cubes say little about the others.
const MOST_GROWTH = 4;

export class Lane {
  readonly solver: Solver;
  /** The tables that two-phase searches with in htm. */
  readonly tier: TableTier;
  readonly #methods: readonly MethodTrials[];
  #cubesAtOnce = 1;

  /**
   * @param solver has one thread, and all that the methods need
   * @param trialSolver how methods use it
   */
  constructor(
    solver: Solver,
    tier: TableTier,
    experiment: Experiment,
    onCrash: LaneOptions["onCrash"] = () => undefined,
    trialSolver: TrialSolver = trialSolverOf(solver),
  ) {
    this.solver = solver;
    this.tier = tier;
    this.#methods = plannedMethods(experiment).map(
      (settings) => new MethodTrials(trialSolver, settings, experiment, onCrash),
    );
  }

  /**
   * Starts a solver, and waits for all that its methods need.
   * @param tier the tables for two-phase in htm; "mini" needs none
   * @throws SolverError if it cannot be started, such as "memory"; AbortError.
   */
  static async open(experiment: Experiment, tier: TableTier, options: LaneOptions): Promise<Lane> {
    const { baseUrl, signal, onProgress } = options;
    const solver = await Solver.create({ baseUrl, signal, onProgress, tables: tier, threads: 1 });
    try {
      await prepareMethods(solver, experiment, tier, options);
      return new Lane(solver, tier, experiment, options.onCrash);
    } catch (error) {
      solver.dispose();
      throw error;
    }
  }

  /** How many cubes the next call of `solve` should get. */
  get cubesAtOnce(): number {
    return this.#cubesAtOnce;
  }

  /**
   * Solves cubes by all methods.
   * @throws SolverError ("worker-crashed" only after several crashes); AbortError.
   */
  async solve(cubes: readonly SourceCube[], signal: AbortSignal): Promise<SolvedCube[]> {
    const startMs = performance.now();
    const byMethod: (readonly ImprovedTrial[])[] = [];
    for (const method of this.#methods) byMethod.push(await method.solve(cubes, signal));
    const possible = (cubes.length * AIMED_MS) / Math.max(1, performance.now() - startMs);
    const most = Math.min(MOST_CUBES_AT_ONCE, cubes.length * MOST_GROWTH);
    this.#cubesAtOnce = Math.max(1, Math.min(most, Math.floor(possible)));
    return cubes.map(({ number, scrambleLength, facelets }, place) => ({
      ...{ number, ...(scrambleLength === undefined ? {} : { scrambleLength }), facelets },
      trials: byMethod.map((trials) => trials[place]!.trial),
      improvements: byMethod.map((trials) => trials[place]!.improvements),
    }));
  }

  /** Ends the solver and its workers. */
  close(): void {
    this.solver.dispose();
  }
}

/**
 * Loads all that the methods of an experiment need.
 * @throws SolverError if it is not available; AbortError.
 */
export async function prepareMethods(
  solver: Pick<Solver, "prepare">,
  experiment: Experiment,
  tier: TableTier,
  { signal, onProgress }: Pick<LaneOptions, "signal" | "onProgress">,
): Promise<void> {
  const { puzzle, metric } = experiment;
  const methods = new Set(plannedMethods(experiment).map(({ method }) => method));
  if (tier === "mini" && usesTableTiers(experiment)) methods.delete("two-phase");
  for (const method of methods) {
    await solver.prepare(method, { puzzle, metric, signal, onProgress });
  }
}
