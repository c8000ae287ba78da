// What every bundle that solves by a method exports for it through Embind (wasm/solves/solve_bindings.h). A test
// compares the names with those of the loaded modules.

/** Moves `from` to `to` - 1 of those that are written. */
export interface WrittenRange {
  from: number;
  to: number;
}

/** `solver/methods/stages/stages.h` says what each field means. */
export interface MethodStep extends WrittenRange {
  /** By their colours, such as "UF" or "DFL". */
  pieces: string[];
  case?: string;
  algorithm?: string;
  /** Its values are numbers, names of pieces and places, letters of faces for colours, or texts. */
  reason?: { key: string; values: Record<string, number | string> };
}

export interface MethodStage extends WrittenRange {
  id: string;
  steps: MethodStep[];
}

export interface MethodSolution {
  /** Turns of faces, in the frame of the start, such as "R U2 F'". */
  moves: string;
  /** The same as a person makes them, with rotations, slices and wide turns. */
  written: string;
  /** Empty if the method has none. */
  stages: MethodStage[];
}

export type MethodState = "running" | "improved" | "target" | "done" | "no-solution" | "cancelled";

export interface MethodStatus {
  state: MethodState;
  /** Whether the method still makes what it needs before its first cube. */
  isPreparing: boolean;
  /** Of the best solution so far, in the metric that was asked for; -1 while there is none. */
  cost: number;
  /** No solution costs less: proven. */
  lowerBound: number;
  /** Positions visited so far. */
  nodes: number;
  /** What else the method tells as it goes, such as a depth. */
  figures: Record<string, number>;
}

export interface SolveModule {
  /**
   * Begins a solve, ending any other, from one legal cube in normal form to another, `goal`; false for any other
   * text, and for a method, metric, goal or face that is not there. `maxLength` 0: all that the method does. `cross`
   * is the letter of the face whose centre has the colour of the cross. `seed` is a whole number, 0 or more.
   */
  startSolve(
    method: string,
    metric: string,
    facelets: string,
    goal: string,
    maxLength: number,
    cross: string,
    seed: number,
  ): boolean;
  /** Does about `work` more, of a microsecond each, and returns. Without a solve only `state` is told. */
  stepSolve(work: number): MethodStatus;
  /** Ends the solve, if there is one: nothing of it is there any more, and no thread goes on with it. */
  cancelSolve(): void;
  /** The best solution so far, checked by applying it; null if there is none. */
  bestSolution(): MethodSolution | null;
}

/** What a bundle has besides whose methods give several solutions. */
export interface SeveralSolutionsModule {
  /** How many solutions of the least cost the solves give that begin later: 1 to 2^31 - 1; at first 1. */
  wantSolutions(count: number): void;
  /** The moves of those beside the best, checked by applying them; null if one of them is wrong. */
  otherSolutions(): string[] | null;
}
