// The names that the bundle of experiments exports through Embind (wasm/experiments/bindings.cpp), for the engine's
// TypeScript. A test compares them with those of the loaded module. An instance of the module is one experiment: its
// cubes, one after the other, and a summary of the results.

import type { BundleOptions } from "./table-set";

/** How the cubes of a series are drawn: solver/experiments/cube_series.h. */
export type SeriesKind = "random" | "scrambles" | "every";

/** An experiment that is known by a name: solver/experiments/presets.h. */
export interface ExperimentPreset {
  name: string;
  puzzle: string;
  /** Separated by commas, each with its settings, as `cubewright compare --methods` reads them. */
  methods: string;
  kind: SeriesKind;
  /** For "random": how many. */
  count: number;
  /** For "scrambles": the lengths, and how many of each. */
  lengths: number[];
  counts: number[];
  /** The limit of positions visited, for methods without a limit of their own. */
  maxNodes?: number;
}

export interface DrawnCube {
  /** From 1. */
  number: number;
  /** How many turns the scramble has; omitted if it is none. */
  scrambleLength?: number;
  /** In normal form. */
  facelets: string;
}

export interface Figures {
  mean: number;
  median: number;
  least: number;
  most: number;
  /** The standard deviation of the population of which the values are a sample. */
  deviation: number;
}

export interface NotedCube {
  /** Its number. */
  cube: number;
  turns: number;
  facelets: string;
}

/** A line of the table of results, as `cubewright compare --json` has it. */
export interface ResultRow {
  method: string;
  /** Omitted for all cubes of the method together. */
  scramble?: number;
  cubes: number;
  givenUp: number;
  /** How many solutions are proven shortest. */
  proven: number;
  /** Of all cubes. */
  timeMs: Figures;
  /** Of the cubes that were solved; these four are omitted if none was. */
  turns?: Figures;
  /** How often each number of turns occurred, the smallest first. */
  counts?: [turns: number, count: number][];
  best?: NotedCube;
  worst?: NotedCube;
}

export interface BestSoFarPoint {
  timeMs: number;
  /** Of the best solutions of all cubes at that time. */
  meanTurns: number;
}

export interface ExperimentsModule {
  presets(): ExperimentPreset[];
  /**
   * Starts a new series of cubes, and returns how many it has. No two `lengths` may be the same, and each needs one of
   * `counts`. The cubes are the same everywhere, and as `cubewright compare` has them.
   */
  beginCubes(
    kind: SeriesKind,
    isPocket: boolean,
    count: number,
    lengths: readonly number[],
    counts: readonly number[],
    seed: number,
  ): number;
  /** The next cubes of the series, at most `most`; none after the last. */
  nextCubes(most: number): DrawnCube[];
  skipCubes(count: number): void;
  /** `scrambleLength` -1: it is no scramble; `turns` -1: the cube was given up. `timeUs` is below 2^42. */
  addTrial(
    method: string,
    number: number,
    scrambleLength: number,
    facelets: string,
    turns: number,
    isProven: boolean,
    timeUs: number,
  ): void;
  /** The solutions of a cube, each shorter than the one before it, with the times since the solve began. */
  addImprovements(method: string, timesUs: readonly number[], turns: readonly number[]): void;
  /** What was added, by method and by length of scrambles: solver/experiments/tally.h. */
  rows(): ResultRow[];
  /** How short a method's best solutions were as time passed: solver/experiments/best_so_far.h. */
  bestSoFar(method: string): BestSoFarPoint[];
}

export default function createCubewrightExperiments(
  options?: BundleOptions,
): Promise<ExperimentsModule>;
